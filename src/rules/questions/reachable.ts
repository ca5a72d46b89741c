import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../engine/state';
import { type ReachMap, reachMap } from '../../grid/reach-map';
import { neighbours, type Square } from '../../grid/square';
import { boardOf } from '../body';
import { legsOf } from '../by-mount';
import { straightPath, whyNotCharged } from '../charging';
import { diagonalsBefore, walkerFor } from '../movement';
import { checkPath, ONE_SQUARE, type WalkPlan, walkPlan, whyFastEnough } from '../walk-plan';
import { inItsTurn } from './its-turn';

/** Every place within the reach of a walking action with the cheapest way there; null where the action cannot be taken. Board and questions read paths from it. */
export function reachFor(
  view: View,
  mover: Combatant,
  action: string,
  budgetFeet: number | null = null,
): ReachMap | null {
  const who = legsOf(view, mover, action);
  const plan = walkPlan(view, who, action, {});
  return isRefusal(plan) ? null : reachBy(view, who, plan, budgetFeet);
}

function reachBy(view: View, who: Combatant, plan: WalkPlan, budgetFeet: number | null): ReachMap {
  const walker = walkerFor(view, who, plan.options);
  return reachMap(boardOf(view), walker, {
    from: who.at,
    diagonalsSoFar: diagonalsBefore(view, who),
    budgetFeet: budgetFeet ?? Math.min(plan.allowance, 1000),
  });
}

/** Places (top-left squares) where the movement may end, its own excepted. `args`: the options of the action, `mode` and the like. */
export function askReachable(
  view: View,
  by: CombatantId,
  action: string,
  args: JsonRecord = {},
): readonly Square[] {
  const who = inItsTurn(view, legsOf(view, view.combatant(by), action));
  const plan = walkPlan(view, who, action, args);
  if (isRefusal(plan)) return [];
  const goes = (path: readonly Square[]): boolean => {
    const { measured, refusal } = checkPath(view, who, path, plan);
    return refusal === null && (action !== 'minimum-move' || whyFastEnough(view, who, measured) === null);
  };
  // STEP-1, MOV-7, HARD-1: one square, whatever it costs.
  if (ONE_SQUARE.has(action)) return neighbours(who.at).filter((to) => goes([to]));
  const reach = reachBy(view, who, plan, null);
  const places = reach.squares();
  if (action === 'charge') {
    const charger = who.id === by ? who : view.combatant(by);
    const charges = (route: readonly Square[]): boolean =>
      whyNotCharged(view, { who: charger, legs: who, route }, args) === null;
    return places.filter((to) => charges(straightPath(who.at, to)));
  }
  // RUN-2: the cheapest way need not be the straight one.
  if (plan.straight) return places.filter((to) => goes(straightPath(who.at, to)));
  return plan.unhampered ? places.filter((to) => goes(reach.pathTo(to) ?? [to])) : places;
}
