import type { Board, Door, TerrainFeature, Wall } from '../grid/board';
import { placeOfDoor, placeOfWall } from '../grid/change-board';
import { parseSquareKey, type Square, type SquareKey } from '../grid/square';
import { besides } from '../rules/known-ground';

interface Laid {
  readonly key: SquareKey;
  readonly at: number;
  readonly features: readonly TerrainFeature[];
}
const laid = new WeakMap<Board, readonly Laid[]>();

/** Its terrain with the place of each square in a row-by-row list. */
function terrainOf(board: Board): readonly Laid[] {
  const known = laid.get(board);
  if (known !== undefined) return known;
  const made = Object.entries(board.terrain).map(([key, features]) => {
    const { x, y } = parseSquareKey(key);
    return { key: key as SquareKey, at: y * board.columns + x, features };
  });
  laid.set(board, made);
  return made;
}

/**
 * What is remembered of the ground after `seen` (row by row) was looked at: there as it is, elsewhere as it was.
 * The very same board where nothing is new, and `actual` itself where nothing of it is missing.
 */
export function rememberGround(before: Board, actual: Board, seen: Uint8Array): Board {
  const isSeen = ({ x, y }: Square): boolean =>
    x >= 0 && y >= 0 && x < actual.columns && y < actual.rows && seen[y * actual.columns + x] === 1;
  const terrain = terrainAfter(before, actual, seen);
  const bySide = (wall: Wall): boolean => besides(wall).some(isSeen);
  const walls = listAfter(before.walls, actual.walls, bySide, placeOfWall);
  const lowWalls = listAfter(before.lowWalls, actual.lowWalls, bySide, placeOfWall);
  const doors = listAfter(before.doors, actual.doors, (door) => isDoorSeen(door, isSeen), placeOfDoor);
  const isOld =
    terrain === before.terrain &&
    walls === before.walls &&
    lowWalls === before.lowWalls &&
    doors === before.doors;
  if (isOld) return before;
  const after = { columns: actual.columns, rows: actual.rows, terrain, walls, lowWalls, doors };
  return isAll(after, actual) ? actual : after;
}

const isDoorSeen = (door: Door, isSeen: (square: Square) => boolean): boolean =>
  'wall' in door ? besides(door.wall).some(isSeen) : isSeen(door.square);

function terrainAfter(before: Board, actual: Board, seen: Uint8Array): Board['terrain'] {
  const more = terrainOf(actual).filter(
    ({ key, at, features }) => seen[at] === 1 && !sameFeatures(before.terrain[key], features),
  );
  const less = terrainOf(before).filter(({ key, at }) => seen[at] === 1 && actual.terrain[key] === undefined);
  if (more.length === 0 && less.length === 0) return before.terrain;
  const gone = new Set<string>(less.map(({ key }) => key));
  const kept = Object.entries(before.terrain).filter(([key]) => !gone.has(key));
  return Object.fromEntries([...kept, ...more.map(({ key, features }) => [key, features] as const)]);
}

const sameFeatures = (a: readonly TerrainFeature[] | undefined, b: readonly TerrainFeature[]): boolean =>
  a === b || (a?.length === b.length && a.every((it, index) => it === b[index]));

/** In the order of the actual ones, then those that are only remembered. */
function listAfter<T>(
  before: readonly T[],
  actual: readonly T[],
  isSeen: (it: T) => boolean,
  placeOf: (it: T) => string,
): readonly T[] {
  const old = new Map(before.map((it) => [placeOf(it), it]));
  const found = actual.flatMap((it) => {
    const place = placeOf(it);
    const known = old.get(place);
    old.delete(place);
    if (isSeen(it)) return [it];
    return known === undefined ? [] : [known];
  });
  const past = [...old.values()].filter((it) => !isSeen(it));
  const after = [...found, ...past];
  return after.length === before.length && after.every((it, index) => it === before[index]) ? before : after;
}

const isAll = (board: Board, actual: Board): boolean =>
  board.walls.length === actual.walls.length &&
  board.walls.every((it, index) => it === actual.walls[index]) &&
  board.lowWalls.length === actual.lowWalls.length &&
  board.lowWalls.every((it, index) => it === actual.lowWalls[index]) &&
  board.doors.length === actual.doors.length &&
  board.doors.every((it, index) => it === actual.doors[index]) &&
  Object.keys(board.terrain).length === Object.keys(actual.terrain).length &&
  Object.entries(actual.terrain).every(([key, features]) => board.terrain[key as SquareKey] === features);
