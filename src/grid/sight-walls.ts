import { type BoardIndex, FEATURE } from './board-index';
import { DOOR, FULL } from './edges';
import { endsOf, type FreeWall, type Point, wallCutsLine } from './free-walls';
import { FINE, type LineEnd } from './line';
import { bucketsOf, type WallBuckets } from './wall-buckets';

// What walls off the grid do to straight lines. Lines run from corner to corner, and such walls often pass exactly through
// corners: on which side of the wall is the eye then? It looks from inside its own square, a hair off the corner. A line
// that only touches an end or runs along a wall is to pass all the same (D32), so a few ways of being a hair off are tried
// and one that passes is enough, and an end that stands free is taken to be a little shorter.

/** In squares; much more than the arithmetic rounds away, much less than anything drawn. */
const HAIR = 2 ** -12;
/** Eye and target, each nearer to its corner or further off: a line that grazes a corner has it on its good side in one of them. */
const WAYS = [
  [HAIR, HAIR],
  [HAIR, 8 * HAIR],
  [8 * HAIR, HAIR],
] as const;
const SHORTER = 2 ** -7;
/** Ends nearer to another wall than this do not stand free. */
const CLOSE = 2 ** -8;
/** A hole of a foot: five feet of wall with one in it stop no line of effect (X-LOS-4). A hair less, for what arithmetic rounds. */
const HOLE = 0.199;
/** How much of a wall of the grid is joined to a wall off the grid that ends in its corner. */
const STUB = 2 ** -6;

/** A closed door nearer to the border of squares than this, and along it, shuts the border: nobody peeps out of a sliver of the next square. */
const AJAR = 1 / 16;

/** Whether a line is cut, whichever way it passes, by a wall off the grid that counts. */
export function isCutOffGrid(
  index: BoardIndex,
  from: LineEnd,
  to: LineEnd,
  counts: (wall: FreeWall) => boolean,
): boolean {
  if (index.freeWalls.length === 0) return false;
  const walls = sightWallsOf(index);
  return WAYS.every(([near, far]) => {
    const [a, b] = [insideOf(from, near), insideOf(to, far)];
    const cuts = (wall: FreeWall): boolean => wallCutsLine(wall, walls.at, a, b) && counts(wall);
    // Lines are asked in bundles: what has cut the last one mostly cuts the next.
    if (walls.last !== null && cuts(walls.last)) return true;
    return walls.someAlong(a, b, (wall) => {
      const isCut = cuts(wall);
      if (isCut) walls.last = wall;
      return isCut;
    });
  });
}

/** A corner moved a little into its square; a corner of no square stays where it is. */
function insideOf({ x, y, square }: LineEnd, hair: number): Point {
  if (square === null) return { x: x / FINE, y: y / FINE };
  return {
    x: x / FINE + hair * Math.sign(square.x + 0.5 - x / FINE),
    y: y / FINE + hair * Math.sign(square.y + 0.5 - y / FINE),
  };
}

interface SightWalls extends WallBuckets<FreeWall> {
  /** The wall that cut a line last; it is asked first, which changes no answer. */
  last: FreeWall | null;
}

/** Walls off the grid with their free ends shortened, and the beginnings of the walls of the grid that they are joined to. */
function sightWallsOf(index: BoardIndex): SightWalls {
  const known = index.derived.get('sight walls');
  if (known !== undefined) return known as SightWalls;
  const walls = index.freeWalls.map(onBorder);
  const stubs = stubsOf(index, walls);
  const all = bucketsOf([...walls, ...stubs], endsOf, index);
  const shortened = walls.map((wall) => shorten(index, all, wall));
  const made = { ...bucketsOf([...shortened, ...stubs], endsOf, index), last: null };
  index.derived.set('sight walls', made);
  return made;
}

function stubsOf({ edges }: BoardIndex, walls: readonly FreeWall[]): FreeWall[] {
  const corners = new Map<string, Point>();
  for (const end of walls.flatMap(endsOf))
    if (Number.isInteger(end.x) && Number.isInteger(end.y)) corners.set(`${end.x},${end.y}`, end);
  return [...corners.values()].flatMap(({ x, y }) =>
    [
      { dx: 1, dy: 0, bits: edges.horizontal(x, y) },
      { dx: -1, dy: 0, bits: edges.horizontal(x - 1, y) },
      { dx: 0, dy: 1, bits: edges.vertical(x, y) },
      { dx: 0, dy: -1, bits: edges.vertical(x, y - 1) },
    ].flatMap(({ dx, dy, bits }) =>
      bits === 0 ? [] : [{ x1: x, y1: y, x2: x + STUB * dx, y2: y + STUB * dy, bits }],
    ),
  );
}

