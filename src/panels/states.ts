import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { conditionsOf } from '../rules/report';
import { conditionIcon } from '../session/condition-icons';

/** What the order and the card say of somebody: conditions, and of the living the stances that have a picture (delaying, readied, total defense). */
export function statesOf(view: View, who: Combatant): readonly string[] {
  if (view.has(who, 'dead')) return conditionsOf(view, who);
  const stances = view
    .effectsOf(who)
    .filter(({ effect, held }) => effect.kind === 'stance' && held.instance !== null)
    .map(({ effect }) => effect.id)
    .filter((id) => conditionIcon(id) !== null);
  return [...new Set([...conditionsOf(view, who), ...stances])];
}
