import { z } from 'zod';
import type { Command } from '../engine/contract';
import { jsonRecord } from './json';
import { PROTOCOL, word } from './wire';

// What a screen says to whoever holds the fight. Nothing of it is believed before it has been read here.

const action = z.string().min(1).max(60);
const square = z.tuple([z.int().min(-1000).max(1000), z.int().min(-1000).max(1000)]).readonly();

const dice = z.record(z.string().max(8), z.array(z.int().min(1).max(1000)).max(100));
const commandShape = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('act'),
    actor: word.nullable(),
    action,
    args: jsonRecord,
    overrule: z.boolean().exactOptional(),
    dice: dice.exactOptional(),
  }),
  z.strictObject({
    type: z.literal('answer'),
    by: word,
    decision: z.int().exactOptional(),
    choice: z.custom<Extract<Command, { type: 'answer' }>['choice']>(
      (value) => jsonRecord.safeParse(value).success && hasAnswer(value),
    ),
    dice: dice.exactOptional(),
  }),
  z.strictObject({ type: z.literal('edit'), edit: action, args: jsonRecord, dice: dice.exactOptional() }),
]);

function hasAnswer(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'answer' in value && typeof value.answer === 'string';
}

export const dragShape = z.strictObject({
  who: word,
  /** What the path would be sent as: `move`, `withdraw` … */
  action,
  path: z.array(square).max(1000).readonly(),
  waypoints: z.array(square).max(1000).readonly(),
});
/** A path as it is being drawn: squares entered, the start not included. */
export type Drag = z.infer<typeof dragShape>;

const v = z.literal(PROTOCOL);
const toServerShape = z.discriminatedUnion('type', [
  /** First, and whenever something is missing. `resume`: the last change that arrived of that stream; null: begin anew. */
  z.strictObject({
    type: z.literal('hello'),
    v,
    resume: z.strictObject({ stream: word, n: z.int().nonnegative() }).nullable(),
  }),
  /** `id`: the sender's own number for it, one more each time; the answer carries it. */
  z.strictObject({ type: z.literal('command'), v, id: z.int().nonnegative(), command: commandShape }),
  z.strictObject({ type: z.literal('drag'), v, drag: dragShape.nullable() }),
  z.strictObject({ type: z.literal('ping'), v, at: square }),
  /** Asks for lines of the log before the one with that number. */
  z.strictObject({ type: z.literal('older'), v, before: z.int() }),
  /** Is the line still there? Answered with the same. */
  z.strictObject({ type: z.literal('beat'), v }),
]);
export type ToServer = z.infer<typeof toServerShape>;

/** Reads a message of a screen; null where it is none. Never throws. */
export function readToServer(message: unknown): ToServer | null {
  return toServerShape.safeParse(message).data ?? null;
}
