import type { AttackContext, View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { areEnemies, areFriends, feetApart, squaresOf } from './body';
import { threatens } from './threat';

const isImmobile = (view: View, who: Combatant): boolean => view.has(who, 'helpless');

/** RNG-6, RNG-7: enemies of which either threatens the other; who lies helpless does not count. */
function isInMeleeWith(view: View, target: Combatant, friend: Combatant): boolean {
  if (!areEnemies(target, friend) || isImmobile(view, friend) || isImmobile(view, target)) return false;
  return threatens(view, friend, squaresOf(view, target)) || threatens(view, target, squaresOf(view, friend));
}

/** RNG-5, RNG-8: -4 when the target is in melee with a friend who is nearer to it than 10 feet. */
export function isShootingIntoMelee(
  view: View,
  who: Combatant,
  target: Combatant,
  attack: AttackContext,
): boolean {
  if (attack.options['ignoreMelee'] === true || view.has(who, 'precise-shot')) return false;
  const friends = Object.values(view.encounter.combatants).filter((it) => areFriends(who, it));
  return (
    friends.some((friend) => feetApart(view, friend, target) < 10) &&
    friends.some((it) => isInMeleeWith(view, target, it))
  );
}
