import { z } from 'zod';
import type { Command } from '../engine/contract';
import type { Json } from '../engine/state';
import type { Switches } from '../sharing/to-table';

const seatShape = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(['gm', 'player', 'table']),
  /** Hash of the secret with which the seat is taken again. */
  secret: z.string(),
});
/** Somebody's place at a table; it stays when they are away. */
export type Seat = z.infer<typeof seatShape>;

const codesShape = z.strictObject({ player: z.string(), spectator: z.string(), short: z.string() });
/** Secrets of the links and the short code as such: the game master must be able to read them again. */
export type Secrets = z.infer<typeof codesShape>;

const waitingShape = z.strictObject({
  number: z.number(),
  /** Its sender's seat, and the sender's number for it. */
  seat: z.string(),
  /** Where numbers are counted for each window of a seat (`senders.ts`): which it was. */
  sender: z.string().exactOptional(),
  id: z.number(),
  /** As it was read when it came. */
  command: z.custom<Command>((value) => typeof value === 'object' && value !== null && 'type' in value),
});
/** A player's act that waits for the game master's yes. */
export type Waiting = z.infer<typeof waitingShape>;

// What was added later has a value for tables that were written before.
const factsShape = z.strictObject({
  version: z.literal(1),
  seats: z.array(seatShape).readonly(),
  codes: codesShape,
  switches: z.strictObject({
    approval: z.boolean(),
    decisionSeconds: z.number().nullable(),
    afterwards: z.enum(['pass', 'gm']),
    placing: z.boolean().default(false),
    preparing: z.boolean().default(false),
  }),
  /** The number of the last thing each sender (`senders.ts`) had carried out. */
  lastCommands: z.record(z.string(), z.number()),
  proposals: z.array(waitingShape).readonly().default([]),
  nextProposal: z.number().default(1),
});
/** What is kept of a table besides its fight. */
export type Facts = z.infer<typeof factsShape>;

export const FRESH_SWITCHES: Switches = {
  approval: false,
  decisionSeconds: null,
  afterwards: 'pass',
  placing: false,
  preparing: false,
};

/** `numbers`: those of last commands as they are kept apart; they are newer. @throws where the database holds something else */
export function readFacts(stored: Json, numbers: Facts['lastCommands'] = {}): Facts {
  const facts = factsShape.parse(stored);
  return { ...facts, lastCommands: { ...facts.lastCommands, ...numbers } };
}
/** As it is stored. */
export const storedFacts = (facts: Facts): Json => facts as unknown as Json;