function onBorder(wall: FreeWall): FreeWall {
  if ((wall.bits & DOOR) === 0) return wall;
  const [x, y] = [Math.round(wall.x1), Math.round(wall.y1)];
  if (wall.x1 === wall.x2 && Math.abs(wall.x1 - x) < AJAR) return { ...wall, x1: x, x2: x };
  return wall.y1 === wall.y2 && Math.abs(wall.y1 - y) < AJAR ? { ...wall, y1: y, y2: y } : wall;
}

/** The wall without a little of each end that stands free. */
function shorten(index: BoardIndex, walls: WallBuckets<FreeWall>, wall: FreeWall): FreeWall {
  const [a, b] = endsOf(wall);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 4 * SHORTER) return wall;
  const isFree = (end: Point, near: number): boolean => isLoose(index, walls, { wall, end, near });
  const offOf = (end: Point, other: Point): number => {
    if (!isFree(end, CLOSE)) return 0;
    return (isFree(end, HOLE) ? beyondCorner(end, other) : 0) || SHORTER;
  };
  const [first, last] = [Math.min(1, offOf(a, b) / length), Math.min(1, offOf(b, a) / length)];
  if (first + last === 0) return wall;
  if (first + last >= 1) return { ...wall, x2: a.x, y2: a.y };
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return {
    x1: a.x + first * dx,
    y1: a.y + first * dy,
    x2: b.x - last * dx,
    y2: b.y - last * dy,
    bits: wall.bits,
  };
}

/** How far a wall along a border runs past the last corner, where what it leaves open there is a hole (X-LOS-4); else 0. */
function beyondCorner(end: Point, other: Point): number {
  const upright = end.x === other.x && Number.isInteger(end.x);
  if (!upright && !(end.y === other.y && Number.isInteger(end.y))) return 0;
  const [at, from] = upright ? [end.y, other.y] : [end.x, other.x];
  const past = at > from ? at - Math.floor(at) : Math.ceil(at) - at;
  return 1 - past < HOLE ? 0 : past;
}

/** An end that touches no other wall and no solid square. */
function isLoose(
  index: BoardIndex,
  walls: WallBuckets<FreeWall>,
  { wall, end, near }: { readonly wall: FreeWall; readonly end: Point; readonly near: number },
): boolean {
  if (meetsGrid(index, end)) return false;
  const here = [-near, near].flatMap((dx) =>
    [-near, near].flatMap((dy) => walls.at({ x: end.x + dx, y: end.y + dy })),
  );
  return !here.some((other) => other !== wall && distanceTo(other, end) < near);
}

/** Whether a point lies on the line of a grid wall or at a solid square. */
function meetsGrid({ edges, columns, rows, features }: BoardIndex, { x, y }: Point): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  const [onVertical, onHorizontal] = [Math.abs(x - column) < CLOSE, Math.abs(y - row) < CLOSE];
  if (!onVertical && !onHorizontal) return false;
  const isWall = (bits: number): boolean => (bits & FULL) !== 0;
  if (onVertical && isWall(edges.vertical(column, Math.floor(y)))) return true;
  if (onHorizontal && isWall(edges.horizontal(Math.floor(x), row))) return true;
  const solid = (dx: number, dy: number): boolean => {
    const [sx, sy] = [Math.floor(x + dx), Math.floor(y + dy)];
    if (sx < 0 || sy < 0 || sx >= columns || sy >= rows) return true;
    return ((features[sy * columns + sx] ?? 0) & FEATURE.solid) !== 0;
  };
  return [-CLOSE, CLOSE].some((dx) => [-CLOSE, CLOSE].some((dy) => solid(dx, dy)));
}

/** From a point to the nearest of a wall, in squares. */
export function distanceTo(wall: FreeWall, point: Point): number {
  const [a, b] = endsOf(wall);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.min(Math.max(along, 0), 1);
  return Math.hypot(a.x + t * dx - point.x, a.y + t * dy - point.y);
}
