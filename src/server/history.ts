import type { Command, Rules } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { exploredBy } from '../session/explored';
import { replaying } from '../session/save-file';
import {
  currentEncounter,
  type Entry,
  encounterAt,
  jumpTo,
  redo,
  redoChain,
  type Session,
  undo,
  undoChain,
} from '../session/session';
import type { HistoryMove } from '../sharing/to-table';
import { bitByBit } from './bit-by-bit';
import { castOf } from './cast';
import type { StoredTable } from './storage/storage';
import type { ThinHistory } from './thin-history';

/** The session with its cursor moved. */
export function movedTo(session: Session, move: HistoryMove): Session {
  if (move.to === 'entry') return jumpTo(session, move.cursor);
  return { undo, redo, 'undo-chain': undoChain, 'redo-chain': redoChain }[move.to](session);
}

/**
 * Plays a stored log again; the sender's number of each command goes into `ids`. Where the rules have changed and it no longer fits,
 * the fight goes on from the last state that was written. A long log keeps no other table waiting.
 */
export async function sessionOf(
  rules: Rules,
  stored: StoredTable,
  ids: WeakMap<Command, string>,
  history: ThinHistory,
): Promise<Session> {
  const { start, entries, cursor, snapshot } = stored;
  for (const { command, commandId } of entries) ids.set(command, commandId);
  const [now, nowAt] = snapshot === null ? [start, 0] : [snapshot.encounter, snapshot.at];
  const passed = (first: Encounter, log: Entry[], place: number): void => {
    const [made, before] = [log[place], log[place - 1] ?? first];
    if (made === undefined) return;
    log[place] = history.entry(made, before, place);
    history.passed(place, 'replayed');
    lookAround(rules, { start: first, entries: log, cursor: place + 1 });
  };
  const steps = replaying(rules, { start, log: entries, cursor, now, nowAt }, passed);
  return (await bitByBit(steps)).session;
}

/** What the players' sides have seen so far is looked for while the state is at hand: they will ask. */
function lookAround(rules: Rules, session: Session): void {
  const { sides } = castOf(currentEncounter(session), encounterAt(session, session.cursor - 1));
  exploredBy(rules, session, sides);
  if (sides.length > 1) for (const side of sides) exploredBy(rules, session, [side]);
}
