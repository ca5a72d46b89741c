import type { View } from '../../engine/contract';
import type { Combatant, CombatantId } from '../../engine/state';
import { flanks } from '../../grid/flanking';
import { areEnemies, areFriends, isDead, placementOf, reachOf, squaresOf } from '../body';
import { threatens } from '../threat';
import { nearbyThreats } from '../threat-map';

/** Two who both threaten an opponent that stands between them. */
export interface FlankingPair {
  readonly on: CombatantId;
  readonly by: readonly [CombatantId, CombatantId];
}

/**
 * Every pair that flanks somebody (X-FLK-1 to X-FLK-4); with `about` only those it has a part in, as one of the two or as the one
 * between them. `about` may be a copy that stands elsewhere.
 */
export function askFlanking(view: View, about: Combatant | null): readonly FlankingPair[] {
  const all = Object.values(view.encounter.combatants);
  if (about === null) return all.flatMap((target) => pairsAround(view, target, null));
  const struck = all.filter((it) => areEnemies(about, it) && threatens(view, about, squaresOf(view, it)));
  const asOneOfTwo = struck.flatMap((target) =>
    pairsAround(view, target, about).filter(({ by }) => by.includes(about.id)),
  );
  return [...asOneOfTwo, ...pairsAround(view, about, about)];
}

function pairsAround(view: View, target: Combatant, about: Combatant | null): readonly FlankingPair[] {
  if (isDead(view, target)) return [];
  const around = flankersOf(view, target, about);
  return around.flatMap((one, index) =>
    around.slice(index + 1).flatMap((other): FlankingPair[] => {
      const opposite =
        areFriends(one, other) && flanks(squaresOf(view, one), squaresOf(view, other), placementOf(target));
      return opposite ? [{ on: target.id, by: [one.id, other.id] }] : [];
    }),
  );
}

/** Enemies that threaten the target and may make use of its being flanked. */
function flankersOf(view: View, target: Combatant, about: Combatant | null): readonly Combatant[] {
  const others = nearbyThreats(view, target).filter((id) => id !== about?.id);
  const moved = about !== null && about.id !== target.id ? [about] : [];
  return [...moved, ...others.map((id) => view.combatant(id))].filter(
    (it) =>
      areEnemies(it, target) &&
      reachOf(it) > 0 &&
      threatens(view, it, squaresOf(view, target)) &&
      view.can(target, 'flanked', { opponent: it, attack: null }),
  );
}
