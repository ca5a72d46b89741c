import { randomBytes } from 'node:crypto';
import type { Refusal } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Dice, Encounter } from '../engine/state';
import { buildEncounter } from '../notation/build-encounter';
import { NotationError } from '../notation/problem';
import { readNotation } from '../notation/read-notation';
import type { Codes } from '../sharing/from-table';
import { hashOf, newSecret, normalCode } from './codes';
import { foundTable } from './found-table';
import type { Host } from './host';

/** What the game master gets of a new table. */
export interface Founded {
  readonly table: string;
  readonly seat: string;
  readonly codes: Codes;
}

/** Dice with the whole state of their generator random: 128 bits that nobody is told. */
export function secretDice(): Dice {
  const numbers = new Int32Array(new Uint8Array(randomBytes(16)).buffer);
  return { mode: 'generated', state: `xoroshiro128plus:${numbers.join(',')}`, queued: {} };
}

/** A fight of a text in the notation, read as carefully as a file from anywhere. */
export function encounterOf(text: string): Encounter | Refusal {
  try {
    const [first, ...more] = readNotation(text, 'encounter.yaml');
    if (first === undefined || more.length > 0) return refusal('file-not-an-encounter', { problem: '' });
    return { ...buildEncounter(first, secretDice()), dice: secretDice() };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return refusal('file-not-an-encounter', { problem: error.message });
  }
}

/** A new table around the encounter of a text. */
export async function found(host: Host, text: string): Promise<Founded | Refusal> {
  const start = encounterOf(text);
  if (isRefusal(start)) return start;
  const table = newSecret();
  const { secret, facts } = await foundTable(host.storage, table, start);
  host.log.info({ table }, 'table founded');
  return { table, seat: secret, codes: facts.codes };
}

/** The table that a code leads to, or null. */
export async function tableOfCode(host: Host, code: string): Promise<string | null> {
  const asSecret = await host.storage.tableOfCode(hashOf(code));
  return asSecret ?? host.storage.tableOfCode(hashOf(normalCode(code)));
}
