import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import { step } from '../grid/path';
import type { Square } from '../grid/square';
import { occupancyFor } from './bodies-in-the-way';
import { boardOf, placementOf, spaceOf } from './body';
import { PLAIN_WALK, walkerFor } from './movement';
import { isPerceived } from './perception';

// What a side knows nothing of refuses it nothing: a path may lead into a body unseen, and ends before it when it comes to that.

const barring: ReadonlySet<string> = new Set(['blocked', 'stop-forbidden']);

/** Bodies at a place that keep `who` from being there or from stopping there. */
const bodiesAt = (view: View, who: Combatant, at: Square): readonly Combatant[] =>
  Object.values(view.encounter.combatants).filter(
    (other) =>
      other.id !== who.id &&
      footprintsOverlap({ at, space: spaceOf(who) }, placementOf(other)) &&
      barring.has(occupancyFor(view, who, other)),
  );

/** Those on a path who are in the way and whom nobody of the mover's side perceives (X-THRU-2, X-THRU-4). */
export function unseenOnTheWay(view: View, who: Combatant, path: readonly Square[]): readonly CombatantId[] {
  const found = path.flatMap((at) => bodiesAt(view, who, at));
  return [...new Set(found)].filter((other) => !isPerceived(view, who.side, other)).map(({ id }) => id);
}

/**
 * Whether a step cannot be made after all: somebody is there through whom there is no way, or, at the last square, with whom nobody may share it.
 * `through`: those whose squares are entered on purpose.
 */
export function runsInto(
  view: View,
  who: Combatant,
  to: Square,
  { through, last }: { readonly through: readonly CombatantId[]; readonly last: boolean },
): boolean {
  const walker = walkerFor(view, who, { ...PLAIN_WALK, through });
  // X-SQZ-4: a big body may squeeze past, so the step itself is asked, not the squares alone.
  if (step(boardOf(view), walker, { from: who.at, to }).blocked === 'occupied') return true;
  return (
    last &&
    bodiesAt(view, who, to).some(
      (other) => !through.includes(other.id) && !isPerceived(view, who.side, other),
    )
  );
}
