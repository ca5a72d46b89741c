import { z } from 'zod';
import { PROTOCOL, word } from './wire';

// What people at a table that a server holds say besides what a screen says to whoever holds the fight (`to-server.ts`).

/** Longest line of the chat, in characters. */
export const LONGEST_LINE = 1000;
const v = z.literal(PROTOCOL);
/** The sender's own number for what is to be done, one more each time, so that it is never done twice. */
const id = z.int().nonnegative();

const historyMove = z.discriminatedUnion('to', [
  z.strictObject({ to: z.enum(['undo', 'redo', 'undo-chain', 'redo-chain']) }),
  z.strictObject({ to: z.literal('entry'), cursor: z.int().nonnegative() }),
]);
export type HistoryMove = z.infer<typeof historyMove>;

const switches = z.strictObject({
  /** Players' acts wait for the game master's yes. */
  approval: z.boolean(),
  /** Seconds for an answer; null: as long as it takes. */
  decisionSeconds: z.int().min(5).max(3600).nullable(),
  /** Who answers when the time is over: nobody (it is passed), or the game master. */
  afterwards: z.enum(['pass', 'gm']),
  /** Players may place their own before the fight begins. */
  placing: z.boolean(),
  /** Table screens show the fight while it is being prepared. */
  preparing: z.boolean(),
});
export type Switches = z.infer<typeof switches>;

const toTableShape = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('history'), v, id, move: historyMove }),
  z.strictObject({
    type: z.literal('say'),
    v,
    text: z.string().trim().min(1).max(LONGEST_LINE),
    to: z.enum(['all', 'gm']),
  }),
  /** A player takes a combatant that nobody plays, or lets go of an own one. */
  z.strictObject({ type: z.literal('take'), v, who: word }),
  z.strictObject({ type: z.literal('leave'), v, who: word }),
  /** What follows is the game master's. `to`: a participant's name; null: the game master plays it. */
  z.strictObject({ type: z.literal('give'), v, who: word, to: word.nullable() }),
  z.strictObject({ type: z.literal('decide'), v, proposal: z.int().nonnegative(), approve: z.boolean() }),
  z.strictObject({ type: z.literal('switch'), v, switches }),
  z.strictObject({ type: z.literal('remove'), v, participant: word }),
  z.strictObject({ type: z.literal('renew'), v }),
  z.strictObject({ type: z.literal('close'), v }),
]);
export type ToTable = z.infer<typeof toTableShape>;

/** Reads such a message; null where it is none. Never throws. */
export function readToTable(message: unknown): ToTable | null {
  return toTableShape.safeParse(message).data ?? null;
}
