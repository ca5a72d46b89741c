import type { View } from '../../engine/contract';
import type { Combatant } from '../../engine/state';
import { conditionByHitPoints } from '../../rules/hit-points';
import { conditionOf, type Gain } from './effects';

/** What its hit points make of a combatant that enters in this state: disabled, dying, dead … None where it is said already. Brings no `prone`. */
export function gainsByHitPoints(view: View, who: Combatant): readonly Gain[] {
  const fitting = conditionByHitPoints(view, who, false);
  if (fitting === null || who.effects.some(({ id }) => id === fitting)) return [];
  return [
    fitting === 'unconscious' ? { ...conditionOf(fitting), data: { nonlethal: true } } : conditionOf(fitting),
  ];
}
