import { isOnBoard } from './board';
import { type BoardIndex, isSolid } from './board-index';
import { bucketQueue } from './bucket-queue';
import { squaresForOffset } from './distance';
import { FULL } from './edges';
import { FINE, type LineEnd, squaresOnLine } from './line';
import { isCutByFreeWall, lineOfEffectFromCorner, solidBarrier } from './line-of-effect';
import { DIRECTIONS, FEET_PER_SQUARE, type Square } from './square';
import { CLOSED } from './step-bits';
import { entryAt, openSteps, stepTable } from './steps';
import type { Walker } from './walker';

// Areas start in a grid corner: corner (x, y) is the top-left corner of square (x, y). A square is in when its far
// edge is (X-AREA-1, X-AREA-2). Solid squares are never listed, except by a cylinder.

/** Columns and rows from a grid corner to the far corner of a square. */
const farOffset = (corner: Square, square: Square): Square => ({
  x: square.x >= corner.x ? square.x + 1 - corner.x : square.x - corner.x,
  y: square.y >= corner.y ? square.y + 1 - corner.y : square.y - corner.y,
});

function isInRadius(corner: Square, square: Square, radiusFeet: number): boolean {
  const far = farOffset(corner, square);
  return FEET_PER_SQUARE * squaresForOffset(far.x, far.y) <= radiusFeet;
}

function squaresInRadius(index: BoardIndex, corner: Square, radiusFeet: number): Square[] {
  const radius = Math.floor(radiusFeet / FEET_PER_SQUARE);
  const squares: Square[] = [];
  for (let y = Math.max(0, corner.y - radius); y < Math.min(index.rows, corner.y + radius); y++) {
    for (let x = Math.max(0, corner.x - radius); x < Math.min(index.columns, corner.x + radius); x++) {
      if (isInRadius(corner, { x, y }, radiusFeet)) squares.push({ x, y });
    }
  }
  return squares;
}

const isReached = (index: BoardIndex, corner: Square, square: Square): boolean =>
  !isSolid(index, square) && lineOfEffectFromCorner(index, corner, square);

/** A burst or emanation: all within the radius that the origin has line of effect to (X-AREA-3, X-AREA-4, X-LOS-3). */
export const burst = (index: BoardIndex, corner: Square, radiusFeet: number): Square[] =>
  squaresInRadius(index, corner, radiusFeet).filter((square) => isReached(index, corner, square));

/** A cylinder: the whole circle, whatever stands inside it (X-AREA-7). */
export const cylinder = (index: BoardIndex, corner: Square, radiusFeet: number): Square[] =>
  squaresInRadius(index, corner, radiusFeet);

/** A cone to be laid out. */
export interface ConeRequest {
  /** A corner of the maker's square. */
  readonly corner: Square;
  /** The middle of the quarter circle: one of the eight `DIRECTIONS`. */
  readonly direction: Square;
  readonly lengthFeet: number;
}

/** A cone: a quarter circle from a corner; it does not turn corners (X-AREA-6, X-LOS-3). */
export const cone = (index: BoardIndex, { corner, direction, lengthFeet }: ConeRequest): Square[] =>
  squaresInRadius(index, corner, lengthFeet).filter(
    (square) => isInQuarter(farOffset(corner, square), direction) && isReached(index, corner, square),
  );

function isInQuarter(far: Square, direction: Square): boolean {
  const ahead = far.x * direction.x + far.y * direction.y;
  if (direction.x !== 0 && direction.y !== 0) return far.x * direction.x > 0 && far.y * direction.y > 0;
  return ahead >= Math.abs(direction.x !== 0 ? far.y : far.x);
}

/**
 * A spread: fills out round corners, so each square counts by the way to its far edge, without diagonals across
 * corners; from a corner in a wall it spreads to both sides (X-AREA-5).
 */
export function spread(index: BoardIndex, corner: Square, radiusFeet: number): Square[] {
  const maxKey = 2 * Math.floor(radiusFeet / FEET_PER_SQUARE) + 1;
  const table = stepTable(index, SPREADING);
  const keys = new Map<number, number>();
  const queue = bucketQueue(8, 0);
  // Getting to the far edge of the first square is the first diagonal: key 3, see cost.ts.
  const reach = (x: number, y: number, key: number): void => {
    const local = y * index.columns + x;
    if (key > maxKey || (entryAt(table, x, y) & CLOSED) !== 0 || (keys.get(local) ?? key + 1) <= key) return;
    keys.set(local, key);
    queue.add(local, key);
  };
  for (const [x, y] of [
    [0, 0],
    [-1, 0],
    [-1, -1],
    [0, -1],
  ] as const)
    reach(corner.x + x, corner.y + y, 3);
  for (let local = queue.take(); local >= 0; local = queue.take()) {
    const at = { x: local % index.columns, y: Math.floor(local / index.columns) };
    const open = openSteps(table, at.x, at.y);
    for (const [direction, step] of DIRECTIONS.entries()) {
      const cost = direction < 4 ? 2 : 3;
      if (((open >> direction) & 1) === 1) reach(at.x + step.x, at.y + step.y, (keys.get(local) ?? 0) + cost);
    }
  }
  queue.close();
  return [...keys.keys()]
    .sort((a, b) => a - b)
    .map((local) => ({ x: local % index.columns, y: Math.floor(local / index.columns) }));
}

const SPREADING: Walker = {
  space: 1,
  squeeze: false,
  ignoresDifficult: true,
  doublings: 0,
  occupancy: () => 'free',
  diagonals: '5-10-5',
  entersHazards: true,
};

/** A line to be laid out. */
export interface LineRequest {
  /** A corner of the maker's square. */
  readonly corner: Square;
  /** Another grid corner that the line goes through. */
  readonly toward: Square;
  readonly lengthFeet: number;
  /** The maker's square: a line along the grid runs on its side. Default: below, or to the right. */
  readonly from?: Square;
}

/** A line: every square it passes through, to its range or the first barrier (X-AREA-8, X-AREA-9). */
export function line(index: BoardIndex, request: LineRequest): Square[] {
  const { corner, toward, lengthFeet } = request;
  const [dx, dy] = [toward.x - corner.x, toward.y - corner.y];
  const length = Math.max(Math.abs(dx), Math.abs(dy));
  if (length === 0) return [];
  const times = Math.ceil(lengthFeet / FEET_PER_SQUARE / length) + 1;
  const start = { ...startOfLine(request, dx, dy), square: null };
  const end = { x: start.x + FINE * dx * times, y: start.y + FINE * dy * times, square: null };
  return squaresOnLine(start, end, solidBarrier(index)).filter(
    (square) =>
      isOnBoard(index, square) &&
      isInRadius(corner, square, lengthFeet) &&
      !isCutByFreeWall(index, FULL, start, middleOf(square)),
  );
}

const middleOf = ({ x, y }: Square): LineEnd => ({ x: FINE * x + 8, y: FINE * y + 8, square: null });

/** A line along the grid is moved into the row or column on the maker's side. */
function startOfLine({ corner, from }: LineRequest, dx: number, dy: number): { x: number; y: number } {
  const start = { x: FINE * corner.x, y: FINE * corner.y };
  if (dy === 0) return { x: start.x, y: start.y + (from !== undefined && from.y < corner.y ? -8 : 8) };
  if (dx === 0) return { x: start.x + (from !== undefined && from.x < corner.x ? -8 : 8), y: start.y };
  return start;
}
