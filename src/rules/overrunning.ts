import type { Play, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import type { Square } from '../grid/square';
import { type SquarePair, toSquare } from './arguments';
import { inOrder, placementOf, spaceOf } from './body';
import { straightPath } from './charging';
import { isLimited, whyNotPaid } from './economy';
import { whyNoOpportunity } from './opportunity';
import { PLAIN_GAIT, provokedByStep } from './provoking-steps';

/** Whether a body at `at` would share squares with the target. */
export const entersSpaceOf = (who: Combatant, target: Combatant, at: Square): boolean =>
  footprintsOverlap({ at, space: spaceOf(who) }, placementOf(target));

/** Whether the way ends on top of the target. */
export function stopsIn(who: Combatant, target: Combatant, path: readonly Square[]): boolean {
  const end = path.at(-1);
  return end !== undefined && entersSpaceOf(who, target, end);
}

/** X-OVR-2: who may strike as the defender's space is entered. The defender's is one opportunity with that for the square left. */
export function provokedByEntering(
  view: View,
  mover: Combatant,
  target: CombatantId,
  next: SquarePair | undefined,
): readonly CombatantId[] {
  const already = mover.turn.provokedByMoving;
  const to = next ? toSquare(next) : mover.at;
  const leaving = provokedByStep(view, mover, { to, isFirst: false }, { gait: PLAIN_GAIT, already });
  const defender = view.combatant(target);
  const may = !already.includes(target) && whyNoOpportunity(view, defender, mover) === null;
  return inOrder(view).filter((id) => leaving.includes(id) || (may && id === target));
}

/** Raises what entering the defender's space provokes. */
export function provokeByEntering(
  play: Play,
  who: CombatantId,
  target: CombatantId,
  next: SquarePair | undefined,
): void {
  const by = provokedByEntering(play, play.combatant(who), target, next);
  if (by.length === 0) return;
  play.emit({ type: 'provoked', who, because: 'movement', by, at: play.combatant(who).at });
  play.push(who, 'opportunities', { because: 'movement', by }, { step: 'start' });
}

/** X-OVR-1: a standard action in the middle of a move action, once a round. */
export function whyNotNow(view: View, who: Combatant): Refusal | null {
  if (who.turn.marks['overrun'] === true) return refusal('overrun-once', { who: who.id }, 'X-OVR-1');
  const unpaid = whyNotPaid(view, who, 'standard');
  if (unpaid) return unpaid;
  return who.turn.move && !isLimited(view, who)
    ? null
    : refusal('overrun-in-a-move', { who: who.id }, 'X-OVR-1');
}

/** Straight ways from the runner over the target to a place just behind it, the shortest first. */
export function straightWaysOver(who: Combatant, target: Combatant): readonly (readonly Square[])[] {
  const [own, space] = [spaceOf(who), spaceOf(target)];
  const ways: Square[][] = [];
  for (let y = target.at.y - own; y <= target.at.y + space; y++)
    for (let x = target.at.x - own; x <= target.at.x + space; x++) {
      const way = straightPath(who.at, { x, y });
      const over = way.some((at) => entersSpaceOf(who, target, at));
      if (over && !stopsIn(who, target, way)) ways.push(way);
    }
  return ways.sort((a, b) => a.length - b.length);
}
