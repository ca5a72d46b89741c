import type { Command, Rules } from '../engine/contract';
import { replay } from '../session/save-file';
import { jumpTo, redo, redoChain, type Session, undo, undoChain } from '../session/session';
import type { HistoryMove } from '../sharing/to-table';
import type { StoredTable } from './storage/storage';

/** The session with its cursor moved. */
export function movedTo(session: Session, move: HistoryMove): Session {
  if (move.to === 'entry') return jumpTo(session, move.cursor);
  return { undo, redo, 'undo-chain': undoChain, 'redo-chain': redoChain }[move.to](session);
}

/**
 * Plays a stored log again; the sender's number of each command goes into `ids`. Where the rules have changed and it no longer fits,
 * the fight goes on from the last state that was written.
 */
export function sessionOf(rules: Rules, stored: StoredTable, ids: WeakMap<Command, string>): Session {
  const { start, entries, cursor, snapshot } = stored;
  for (const { command, commandId } of entries) ids.set(command, commandId);
  const [now, nowAt] = snapshot === null ? [start, 0] : [snapshot.encounter, snapshot.at];
  return replay(rules, { start, log: entries, cursor, now, nowAt }).session;
}
