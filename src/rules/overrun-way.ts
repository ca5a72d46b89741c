import type { Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { type SquarePair, toPair, toSquare } from './arguments';
import { inOrder } from './body';
import { legsOf } from './by-mount';
import { whyNoBody, whyTooBig } from './maneuver';
import { entersSpaceOf, provokedByEntering, stopsIn, straightWaysOver } from './overrunning';
import { PLAIN_GAIT, provokedByStep } from './provoking-steps';
import { walkPlan } from './walk-plan';
import { whyNotWalked } from './walked-blind';

/** What is wrong with running over the target along these squares, or null. */
function whyNotAlong(
  view: View,
  who: Combatant,
  target: Combatant,
  squares: readonly Square[],
): Refusal | null {
  const on = target.id;
  if (!squares.some((at) => entersSpaceOf(who, target, at)) || stopsIn(who, target, squares))
    return refusal('path-misses-target', { on }, 'X-OVR-2');
  const bodiless = whyNoBody(view, who, on);
  if (bodiless) return bodiless;
  const plan = walkPlan(view, who, 'overrun', { on });
  if (isRefusal(plan)) return plan;
  const through = { ...plan, options: { ...plan.options, through: [on] } };
  return whyNotWalked(view, who, squares, through) ?? whyTooBig(view, who, on, 'X-OVR-1');
}

/** The way that was drawn, or the shortest straight one over the target that can be walked. */
export function wayOver(
  view: View,
  who: Combatant,
  target: Combatant,
  drawn: readonly SquarePair[] | null,
): readonly Square[] | Refusal {
  const ways = drawn ? [drawn.map(toSquare)] : straightWaysOver(who, target);
  let why: Refusal = refusal('path-misses-target', { on: target.id }, 'X-OVR-2');
  for (const way of ways) {
    const wrong = whyNotAlong(view, who, target, way);
    if (!wrong) return way;
    why = wrong;
  }
  return why;
}

/** Who may strike before it comes to the push: along the way to the target, and as its space is entered (X-OVR-2). Nobody where there is no way. */
export function strikersOverrunning(
  view: View,
  who: Combatant,
  target: Combatant,
  drawn: readonly SquarePair[] | null,
): readonly CombatantId[] {
  const way = wayOver(view, who, target, drawn);
  if (isRefusal(way)) return [];
  const struck = new Set<CombatantId>();
  let mover = legsOf(view, who, 'overrun');
  const already = mover.turn.provokedByMoving;
  for (const [index, to] of way.entries()) {
    const enters = entersSpaceOf(mover, target, to);
    const by = enters
      ? provokedByEntering(view, mover, target.id, toPair(to))
      : provokedByStep(view, mover, { to, isFirst: index === 0 }, { gait: PLAIN_GAIT, already });
    for (const id of by) struck.add(id);
    if (enters) break;
    mover = { ...mover, at: to };
  }
  return inOrder(view).filter((id) => struck.has(id));
}
