import type { Play, View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Placement } from '../grid/footprint';
import { measurePath } from '../grid/path';
import type { Square } from '../grid/square';
import { boardOf, placementOf } from './body';
import { isLimited } from './economy';
import { carryRiders } from './mounting';
import { PLAIN_WALK, speedOf, walkerFor } from './movement';
import { provokedByStep } from './provoking-steps';
import { mountOf } from './riding';

const middle = ({ at, space }: Placement): Square => ({ x: at.x + space / 2, y: at.y + space / 2 });

/** The step that leads straight away from `from` through `to`: one of eight. */
export function directionAway(from: Combatant, to: Combatant): Square {
  const a = middle(placementOf(from));
  const b = middle(placementOf(to));
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return {
    x: Math.abs(dy) > 2 * Math.abs(dx) ? 0 : Math.sign(dx),
    y: Math.abs(dx) > 2 * Math.abs(dy) ? 0 : Math.sign(dy),
  };
}

export const stepped = ({ x, y }: Square, step: Square): Square => ({ x: x + step.x, y: y + step.y });

/** Whether a body can be moved one square this way: walls, corners and other bodies stop it, a pit does not. `through` counts as gone. */
export function canShift(view: View, who: Combatant, step: Square, through: CombatantId): boolean {
  const walker = walkerFor(view, who, { ...PLAIN_WALK, through: [through] });
  const measured = measurePath(
    boardOf(view),
    { ...walker, entersHazards: true },
    { from: who.at, path: [stepped(who.at, step)] },
  );
  return measured.blockedAt === null && measured.mayStop;
}

/** How many squares a body can be pushed this way, at most `most`. */
function squaresClear(
  view: View,
  who: Combatant,
  step: Square,
  { through, most }: { readonly through: CombatantId; readonly most: number },
): number {
  let clear = 0;
  let at = who.at;
  while (clear < most && canShift(view, { ...who, at }, step, through)) {
    at = stepped(at, step);
    clear++;
  }
  return clear;
}

/** X-BULL-5: feet the one who rushes may still cover: its speed, in a charge what is left of the charge. */
function rushAllowance(view: View, who: Combatant, charging: boolean): number {
  const speed = speedOf(view, who);
  if (!charging) return speed;
  return speed * (isLimited(view, who) ? 1 : 2) - who.turn.movedFeet;
}

/** X-BULL-5: 5 feet, and 5 more for each 5 points of the margin, as far as there is room and movement. In squares. */
export function squaresPossible(
  view: View,
  [who, target]: readonly [Combatant, Combatant],
  { margin, charging }: { readonly margin: number; readonly charging: boolean },
): number {
  const most = Math.min(1 + Math.floor(margin / 5), Math.floor(rushAllowance(view, who, charging) / 5));
  return squaresClear(view, target, directionAway(who, target), { through: who.id, most: Math.max(1, most) });
}

/** X-MNT-2: whose squares are fought over: a rider's are its mount's. */
export const bodyOf = (view: View, id: string): Combatant => {
  const who = view.combatant(id);
  return mountOf(view, who) ?? who;
};

/** X-BULL-6: what a step of the push provokes, from all but the other party. */
export function provokeByPush(play: Play, of: string, other: string, step: Square): void {
  const who = bodyOf(play, of);
  const gait = { kind: 'plain', exempt: [other, bodyOf(play, other).id] } as const;
  const going = { to: stepped(who.at, step), isFirst: false };
  const by = provokedByStep(play, who, going, { gait, already: who.turn.provokedByMoving });
  if (by.length === 0) return;
  play.emit({ type: 'provoked', who: of, because: 'movement', by, at: who.at });
  play.push(of, 'opportunities', { because: 'movement', by }, { step: 'start' });
}

/** Moves a body one square, and who sits on it. */
export const shift = (play: Play, who: Combatant, step: Square, mode: string): void => {
  const feet = mode === 'pushed' ? 0 : 5;
  play.emit({ type: 'moved', who: who.id, from: who.at, to: stepped(who.at, step), feet, mode });
  carryRiders(play, who.id);
};
