import type { Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant } from '../engine/state';
import type { Square } from '../grid/square';
import { type SquarePair, toSquare } from './arguments';
import { whyNoBody, whyTooBig } from './maneuver';
import { entersSpaceOf, stopsIn, straightWaysOver } from './overrunning';
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
