import { z } from 'zod';
import type { Refusal } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import type { Encounter } from '../engine/state';
import { looksLikeEncounter } from '../session/save-file';
import { patchShape } from './patch';
import { dragShape } from './to-server';
import type { Viewer } from './viewer';
import { PROTOCOL, word } from './wire';

// What a screen is told: only what its viewer may know, made by a feed.

const number = z.int().nonnegative();
const v = z.literal(PROTOCOL);
const square = z.tuple([z.number(), z.number()]).readonly();

const events = z.custom<readonly GameEvent[]>(
  (value) =>
    Array.isArray(value) &&
    value.every((it: unknown) => typeof it === 'object' && it !== null && 'type' in it),
);
/** One line of the log: who sent the command, what of it is told, and the names of those in it who are not in sight afterwards. */
const toldShape = z.strictObject({
  by: z.string(),
  events,
  names: z.record(z.string(), z.string()),
});
export type Told = z.infer<typeof toldShape>;

const viewerShape = z.custom<Viewer>(
  (value) => typeof value === 'object' && value !== null && 'role' in value && typeof value.role === 'string',
);

/** Squares that are looked at: the middle and how many fit across. Null: follow whoever acts. */
const lookShape = z.strictObject({ middle: square, across: z.number().positive() }).nullable();
export type Look = z.infer<typeof lookShape>;

const snapshotShape = z.strictObject({
  type: z.literal('snapshot'),
  v,
  /** Of which changes with their own count; a new one where those before cannot be gone on from. */
  stream: word,
  n: number,
  viewer: viewerShape,
  encounter: z.custom<Encounter>(looksLikeEncounter),
  /** The last lines of the log, oldest first; the number of the first of them, and whether there are lines before it. */
  log: z.array(toldShape).readonly(),
  first: z.int(),
  more: z.boolean(),
});
export type Snapshot = z.infer<typeof snapshotShape>;

const changeShape = z.strictObject({
  type: z.literal('change'),
  v,
  stream: word,
  /** One more than the change before it to this recipient: what it may not know leaves no gap. */
  n: number,
  kind: z.enum(['command', 'undo', 'redo']),
  /** So many of the log's last lines are taken back first. */
  less: number,
  told: z.array(toldShape).readonly(),
  patch: patchShape.readonly(),
});
export type ChangeMessage = z.infer<typeof changeShape>;

const olderShape = z.strictObject({
  type: z.literal('older'),
  v,
  stream: word,
  first: z.int(),
  more: z.boolean(),
  log: z.array(toldShape).readonly(),
});
/** Lines of the log from before those that are there. */
export type OlderMessage = z.infer<typeof olderShape>;

const toScreenShape = z.discriminatedUnion('type', [
  snapshotShape,
  changeShape,
  olderShape,
  /** There is a fight, but it is not shown yet: the game master is preparing it, or has not said whose eyes the screen has. Until the next snapshot. */
  z.strictObject({ type: z.literal('preparing'), v }),
  /** The path that somebody draws, by their name at the table; each has one. Null: no more. */
  z.strictObject({ type: z.literal('drag'), v, by: word, drag: dragShape.nullable() }),
  z.strictObject({ type: z.literal('camera'), v, look: lookShape }),
  z.strictObject({ type: z.literal('ping'), v, at: square, by: z.string() }),
  /** The line is still there. */
  z.strictObject({ type: z.literal('beat'), v }),
  /** The command with that number is carried out and kept. */
  z.strictObject({ type: z.literal('accepted'), v, id: number }),
  z.strictObject({
    type: z.literal('refusal'),
    v,
    /** The command it answers; null: the connection itself. */
    id: number.nullable(),
    refusal: z.custom<Refusal>(
      (value) => typeof value === 'object' && value !== null && 'code' in value && 'with' in value,
    ),
  }),
]);
export type ToScreen = z.infer<typeof toScreenShape>;

/** Reads a message to a screen; null where it is none. Never throws. */
export function readToScreen(message: unknown): ToScreen | null {
  return toScreenShape.safeParse(message).data ?? null;
}
