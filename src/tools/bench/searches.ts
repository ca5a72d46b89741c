import type { Encounter } from '../../engine/state';
import { cheapestPath, type ReachMap, reachMap } from '../../grid/reach-map';
import { type Square, squareKey } from '../../grid/square';
import type { Walker } from '../../grid/walker';
import { boardOf } from '../../rules/body';
import { walkerFor } from '../../rules/movement';
import { floodFloor, floorGround, floorPlace, floorSearch } from './floor-search';
import { compare, mustEqual, plainly } from './measure';
import type { Row } from './rows';
import { asked, encounterOf, MOVER, mustFind, sceneText } from './scene';
import { slowReach } from './slow-truth';

const EVERYWHERE = Number.POSITIVE_INFINITY;
const FAR_KEY = 1 << 28;

/** Searches on a board of 200 x 200 with difficult ground, solid squares and 500 bodies in the way. */
export function searchRows(): readonly Row[] {
  const room = { width: 4, height: 4, crowd: 6 };
  const wish = { columns: 200, rows: 200, combatants: 500, room, seed: 5, terrain: true };
  const encounter = encounterOf(sceneText(wish));
  const view = asked(encounter);
  const index = boardOf(view);
  const mover = mustFind(encounter, MOVER);
  const walker = walkerFor(view, mover);
  const large: Walker = { ...walker, space: 2 };
  const at = mover.at;
  checkReach(
    'reach of 30 ft',
    reachMap(index, walker, { from: at, budgetFeet: 30 }),
    slowReach(index, walker, at, 30),
  );
  checkReach(
    'reach of 30 ft, Large',
    reachMap(index, large, { from: at, budgetFeet: 30 }),
    slowReach(index, large, at, 30),
  );
  const everything = slowReach(index, walker, at, EVERYWHERE);
  checkReach(
    'reach of the whole board',
    reachMap(index, walker, { from: at, budgetFeet: EVERYWHERE }),
    everything,
  );
  const corners = cornersOf(encounter, walker);
  const floor = floorOf(encounter);
  for (const [key, feet] of everything) mustEqual(`bare loop to ${key}`, floor.feetTo(at, key), feet);
  mustEqual(
    'path across the board',
    cheapestPath(index, walker, corners)?.feet,
    slowReach(index, walker, corners.from, EVERYWHERE).get(squareKey(corners.to)),
  );
  const near = (who: Walker) =>
    compare(
      plainly(() => reachMap(index, who, { from: at, budgetFeet: 30 })),
      plainly(() => floor.flood(at, 13)),
    );
  const whole = compare(
    plainly(() => reachMap(index, walker, { from: at, budgetFeet: EVERYWHERE })),
    plainly(() => floor.flood(at, FAR_KEY)),
  );
  const across = compare(
    plainly(() => cheapestPath(index, walker, corners)),
    plainly(() => floor.path(corners.from, corners.to)),
  );
  return [
    row('10', 'reach at 30 ft, Medium, 200 x 200', near(walker), 4),
    row('10', 'reach at 30 ft, Large, 200 x 200', near(large), null),
    row('11', 'reach over the whole board, 200 x 200', whole, 1.7),
    row('12', 'path across the board, 200 x 200', across, 1.8),
  ];
}

function row(
  budget: string,
  what: string,
  { figure, reference }: { figure: number; reference: number },
  goal: number | null,
): Row {
  return {
    budget,
    what,
    figure,
    unit: 'us',
    reference: { name: 'search in typed arrays', value: reference },
    goal: goal === null ? null : { ratio: goal },
  };
}

function checkReach(what: string, map: ReachMap, truth: ReadonlyMap<string, number>): void {
  const found = new Map<string, number>();
  for (let y = 0; y < 200; y++)
    for (let x = 0; x < 200; x++) {
      const feet = map.feetTo({ x, y });
      if (feet !== null) found.set(squareKey({ x, y }), feet);
    }
  mustEqual(`${what}: places`, found.size, truth.size);
  for (const [key, feet] of truth) mustEqual(`${what}: ${key}`, found.get(key) ?? null, feet);
}

/** Open squares near two opposite corners between which there is a way. */
function cornersOf(encounter: Encounter, walker: Walker): { readonly from: Square; readonly to: Square } {
  const index = boardOf(asked(encounter));
  const from = openNear(walker, 1);
  const map = reachMap(index, walker, { from, budgetFeet: EVERYWHERE });
  for (let i = 198; i > 150; i--)
    if (map.feetTo({ x: i, y: i }) !== null) return { from, to: { x: i, y: i } };
  throw new Error('no way across the board of the bench');
}

function openNear({ occupancy }: Walker, from: number): Square {
  let at = from;
  while (occupancy({ x: at, y: at }) !== 'free') at += 1;
  return { x: at, y: at };
}

function floorOf(encounter: Encounter) {
  const ground = floorGround(encounter, MOVER);
  const search = floorSearch(ground);
  const flood = (from: Square, maxKey: number) =>
    floodFloor(search, floorPlace(ground, from), { maxKey, goal: -1 });
  let flooded: Int32Array | null = null;
  return {
    flood,
    path: (from: Square, to: Square) =>
      floodFloor(search, floorPlace(ground, from), { maxKey: FAR_KEY, goal: floorPlace(ground, to) }),
    feetTo(from: Square, key: string): number {
      flooded ??= flood(from, FAR_KEY).labels;
      const [x = 0, y = 0] = key.split(',').map(Number);
      return 5 * (((flooded[floorPlace(ground, { x, y })] ?? 0) - 1) >> 1);
    },
  };
}
