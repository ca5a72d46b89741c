import type { Command } from '../engine/contract';
import type { Session } from '../session/session';
import type { Waiting } from './facts';

/** How many entries are looked at, from the last: whoever sends something again does it soon. */
const LOOKED_AT = 512;

interface Done {
  readonly session: Session;
  readonly ids: WeakMap<Command, string>;
  readonly waiting: readonly Waiting[];
}

/**
 * Whether under the sender's number something else was done than is `asked` now (null: a move in the history), or waits for a yes. Two windows of
 * one seat count on from the same number, so both may take the next: only one of them has it, and the other is not to be told that it was heard.
 */
export function wasAnother(
  { session, ids, waiting }: Done,
  { seat, id, asked }: { readonly seat: string; readonly id: number; readonly asked: Command | null },
): boolean {
  const done =
    doneUnder(session, ids, `${seat}.${id}`) ??
    waiting.find((it) => it.seat === seat && it.id === id)?.command;
  return done !== undefined && JSON.stringify(inOrder(done)) !== JSON.stringify(inOrder(asked));
}

function doneUnder(session: Session, ids: Done['ids'], number: string): Command | undefined {
  const { entries } = session;
  for (let at = entries.length - 1; at >= Math.max(0, entries.length - LOOKED_AT); at--) {
    const command = entries[at]?.command;
    if (command !== undefined && ids.get(command) === number) return command;
  }
  return undefined;
}

/** The same fields in one order, however they came. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  );
}
