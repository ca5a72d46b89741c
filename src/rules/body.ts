import type { View } from '../engine/contract';
import { followed } from '../engine/followed';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { type BoardIndex, indexBoard } from '../grid/board-index';
import { distanceFeet, type Placement } from '../grid/footprint';
import { bodySquares, isSqueezed } from '../grid/placement';
import { naturalReachFeet, spaceSquares } from '../grid/size';
import type { Square } from '../grid/square';

/** Side of its space in squares. */
export const spaceOf = (who: Combatant): number => spaceSquares(who.sheet.size);

export const placementOf = (who: Combatant): Placement => ({ at: who.at, space: spaceOf(who) });

/** The space it fights from: a rider's is its mount's (X-MNT-2). */
export function placeOf(view: View, who: Combatant): Placement {
  const mount = who.rides === null ? null : view.find(who.rides);
  return placementOf(mount ?? who);
}

export const boardOf = (view: View): BoardIndex => indexBoard(view.encounter.board);

/** The squares it fills; squeezed, only those it has room in; a rider's are its mount's (X-MNT-2). */
export const squaresOf = (view: View, who: Combatant): readonly Square[] => {
  const place = placeOf(view, who);
  return place.space === 1 ? [place.at] : bodySquares(boardOf(view), place);
};

/** X-SQZ-2: in a place narrower than its space. */
export const isSqueezing = (view: View, who: Combatant): boolean =>
  spaceOf(who) > 1 && isSqueezed(boardOf(view), placementOf(who));

/** Natural reach in feet (X-SIZE-1). */
export const reachOf = (who: Combatant): number =>
  who.sheet.reachFeet ?? naturalReachFeet(who.sheet.size, who.sheet.shape);

/** Feet between the nearest squares. */
export const feetApart = (view: View, a: Combatant, b: Combatant): number =>
  distanceFeet(placeOf(view, a), placeOf(view, b), view.encounter.houseRules.diagonals);

/** Current hit points; below 0 when dying. */
export const hitPointsOf = (who: Combatant): number => who.sheet.hitPoints - who.damage;

/** Sides are enemies of each other; `neutral` is nobody's enemy. */
export const areEnemies = (a: Combatant, b: Combatant): boolean =>
  a.side !== b.side && a.side !== 'neutral' && b.side !== 'neutral';

export const areFriends = (a: Combatant, b: Combatant): boolean => a.id !== b.id && a.side === b.side;

export const isDead = (view: View, who: Combatant): boolean => view.has(who, 'dead');

export const canAct = (view: View, who: Combatant): boolean => view.can(who, 'act');

/** What holds the body and leaves the mind free. */
const OF_THE_BODY: ReadonlySet<string> = new Set(['paralyzed']);
/** Whether it may act with its mind at least (X-CND-20). */
export const canThink = (view: View, who: Combatant): boolean =>
  view.denials(who, 'act').every(({ effect }) => OF_THE_BODY.has(effect));

interface Ranks {
  readonly all: readonly CombatantId[];
  readonly of: ReadonlyMap<CombatantId, number>;
}
const ranks = followed<Ranks, Encounter['order']>({
  build(everyone, order) {
    const listed = new Set(order);
    const all = [...order, ...everyone.flatMap(({ id }) => (listed.has(id) ? [] : [id]))];
    return { all, of: new Map(all.map((id, rank) => [id, rank])) };
  },
  // Who is in the fight is the same, and so is the order.
  replace: () => undefined,
});

const ranksOf = ({ encounter: { order, combatants } }: View): Ranks => ranks(combatants, order, order);

/** Everyone in initiative order, then those who have no place in it. */
export const inOrder = (view: View): readonly CombatantId[] => ranksOf(view).all;

/** Some of them, each once, in that order. */
export function sortedByOrder(view: View, ids: Iterable<CombatantId>): CombatantId[] {
  const found = [...new Set(ids)];
  if (found.length < 2) return found;
  const { of } = ranksOf(view);
  return found.sort((a, b) => (of.get(a) ?? 0) - (of.get(b) ?? 0));
}
