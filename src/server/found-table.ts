import type { Encounter } from '../engine/state';
import { GM } from '../session/authority';
import { type Facts, FRESH_SWITCHES, storedFacts } from './facts';
import { hashesOf, newCodes, newSeat } from './seats';
import type { Storage, StoredTable } from './storage/storage';

/** A new table around an encounter, and the secret of its game master's seat. */
export async function foundTable(
  storage: Storage,
  id: string,
  start: Encounter,
): Promise<{ readonly secret: string; readonly facts: Facts }> {
  const { seat, secret } = newSeat(GM, 'gm');
  const facts: Facts = {
    version: 1,
    seats: [seat],
    codes: newCodes(),
    switches: FRESH_SWITCHES,
    lastCommands: {},
    proposals: [],
    nextProposal: 1,
  };
  const table: StoredTable = {
    id,
    facts: storedFacts(facts),
    numbers: {},
    start,
    entries: [],
    cursor: 0,
    snapshot: null,
  };
  await storage.create(table, hashesOf(facts.codes));
  return { secret, facts };
}
