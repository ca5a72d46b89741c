import type { Play, View } from '../engine/contract';
import type { CombatantId, Ending, JsonRecord } from '../engine/state';
import { endAll } from './hit-points';

/** Until the combatant's next turn begins. */
export const untilNextTurn = (view: View, of: CombatantId): Ending => ({
  when: 'turn-start',
  of,
  round: view.encounter.round + 1,
});

/** Until the end of the combatant's next turn. */
export const untilTurnEnd = (view: View, of: CombatantId): Ending => ({
  when: 'turn-end',
  of,
  round: view.encounter.round + 1,
});

/** So many rounds from now: ends just before the turn in which it began (RND-8). */
export const forRounds = (view: View, of: CombatantId, rounds: number): Ending => ({
  when: 'turn-start',
  of: view.encounter.current ?? of,
  round: view.encounter.round + rounds,
});

/** Takes a stance that lasts until the own next turn, in place of one of the same kind. */
export function takeStance(play: Play, who: CombatantId, id: string, data: JsonRecord = {}): void {
  endAll(play, who, id, 'replaced');
  play.gain(who, { id, by: who, ends: untilNextTurn(play, who), data });
}
