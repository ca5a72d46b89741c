import { type BoardIndex, type Box, FEATURE, featuresAt, mayMeetBarrier } from './board-index';
import { FULL } from './edges';
import { type Barrier, cornerOf, FINE, isLineFree, type LineEnd } from './line';
import { isCutOffGrid } from './sight-walls';
import { isAdjacent, type Square, sameSquare } from './square';

/** What stops line of effect: solid squares, closed doors, walls. Off the board nothing passes. */
export const solidBarrier = (index: BoardIndex): Barrier => ({
  square: (x, y) => (featuresAt(index, x, y) & FEATURE.solid) !== 0,
  vertical: (x, y) => (index.edges.vertical(x, y) & FULL) !== 0,
  horizontal: (x, y) => (index.edges.horizontal(x, y) & FULL) !== 0,
});

/** Whether a line is cut by a wall off the grid that has one of the bits. */
export function isCutByFreeWall(index: BoardIndex, bits: number, from: LineEnd, to: LineEnd): boolean {
  return isCutOffGrid(index, from, to, (wall) => (wall.bits & bits) !== 0);
}

/** The smallest box around two creatures' squares. */
export function boxAround(a: readonly Square[], b: readonly Square[]): Box {
  const first = a[0] ?? b[0] ?? { x: 0, y: 0 };
  const box = { left: first.x, top: first.y, right: first.x, bottom: first.y };
  for (const squares of [a, b]) {
    for (const { x, y } of squares) {
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box;
}

/** Two squares side by side with a wall on their whole common border: nothing gets straight across. */
function isWalledOff(index: BoardIndex, a: Square, b: Square): boolean {
  if (!isAdjacent(a, b)) return false;
  if (a.y === b.y) return (index.edges.vertical(Math.max(a.x, b.x), a.y) & FULL) !== 0;
  return a.x === b.x && (index.edges.horizontal(a.x, Math.max(a.y, b.y)) & FULL) !== 0;
}

/**
 * Two squares that meet in a corner with walls in both ways around it: a wall that goes on through the corner, or a corner of walls.
 * One that ends there leaves the other way open (D32).
 */
function isCorneredOff(index: BoardIndex, a: Square, b: Square): boolean {
  if (Math.abs(a.x - b.x) !== 1 || Math.abs(a.y - b.y) !== 1) return false;
  const ways = [
    { x: a.x, y: b.y },
    { x: b.x, y: a.y },
  ];
  return ways.every((way) => isWalledOff(index, a, way) || isWalledOff(index, way, b));
}

const CORNERS = [0, 1, 2, 3] as const;

function squaresSee(index: BoardIndex, barrier: Barrier, a: Square, b: Square): boolean {
  if (sameSquare(a, b)) return true;
  if (isWalledOff(index, a, b) || isCorneredOff(index, a, b)) return false;
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
  if (!mayMeetBarrier(index, boxAround(from, to))) return true;
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
  const around = [
    { x: corner.x - 1, y: corner.y - 1 },
    { x: corner.x, y: corner.y },
  ];
  if (!mayMeetBarrier(index, boxAround(around, [to]))) return true;
  const barrier = solidBarrier(index);
  const from = { x: FINE * corner.x, y: FINE * corner.y, square: null };
  return pointsInside(to).some(
    (point) => isLineFree(barrier, from, point) && !isCutByFreeWall(index, FULL, from, point),
  );
}
