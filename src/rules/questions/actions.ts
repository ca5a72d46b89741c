import type { Action, Refusal, View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import { refuseGenerally } from '../../engine/refuse';
import type { Combatant, CombatantId } from '../../engine/state';
import { costOf } from '../economy';
import type { ActionOption } from './answers';

/**
 * Every action there is and whether it can be taken now. For one that needs no target the action's own rules are asked too;
 * for the others only what holds whatever the target: states, whose turn it is, the budget.
 */
export function askActions(view: View, by: CombatantId): readonly ActionOption[] {
  const who = view.combatant(by);
  return [...view.rules.actions.values()]
    .filter(({ internal, cost }) => internal !== true && cost !== 'gm')
    .map((action) => ({
      action: action.id,
      cost: costOf(view, who, action, {}),
      needs: action.needs,
      refusal: whyNot(view, who, action),
    }));
}

function whyNot(view: View, who: Combatant, action: Action): Refusal | null {
  const general = refuseGenerally(view, who, action, {});
  if (general || action.needs !== 'nothing') return general;
  const args = action.parse({});
  return isRefusal(args) ? null : action.refuse(view, who, args);
}
