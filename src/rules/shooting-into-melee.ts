import type { AttackContext, View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { distanceFeet } from '../grid/footprint';
import { type SquarePair, toSquare } from './arguments';
import { areEnemies, areFriends, feetApart, placeOf, squaresOf } from './body';
import { threatens } from './threat';

const isImmobile = (view: View, who: Combatant): boolean => view.has(who, 'helpless');

/** RNG-6, RNG-7: enemies of which either threatens the other; who lies helpless does not count. */
function isInMeleeWith(view: View, target: Combatant, friend: Combatant): boolean {
  if (!areEnemies(target, friend) || isImmobile(view, friend) || isImmobile(view, target)) return false;
  return threatens(view, friend, squaresOf(view, target)) || threatens(view, target, squaresOf(view, friend));
}

/** RNG-8: how far a friend is from what is aimed at: the target, or the part of a big one. In feet. */
function feetFromAim(view: View, friend: Combatant, target: Combatant, { options }: AttackContext): number {
  const { part } = options;
  if (!Array.isArray(part)) return feetApart(view, friend, target);
  const aimed = { at: toSquare(part as unknown as SquarePair), space: 1 };
  return distanceFeet(placeOf(view, friend), aimed, view.encounter.houseRules.diagonals);
}

/** RNG-5, RNG-8: -4 when the target is in melee, and a friend nearer than 10 feet to what is aimed at. */
export function isShootingIntoMelee(
  view: View,
  who: Combatant,
  target: Combatant,
  attack: AttackContext,
): boolean {
  if (attack.options['ignoreMelee'] === true || view.has(who, 'precise-shot')) return false;
  const friends = Object.values(view.encounter.combatants).filter((it) => areFriends(who, it));
  return (
    friends.some((friend) => feetFromAim(view, friend, target, attack) < 10) &&
    friends.some((it) => isInMeleeWith(view, target, it))
  );
}
