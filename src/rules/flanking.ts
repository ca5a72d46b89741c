import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { flanks } from '../grid/flanking';
import { areFriends, placementOf, reachOf, squaresOf } from './body';
import { threatens } from './threat';
import { nearbyThreats } from './threat-map';

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
  nearbyThreats(view, target)
    .map((id) => view.combatant(id))
    .filter(
      (friend) =>
        areFriends(attacker, friend) &&
        reachOf(friend) > 0 &&
        threatens(view, friend, squaresOf(view, target)),
    );
