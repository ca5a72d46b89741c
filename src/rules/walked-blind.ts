import type { Refusal, View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import type { Measured } from '../grid/path';
import type { Square } from '../grid/square';
import { darkToWalk } from './lighting';
import { knownTo } from './perception';
import { checkPath, type WalkPlan } from './walk-plan';

// What a side knows nothing of refuses it nothing: a path may lead into ground or bodies unseen, and ends before what stops it.

/** What of a path may be unknown to a side: the rest is the same for everybody. */
const SECRETS: ReadonlySet<string> = new Set([
  'path-blocked',
  'cannot-stop-there',
  'hampered',
  'too-dark',
  'too-far',
]);

/** Why the path may not be set out on, by what the mover's side perceives; what it could not know is run into (`haltOf`). */
export function whyNotWalked(
  view: View,
  who: Combatant,
  path: readonly Square[],
  plan: WalkPlan,
): Refusal | null {
  const why = checkPath(view, who, path, plan).refusal;
  if (why === null || !SECRETS.has(why.code)) return why;
  return checkPath(knownTo(view, who.side, [who.id]), who, path, plan).refusal;
}

/**
 * The step that the ground does not allow, where nobody of the mover's side knows of it: the index in the path, or null. Bodies are met when it comes
 * to that (`runsInto`). Null as well where the path was refused by what is known: then the game master has allowed it.
 */
export function haltOf(view: View, who: Combatant, path: readonly Square[], plan: WalkPlan): number | null {
  const { measured, refusal } = checkPath(view, who, path, plan);
  if (refusal === null || whyNotWalked(view, who, path, plan) !== null) return null;
  const index = path.findIndex((at, step) => stopsAt(view, who, plan, { at, step, measured }));
  return index < 0 ? null : index;
}

interface Stepped {
  readonly at: Square;
  readonly step: number;
  readonly measured: Measured;
}

/** Whether a step is one that the plan does not allow, apart from bodies in the way. */
function stopsAt(view: View, who: Combatant, plan: WalkPlan, { at, step, measured }: Stepped): boolean {
  const taken = measured.steps[step];
  if (!taken) return false;
  if (taken.blocked !== null && taken.blocked !== 'occupied') return true;
  if ((measured.feetAt[step] ?? 0) > plan.allowance) return true;
  if (plan.unhampered && (taken.difficult || taken.crossesLowWall || taken.squeezed)) return true;
  return plan.needsSight && darkToWalk(view, who)?.(at) === true;
}
