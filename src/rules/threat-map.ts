import type { View } from '../engine/contract';
import { followed } from '../engine/followed';
import type { Combatant, CombatantId } from '../engine/state';
import type { ReachArea } from '../grid/reach-template';
import type { Square } from '../grid/square';
import { squaresOf } from './body';
import { RankLists } from './rank-lists';
import { threat } from './threat';

/** What one of them adds to the map. */
interface Part {
  readonly area: ReachArea;
  readonly body: readonly Square[];
}
interface ThreatMap {
  readonly names: RankLists;
  readonly parts: Part[];
  /** Riders by their place in the table: where their mount is changes what is theirs. */
  readonly riders: Map<number, Combatant>;
}

/** Whoever shares its square may be in its reach too (X-SIZE-5); who can strike at all is asked later. */
const partOf = (view: View, who: Combatant): Part => ({
  area: threat(view, who),
  body: squaresOf(view, who),
});

function put(view: View, map: ThreatMap, rank: number, who: Combatant): void {
  const part = partOf(view, who);
  const old = map.parts[rank];
  if (old !== undefined && old.area === part.area && isSameBody(old.body, part.body)) return;
  if (old !== undefined)
    for (const squares of [old.area.squares(), old.body]) map.names.remove(rank, squares);
  for (const squares of [part.area.squares(), part.body]) map.names.add(rank, squares);
  map.parts[rank] = part;
}

const isSameBody = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every(({ x, y }, index) => x === b[index]?.x && y === b[index]?.y);

const threats = followed<ThreatMap, View>({
  build(all, view) {
    const map: ThreatMap = { names: new RankLists(all), parts: [], riders: new Map() };
    for (const [rank, who] of all.entries()) {
      put(view, map, rank, who);
      if (who.rides !== null) map.riders.set(rank, who);
    }
    return map;
  },
  replace(map, { after, rank }, view) {
    put(view, map, rank, after);
    if (after.rides === null) map.riders.delete(rank);
    else map.riders.set(rank, after);
    for (const [place, rider] of map.riders) if (rider.rides === after.id) put(view, map, place, rider);
  },
});

/** Everyone who may threaten one of the squares of a body: a short list to ask closely. */
export function nearbyThreats(view: View, target: Combatant): ReadonlySet<CombatantId> {
  const { board, combatants } = view.encounter;
  const { names } = threats(combatants, board, view);
  const found = new Set<CombatantId>();
  for (const square of squaresOf(view, target))
    for (const id of names.at(square)) if (id !== target.id) found.add(id);
  return found;
}
