import type { Play, View } from '../engine/contract';
import type { Combatant, CombatantId, EffectInstance, Ending, JsonRecord } from '../engine/state';
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

/** So many rounds from now: ends just before the initiative count on which it began, whoever acts then (RND-8). */
export function forRounds(view: View, of: CombatantId, rounds: number): Ending {
  const now = view.encounter.current ?? of;
  const round = view.encounter.round + rounds;
  const count = view.find(now)?.initiative?.total;
  return count === undefined
    ? { when: 'turn-start', of: now, round }
    : { when: 'count', count, of: now, round };
}

/** Somebody as if it had taken these stances, each in place of one of its kind. */
export function inStances(who: Combatant, stances: readonly (readonly [string, JsonRecord])[]): Combatant {
  if (stances.length === 0) return who;
  const taken = stances.map(([id, data]): EffectInstance => ({ uid: 0, id, by: who.id, ends: null, data }));
  const kept = who.effects.filter(({ id }) => !taken.some((it) => it.id === id));
  return { ...who, effects: [...kept, ...taken] };
}

/** What is in force on somebody, for keys: within a state the same one may be asked about in different stances. */
export const stancesKey = ({ effects }: Combatant): string => effects.map(({ id }) => id).join();

/** Takes a stance that lasts until the own next turn, in place of one of the same kind. */
export function takeStance(play: Play, who: CombatantId, id: string, data: JsonRecord = {}): void {
  endAll(play, who, id, 'replaced');
  play.gain(who, { id, by: who, ends: untilNextTurn(play, who), data });
}
