import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { type Box, mayMeetBarrier } from '../grid/board-index';
import { type Concealment, concealmentBetween } from '../grid/concealment';
import { lineOfEffect, lineOfSight } from '../grid/line-of-effect';
import { boardOf, feetApart, placeOf, squaresOf } from './body';
import { lightFor } from './lighting';

/** X-LOS-1: an unbroken straight path between two bodies. */
export const hasLineOfEffect = (view: View, a: Combatant, b: Combatant): boolean =>
  lineOfEffect(boardOf(view), squaresOf(view, a), squaresOf(view, b));

/** Whether light, walls, invisibility and its own eyes let `viewer` see `target` (X-LOS-5, X-LIGHT-1, X-CND-1, X-CND-17). */
export function canSee(view: View, viewer: Combatant, target: Combatant): boolean {
  const board = boardOf(view);
  if (!lineOfSight(board, squaresOf(view, viewer), squaresOf(view, target))) return false;
  if (view.has(viewer, 'blindsight') && feetApart(view, viewer, target) <= 60) return true;
  if (!view.can(viewer, 'see') || isUnseen(view, viewer, target)) return false;
  return hiddenByLight(view, viewer, target, false) < 50;
}

/** Those of many whom it sees, in their order: where nothing stands between any of them and all is bright, lines are not drawn. */
export function seenAmong(view: View, viewer: Combatant, others: readonly Combatant[]): readonly Combatant[] {
  const isPlain = lightFor(view, viewer) === null && !view.has(viewer, 'blindsight');
  if (!isPlain || mayMeetBarrier(boardOf(view), boxAroundAll(view, [viewer, ...others])))
    return others.filter((target) => canSee(view, viewer, target));
  return view.can(viewer, 'see') ? others.filter((target) => !isUnseen(view, viewer, target)) : [];
}

/** The smallest box that they all stand in. */
function boxAroundAll(view: View, all: readonly Combatant[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const who of all) {
    const { at, space } = placeOf(view, who);
    box.left = Math.min(box.left, at.x);
    box.top = Math.min(box.top, at.y);
    box.right = Math.max(box.right, at.x + space - 1);
    box.bottom = Math.max(box.bottom, at.y + space - 1);
  }
  return box;
}

/** What shadow and darkness hide from its eyes. */
function hiddenByLight(view: View, viewer: Combatant, target: Combatant, melee: boolean): Concealment {
  const light = lightFor(view, viewer);
  if (light === null) return 0;
  return concealmentBetween(boardOf(view), squaresOf(view, viewer), squaresOf(view, target), {
    melee,
    light,
  });
}

const isUnseen = (view: View, viewer: Combatant, target: Combatant): boolean =>
  (target.hidden && viewer.side !== target.side) ||
  (view.has(target, 'invisible') && !view.has(viewer, 'see-invisibility'));

/**
 * Miss chance in per cent for an attack on `target`: 20 in concealment, 50 where it cannot be seen (X-CON-4, X-CON-8).
 * The best counts, they do not add up (X-CON-5).
 */
export function concealmentFrom(
  view: View,
  attacker: Combatant,
  target: Combatant,
  melee: boolean,
): Concealment {
  if (feelsAround(view, attacker, target)) return 0;
  const ground = obscuredBy(view, attacker, target, melee);
  const magic = Math.max(
    0,
    ...view
      .modifiers({ stat: 'miss-chance', of: target, against: attacker, detail: null, attack: null })
      .map(({ value }) => value),
  );
  const best = Math.max(ground, magic >= 50 ? 50 : magic >= 20 ? 20 : 0) as Concealment;
  // X-FEAT-15.
  return best < 50 && !melee && view.has(attacker, 'improved-precise-shot') ? 0 : best;
}

const feelsAround = (view: View, attacker: Combatant, target: Combatant): boolean =>
  view.has(attacker, 'blindsight') && feetApart(view, attacker, target) <= 60;

/** What eyes and light leave to an attacker, without the spells that deceive it about a target in plain sight. */
function obscuredBy(view: View, attacker: Combatant, target: Combatant, melee: boolean): Concealment {
  if (!view.can(attacker, 'see') || isUnseen(view, attacker, target)) return 50;
  return hiddenByLight(view, attacker, target, melee);
}

/** Total concealment: the attacker does not see it where it stands (X-CON-7). Displacement is none (X-CON-3). */
export const isOutOfSight = (view: View, attacker: Combatant, target: Combatant, melee: boolean): boolean =>
  !feelsAround(view, attacker, target) && obscuredBy(view, attacker, target, melee) === 50;

/** How often a miss chance is rolled before the blow is lost: twice in melee with Blind-Fight (X-FEAT-24). */
export const missChanceRolls = (view: View, attacker: Combatant, melee: boolean): number =>
  melee && view.has(attacker, 'blind-fight') ? 2 : 1;
