import type { Play, View } from '../engine/contract';
import { DONE } from '../engine/define';
import type { Combatant, CombatantId } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import { step } from '../grid/path';
import type { Square } from '../grid/square';
import { occupancyFor } from './bodies-in-the-way';
import { boardOf, placementOf, spaceOf } from './body';
import { PLAIN_WALK, walkerFor } from './movement';
import { isPerceived } from './perception';

// A path may lead into a body that nobody of the side perceives (`walked-blind.ts`): it ends before it when it comes to that.

const barring: ReadonlySet<string> = new Set(['blocked', 'stop-forbidden']);

/** Bodies at a place that keep `who` from being there or from stopping there. */
const bodiesAt = (view: View, who: Combatant, at: Square): readonly Combatant[] =>
  Object.values(view.encounter.combatants).filter(
    (other) =>
      other.id !== who.id &&
      footprintsOverlap({ at, space: spaceOf(who) }, placementOf(other)) &&
      barring.has(occupancyFor(view, who, other)),
  );

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
  return last && isUnseenAt(view, who, to, through);
}

/** Whether somebody whom nobody of the mover's side perceives keeps it from stopping there (X-THRU-4). */
export const isUnseenAt = (
  view: View,
  who: Combatant,
  to: Square,
  through: readonly CombatantId[] = [],
): boolean =>
  bodiesAt(view, who, to).some((other) => !through.includes(other.id) && !isPerceived(view, who.side, other));

/** Told where a step of one square is spent on somebody unseen, and is not made. */
export function meetUnseen(play: Play, who: Combatant, action: string): typeof DONE {
  play.emit({ type: 'stopped', who: who.id, action, reason: 'body-unseen', with: {} });
  return DONE;
}
