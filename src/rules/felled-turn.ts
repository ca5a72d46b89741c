import type { Play } from '../engine/contract';
import type { CombatantId } from '../engine/state';

/**
 * The turn of one that fell is over after the last answer. Where further decisions hung on the fall (they closed by themselves, or a
 * cleave came of it) the table ends the turn instead, so that nobody's opportunities are renewed early.
 */
export function leaveTurnToTable(play: Play, id: CombatantId): void {
  const who = play.find(id);
  if (!who || play.encounter.current !== id || play.can(who, 'act')) return;
  const marks = { ...who.turn.marks, couldAct: false };
  play.emit({ type: 'turnChanged', who: id, changes: { marks }, cost: null });
}
