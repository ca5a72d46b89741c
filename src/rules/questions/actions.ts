import type { Action, Refusal, View } from '../../engine/contract';
import { isRefusal, refusal } from '../../engine/refusal';
import { refuseGenerally, whyDecideFirst } from '../../engine/refuse';
import type { Combatant, CombatantId } from '../../engine/state';
import { costOf } from '../economy';
import { WALKING_ACTIONS, walkPlan } from '../walk-plan';
import type { ActionOption } from './answers';
import { askChoices } from './choices';

/**
 * Every action there is and whether it can be taken now. For one that needs no target the action's own rules are asked too;
 * for the others only what holds whatever the target: states, whose turn it is, the budget. While a decision is open there is none.
 */
export function askActions(view: View, by: CombatantId): readonly ActionOption[] {
  const who = view.combatant(by);
  return [...view.rules.actions.values()]
    .filter(({ internal, cost }) => internal !== true && cost !== 'gm')
    .map((action) => optionOf(view, who, action));
}

function optionOf(view: View, who: Combatant, action: Action): ActionOption {
  const parsed = action.parse({});
  const complete = !isRefusal(parsed);
  // Nothing is chosen yet: an action that must have arguments is asked for at its usual cost.
  const asked = complete || !action.usualCost ? action : { ...action, cost: action.usualCost };
  const args = complete ? parsed : {};
  const waiting = whyDecideFirst(view.encounter);
  const general = waiting ?? refuseGenerally(view, who, asked, args) ?? whyNever(view, who, action);
  return {
    action: action.id,
    cost: costOf(view, who, asked, args),
    needs: action.needs,
    refusal: general ?? (complete && action.needs === 'nothing' ? action.refuse(view, who, args) : null),
  };
}

/** What no argument can change: the action's own word, and for walking ones whether it can walk so at all. */
function whyNever(view: View, who: Combatant, action: Action): Refusal | null {
  const own = action.precheck?.(view, who) ?? null;
  const without = own ?? whyNothingForIt(view, who, action);
  if (without || !WALKING_ACTIONS.includes(action.id)) return without;
  const plan = walkPlan(view, who, action.id, {});
  return isRefusal(plan) ? plan : null;
}

/** Whether there is anything that it could be done with: a thing, a door. */
function whyNothingForIt(view: View, who: Combatant, { id, needs, clause }: Action): Refusal | null {
  if (needs === 'item' && askChoices(view, who.id, id).length === 0)
    return refusal('nothing-for-it', { who: who.id }, clause);
  return needs === 'door' && view.encounter.board.doors.length === 0
    ? refusal('no-door-here', {}, clause)
    : null;
}
