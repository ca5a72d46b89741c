import { apply } from '../engine/apply';
import type { Command, Outcome, Rules } from '../engine/contract';
import type { GameEvent } from '../engine/events';
import type { Dice, Encounter } from '../engine/state';

/** One accepted command: who sent it, what happened, the fight after it. */
export interface Entry {
  readonly by: string;
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly after: Encounter;
}
/** The history of a fight. Entries before `cursor` hold; those behind it can be redone. */
export interface Session {
  readonly start: Encounter;
  readonly entries: readonly Entry[];
  readonly cursor: number;
}

export function openSession(start: Encounter): Session {
  return { start, entries: [], cursor: 0 };
}

/** The fight after the first `cursor` entries. */
export function encounterAt(session: Session, cursor: number): Encounter {
  return session.entries[cursor - 1]?.after ?? session.start;
}

export function currentEncounter(session: Session): Encounter {
  return encounterAt(session, session.cursor);
}

/** Puts another entry in the place of the one that was made. `place`: how many are before it; `before`: the last of them, or the start. */
export type KeepEntry = (made: Entry, before: Entry | Encounter, place: number) => Entry;

/** Plays a command at the cursor. Refused: the very same session. Accepted: what could be redone is gone. */
export const submit = (
  rules: Rules,
  session: Session,
  by: string,
  command: Command,
): readonly [Session, Outcome] => submitKept(rules, session, { by, command, keep: (made) => made });

/** The same, the entry made by whoever keeps it. */
export function submitKept(
  rules: Rules,
  session: Session,
  { by, command, keep }: { readonly by: string; readonly command: Command; readonly keep: KeepEntry },
): readonly [Session, Outcome] {
  const outcome = apply(rules, currentEncounter(session), command);
  if (!outcome.ok) return [session, outcome];
  const made: Entry = { by, command, events: outcome.events, after: outcome.encounter };
  const { cursor } = session;
  const entry = keep(made, session.entries[cursor - 1] ?? session.start, cursor);
  const kept = cursor === session.entries.length ? session.entries : session.entries.slice(0, cursor);
  const entries = kept.concat(entry);
  return [{ ...session, entries, cursor: entries.length }, outcome];
}

/** Moves the cursor to just after entry number `cursor` (0: the start); clamped to what there is. */
export function jumpTo(session: Session, cursor: number): Session {
  const to = Math.max(0, Math.min(session.entries.length, Math.trunc(cursor)));
  return to === session.cursor ? session : { ...session, cursor: to };
}

export function undo(session: Session): Session {
  return jumpTo(session, session.cursor - 1);
}

export function redo(session: Session): Session {
  return jumpTo(session, session.cursor + 1);
}

/** Takes back a whole act with everything it set off: to the last state before the cursor in which nothing was being resolved. */
export function undoChain(session: Session): Session {
  let cursor = session.cursor - 1;
  while (cursor > 0 && encounterAt(session, cursor).stack.length > 0) cursor -= 1;
  return jumpTo(session, cursor);
}

/** Redoes up to the next state in which nothing is being resolved, or to the end. */
export function redoChain(session: Session): Session {
  const last = session.entries.length;
  let cursor = session.cursor + 1;
  while (cursor < last && encounterAt(session, cursor).stack.length > 0) cursor += 1;
  return jumpTo(session, cursor);
}

/**
 * The session with the dice of its present state in `mode`. How dice are thrown is no fact of the fight, so it makes no entry;
 * whatever is played from here on goes on in that mode.
 */
export function withDiceMode(session: Session, mode: Dice['mode']): Session {
  const now = currentEncounter(session);
  if (now.dice.mode === mode) return session;
  const after: Encounter = { ...now, dice: { ...now.dice, mode } };
  const last = session.entries[session.cursor - 1];
  if (last === undefined) return { ...session, start: after };
  const entries = session.entries.with(session.cursor - 1, { ...last, after });
  return { ...session, entries };
}
