import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { footprintsOverlap, gapBetween } from '../grid/footprint';
import { canBeAt } from '../grid/placement';
import type { Square } from '../grid/square';
import { boardOf, isDead, placementOf, spaceOf } from './body';

const FARTHEST = 12;

/** Whether nobody living stands in the way of a body here, and walls leave it room. */
export function isFreePlace(view: View, who: Combatant, at: Square): boolean {
  const place = { at, space: spaceOf(who) };
  if (!canBeAt(boardOf(view), place, false)) return false;
  return Object.values(view.encounter.combatants).every(
    (other) => other.id === who.id || isDead(view, other) || !footprintsOverlap(place, placementOf(other)),
  );
}

/** The nearest free place to where someone is: straight steps before diagonal ones, then row by row. Null where all is full. */
export function nearestFreePlace(view: View, who: Combatant): Square | null {
  for (let ring = 1; ring <= FARTHEST; ring++) {
    const found = placesInRing(who, ring).find((at) => isFreePlace(view, who, at));
    if (found) return found;
  }
  return null;
}

function placesInRing({ at }: Combatant, ring: number): readonly Square[] {
  const places: Square[] = [];
  for (let y = at.y - ring; y <= at.y + ring; y++)
    for (let x = at.x - ring; x <= at.x + ring; x++)
      if (Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) === ring) places.push({ x, y });
  const bend = (place: Square): number => {
    const gap = gapBetween({ at, space: 1 }, { at: place, space: 1 });
    return Math.min(gap.x, gap.y);
  };
  return places.sort((a, b) => bend(a) - bend(b));
}
