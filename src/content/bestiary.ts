import type { Size } from '../grid/size';
import type { Creature } from './creature';
import { creatureIds, findEntry } from './creatures';
import { RACES } from './races';

/** One line of the bestiary, for lists and search. */
export interface BestiaryEntry extends Pick<Creature, 'type' | 'challengeRating' | 'alignment'> {
  readonly id: string;
  /** Key of its name in the catalogue that `loadCreatureText` brings. */
  readonly nameKey: string;
  readonly subtypes: readonly string[];
  readonly size: Size;
}

/** Every creature, by challenge rating and then by id. */
export const bestiary: readonly BestiaryEntry[] = creatureIds
  .flatMap((id) => {
    const entry = findEntry(id);
    return entry === null ? [] : [lineOf(id, entry)];
  })
  .sort((a, b) => a.challengeRating - b.challengeRating || (a.id < b.id ? -1 : 1));

function lineOf(id: string, entry: Creature): BestiaryEntry {
  const { type, subtypes = [], challengeRating, alignment, size, race } = entry;
  return {
    id,
    nameKey: `creatures:name.${id}`,
    type,
    subtypes,
    alignment,
    challengeRating,
    size: size ?? (race === undefined ? 'medium' : RACES[race].size),
  };
}
