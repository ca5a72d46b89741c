import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId } from '../../engine/state';
import { type ReachMap, reachMap } from '../../grid/reach-map';
import type { Square } from '../../grid/square';
import { boardOf } from '../body';
import { walkerFor } from '../movement';
import { checkPath, walkPlan } from '../walk-plan';

/** Every place within the reach of a walking action with the cheapest way there; null where the action cannot be taken. Board and questions read paths from it. */
export function reachFor(
  view: View,
  who: Combatant,
  action: string,
  budgetFeet: number | null = null,
): ReachMap | null {
  const plan = walkPlan(view, who, action, {});
  if (isRefusal(plan)) return null;
  const walker = walkerFor(view, who, plan.options);
  return reachMap(boardOf(view), walker, {
    from: who.at,
    budgetFeet: budgetFeet ?? Math.min(plan.allowance, 1000),
  });
}

/** Places (top-left squares) where the movement may end, its own excepted. */
export function askReachable(view: View, by: CombatantId, action: string): readonly Square[] {
  const who = view.combatant(by);
  const plan = walkPlan(view, who, action, {});
  if (isRefusal(plan)) return [];
  const reach = reachFor(view, who, action, action === 'five-foot-step' ? 10 : null);
  // STEP-1: a budget that lets a slowed step through would let two quick ones through as well.
  const oneSquare = action === 'five-foot-step';
  const places = (reach?.squares() ?? []).filter((to) => !oneSquare || reach?.pathTo(to)?.length === 1);
  if (!plan.straight && !plan.unhampered) return places;
  return places.filter((to) => checkPath(view, who, reach?.pathTo(to) ?? [to], plan).refusal === null);
}
