import { z } from 'zod';
import type { Switches } from './to-table';
import { PROTOCOL, word } from './wire';

// What a table that a server holds tells besides the fight itself (`to-screen.ts`).

const v = z.literal(PROTOCOL);
const role = z.enum(['gm', 'player', 'table']);

const personShape = z.strictObject({
  id: word,
  name: word,
  role,
  online: z.boolean(),
  /** Those it plays, as far as the reader of this may know them. */
  plays: z.array(word).readonly(),
});
/** Somebody at the table. */
export type Person = z.infer<typeof personShape>;

const codesShape = z.strictObject({ player: word, spectator: word, short: word });
/** What lets others in: secrets for two links, and the code that is read aloud. Only the game master gets them. */
export type Codes = z.infer<typeof codesShape>;

const rollShape = z.strictObject({
  dice: z.string(),
  faces: z.array(z.int()).readonly(),
  total: z.int(),
});
const lineShape = z.strictObject({
  by: z.string(),
  to: z.enum(['all', 'gm']),
  text: z.string(),
  roll: rollShape.nullable(),
});
/** A line of the chat; `roll` where dice were thrown with it. */
export type ChatLine = z.infer<typeof lineShape>;

const proposalShape = z.strictObject({
  id: z.int().nonnegative(),
  by: z.string(),
  who: z.string(),
  action: z.string(),
  path: z.array(z.tuple([z.number(), z.number()])).nullable(),
  on: z.string().nullable(),
});
/** An act of a player's that waits for the game master's yes. */
export type Proposal = z.infer<typeof proposalShape>;

const deadlineShape = z.strictObject({ decision: z.int(), seconds: z.number() });
/** Seconds that are left for a decision. */
export type Deadline = z.infer<typeof deadlineShape>;

const fromTableShape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    v,
    you: z.strictObject({ id: word, name: word, role }),
    /** The secret with which this seat is taken again; only when it was new. */
    seat: z.string().nullable(),
    /** The sender's number of the last command that was carried out; the next is higher. */
    lastCommand: z.int(),
    codes: codesShape.nullable(),
  }),
  z.strictObject({ type: z.literal('codes'), v, codes: codesShape }),
  z.strictObject({ type: z.literal('people'), v, people: z.array(personShape).readonly() }),
  z.strictObject({
    type: z.literal('switches'),
    v,
    switches: z.custom<Switches>(
      (value) => typeof value === 'object' && value !== null && 'approval' in value,
    ),
  }),
  z.strictObject({ type: z.literal('said'), v, lines: z.array(lineShape).readonly() }),
  z.strictObject({ type: z.literal('proposals'), v, proposals: z.array(proposalShape).readonly() }),
  z.strictObject({ type: z.literal('deadlines'), v, deadlines: z.array(deadlineShape).readonly() }),
  /** Why the line is being closed for good. */
  z.strictObject({ type: z.literal('closed'), v, why: z.enum(['removed', 'rubbish', 'ended', 'version']) }),
]);
export type FromTable = z.infer<typeof fromTableShape>;

/** Reads such a message; null where it is none. Never throws. */
export function readFromTable(message: unknown): FromTable | null {
  return fromTableShape.safeParse(message).data ?? null;
}
