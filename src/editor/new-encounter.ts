import { seededDice } from '../engine/dice';
import type { Encounter } from '../engine/state';
import { buildEncounter } from '../notation/build-encounter';
import { readNotation } from '../notation/read-notation';

export const NEW_COLUMNS = 24;
export const NEW_ROWS = 18;

/** An encounter to begin with: open floor, nobody there, before the fight. `seed` of its dice: a whole number. */
export function newEncounter(title: string, seed: number): Encounter {
  const [document] = readNotation(`title: ${JSON.stringify(title)}\nsize: [${NEW_COLUMNS}, ${NEW_ROWS}]\n`);
  if (document === undefined) throw new Error('a document was written and none was read');
  return buildEncounter(document, seededDice(seed));
}
