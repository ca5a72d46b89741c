import type { View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { CombatantId, JsonRecord } from '../engine/state';
import { straightPath } from '../grid/lanes';
import { measurePath } from '../grid/path';
import { type ReachMap, reachMap } from '../grid/reach-map';
import { type Square, sameSquare } from '../grid/square';
import { boardOf } from './body';
import { PLAIN_WALK, speedOf, walkerFor } from './movement';
import { walkPlan } from './walk-plan';

/** A path that is being drawn, as far as it lies fast. */
export interface Drawn {
  readonly who: CombatantId;
  readonly from: Square;
  /** Squares entered up to the last waypoint, the start not included. */
  readonly pinned: readonly Square[];
  /** What it would be sent as; null: whatever fits its length. */
  readonly intent: { readonly action: string; readonly args: JsonRecord } | null;
}

/** Lines that may not bend (X-CHG-2, RUN-2). */
const STRAIGHT = new Set(['charge', 'run']);
const isStraight = ({ intent }: Drawn): boolean => intent !== null && STRAIGHT.has(intent.action);
export const startOf = ({ from, pinned }: Drawn): Square => pinned.at(-1) ?? from;

/** Ways are looked for this far in feet, so that what is too far is drawn as well. */
const farBudget = (feet: number): number => Math.max(120, 4 * feet + 30);

/** Everywhere that can be reached from the last waypoint, as the view knows the ground and who stands on it. */
export function waysOn(view: View, { who, from, pinned, intent }: Drawn): ReachMap {
  const mover = view.combatant(who);
  const plan = walkPlan(view, mover, intent?.action ?? 'move', intent?.args ?? {});
  const walker = walkerFor(view, mover, isRefusal(plan) ? PLAIN_WALK : plan.options);
  const index = boardOf(view);
  const { diagonals } = measurePath(index, walker, { from, path: pinned });
  return reachMap(index, walker, {
    from: pinned.at(-1) ?? from,
    budgetFeet: farBudget(speedOf(view, mover)),
    diagonalsSoFar: diagonals,
  });
}

/** The whole path when it goes on to a square. `ways` is asked only where it may bend. */
export function pathOn(drawn: Drawn, to: Square, ways: () => ReachMap): readonly Square[] {
  const start = startOf(drawn);
  if (sameSquare(start, to)) return drawn.pinned;
  const way = isStraight(drawn) ? null : ways().pathTo(to);
  // Where there is no way the line goes straight, and the rules say what it runs into.
  return [...drawn.pinned, ...(way ?? straightPath(start, to))];
}
