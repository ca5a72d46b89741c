import { type BoardIndex, isSolid, mayMeetBarrier } from './board-index';
import { FULL } from './edges';
import { wallCutsLine } from './free-walls';
import { type Barrier, cornerOf, FINE, isLineFree, type LineEnd } from './line';
import { isAdjacent, type Square, sameSquare } from './square';

/** What stops line of effect: solid squares, closed doors, walls. Off the board nothing passes. */
export const solidBarrier = (index: BoardIndex): Barrier => ({
  square: (x, y) => isSolid(index, { x, y }),
  vertical: (x, y) => (index.edges.vertical(x, y) & FULL) !== 0,
  horizontal: (x, y) => (index.edges.horizontal(x, y) & FULL) !== 0,
});

/** Whether a line is cut by a wall off the grid that has one of the bits. */
export function isCutByFreeWall(index: BoardIndex, bits: number, from: LineEnd, to: LineEnd): boolean {
  if (index.freeWalls.length === 0) return false;
  const a = { x: from.x / FINE, y: from.y / FINE };
  const b = { x: to.x / FINE, y: to.y / FINE };
  return index.freeWalls.some(
    (wall) => (wall.bits & bits) !== 0 && wallCutsLine(wall, index.freeWalls, a, b),
  );
}

/** The smallest box around squares, as its first and last square. */
export function boxAround(squares: readonly Square[]): { readonly first: Square; readonly last: Square } {
  const xs = squares.map((square) => square.x);
  const ys = squares.map((square) => square.y);
  return {
    first: { x: Math.min(...xs), y: Math.min(...ys) },
    last: { x: Math.max(...xs), y: Math.max(...ys) },
  };
}

/** Two squares side by side with a wall on their whole common border: nothing gets straight across. */
function isWalledOff(index: BoardIndex, a: Square, b: Square): boolean {
  if (!isAdjacent(a, b)) return false;
  if (a.y === b.y) return (index.edges.vertical(Math.max(a.x, b.x), a.y) & FULL) !== 0;
  return a.x === b.x && (index.edges.horizontal(a.x, Math.max(a.y, b.y)) & FULL) !== 0;
}

const CORNERS = [0, 1, 2, 3] as const;

function squaresSee(index: BoardIndex, barrier: Barrier, a: Square, b: Square): boolean {
  if (sameSquare(a, b)) return true;
  if (isWalledOff(index, a, b)) return false;
  return CORNERS.some((i) =>
    CORNERS.some((j) => {
      const [from, to] = [cornerOf(a, i), cornerOf(b, j)];
      return isLineFree(barrier, from, to) && !isCutByFreeWall(index, FULL, from, to);
    }),
  );
}

/**
 * Whether an unbroken straight path leads from some corner of one creature's squares to some corner of another's;
 * creatures, low walls, fog and darkness do not break it (X-LOS-1, X-LOS-2, D32).
 */
export function lineOfEffect(index: BoardIndex, from: readonly Square[], to: readonly Square[]): boolean {
  if (from.length === 0 || to.length === 0) return false;
  const box = boxAround([...from, ...to]);
  if (!mayMeetBarrier(index, box.first, box.last)) return true;
  const barrier = solidBarrier(index);
  return from.some((a) => to.some((b) => squaresSee(index, barrier, a, b)));
}

/** Line of sight as walls and doors leave it; darkness and the like are asked of `concealmentBetween` (X-LOS-5). */
export const lineOfSight = (index: BoardIndex, from: readonly Square[], to: readonly Square[]): boolean =>
  lineOfEffect(index, from, to);

/** The middle of a square and points just inside its corners. */
const pointsInside = (square: Square): LineEnd[] =>
  [
    [8, 8],
    [1, 1],
    [15, 1],
    [15, 15],
    [1, 15],
  ].map(([x = 0, y = 0]) => ({ x: FINE * square.x + x, y: FINE * square.y + y, square }));

/** Whether an effect that starts in a grid corner reaches into a square (X-AREA-1, X-LOS-3). */
export function lineOfEffectFromCorner(index: BoardIndex, corner: Square, to: Square): boolean {
  const first = { x: Math.min(corner.x - 1, to.x), y: Math.min(corner.y - 1, to.y) };
  const last = { x: Math.max(corner.x, to.x), y: Math.max(corner.y, to.y) };
  if (!mayMeetBarrier(index, first, last)) return true;
  const barrier = solidBarrier(index);
  const from = { x: FINE * corner.x, y: FINE * corner.y, square: null };
  return pointsInside(to).some(
    (point) => isLineFree(barrier, from, point) && !isCutByFreeWall(index, FULL, from, point),
  );
}
