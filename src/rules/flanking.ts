import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { flanks } from '../grid/flanking';
import { areFriends, placementOf, reachOf, squaresOf } from './body';
import { threatens } from './threat';

/** X-FLK-1 to X-FLK-4: a friend that threatens the target stands on the opposite border or corner. */
export function isFlanking(view: View, attacker: Combatant, target: Combatant): boolean {
  if (reachOf(attacker) === 0 || !view.can(target, 'flanked', { opponent: attacker, attack: null }))
    return false;
  const own = squaresOf(view, attacker);
  return partners(view, attacker, target).some((friend) =>
    flanks(own, squaresOf(view, friend), placementOf(target)),
  );
}

const partners = (view: View, attacker: Combatant, target: Combatant): Combatant[] =>
  Object.values(view.encounter.combatants).filter(
    (friend) =>
      areFriends(attacker, friend) &&
      friend.id !== target.id &&
      isNear(friend, target) &&
      reachOf(friend) > 0 &&
      threatens(view, friend, squaresOf(view, target)),
  );

/** Cheap: nobody flanks from farther off than the longest reach there is. */
const isNear = (a: Combatant, b: Combatant): boolean =>
  Math.abs(a.at.x - b.at.x) <= 16 && Math.abs(a.at.y - b.at.y) <= 16;
