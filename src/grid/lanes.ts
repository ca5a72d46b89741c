import { type BoardIndex, FEATURE, featuresAt } from './board-index';
import type { Placement } from './footprint';
import { occupancyBits } from './occupancy';
import type { Square } from './square';
import { NO_STOP, NO_WAY } from './step-bits';
import type { Walker } from './walker';

/**
 * Every square that some straight line from a creature's space to the same space elsewhere passes, both included,
 * row by row: the lane of a charge or a run (X-CHG-3).
 */
export function squaresOnStraightLine(from: Placement, to: Square): Square[] {
  const { at, space } = from;
  const [dx, dy] = [to.x - at.x, to.y - at.y];
  const halfBand = (Math.abs(dx) + Math.abs(dy)) * (space + 1);
  const squares: Square[] = [];
  for (let y = Math.min(at.y, to.y); y < Math.max(at.y, to.y) + space; y++) {
    for (let x = Math.min(at.x, to.x); x < Math.max(at.x, to.x) + space; x++) {
      // Twice how far the square's middle lies from the line between the middles of both spaces, times its length.
      const off = dx * (2 * (y - at.y) + 1 - space) - dy * (2 * (x - at.x) + 1 - space);
      if (Math.abs(off) < halfBand || halfBand === 0) squares.push({ x, y });
    }
  }
  return squares;
}

/** Places of a straight line in single steps, diagonals spread evenly, the start not included. */
export function straightPath(from: Square, to: Square): readonly Square[] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return {
      x: Math.round(from.x + (to.x - from.x) * share),
      y: Math.round(from.y + (to.y - from.y) * share),
    };
  });
}

/** What is in the way of a straight charge, and in which square. */
export interface Lane {
  readonly clear: boolean;
  readonly at: Square | null;
  readonly reason: 'blocked' | 'slowed' | 'occupied' | null;
}

const CLEAR: Lane = { clear: true, at: null, reason: null };

/**
 * Whether no straight line from start to end passes a square that blocks or slows movement or holds a creature
 * (helpless ones, `pass` and `double`, do not count), or a wall (X-CHG-3).
 */
export function lanesClear(index: BoardIndex, walker: Walker, from: Square, to: Square): Lane {
  const lane = squaresOnStraightLine({ at: from, space: walker.space }, to);
  const inLane = new Set(lane.map((square) => square.y * index.columns + square.x));
  const bodies = occupancyBits(index, walker.occupancy);
  for (const square of lane) {
    const reason =
      groundInTheWay(index, walker, square) ??
      ((bodies(square.x, square.y) & (NO_STOP | NO_WAY)) !== 0
        ? 'occupied'
        : wallInTheWay(index, square, inLane, walker));
    if (reason !== null) return { clear: false, at: square, reason };
  }
  return CLEAR;
}

function groundInTheWay(index: BoardIndex, walker: Walker, square: Square): 'blocked' | 'slowed' | null {
  const bits = featuresAt(index, square.x, square.y);
  const blocks = FEATURE.solid | (walker.entersHazards === true ? 0 : FEATURE.hazard);
  if ((bits & blocks) !== 0) return 'blocked';
  const slows = walker.ignoresDifficult ? 0 : FEATURE.difficult | FEATURE.obstacle;
  return (bits & slows) !== 0 ? 'slowed' : null;
}

/** A wall between this square and the one east or south of it, where both are in the lane. */
function wallInTheWay(
  index: BoardIndex,
  { x, y }: Square,
  inLane: ReadonlySet<number>,
  walker: Walker,
): 'blocked' | 'slowed' | null {
  const i = y * index.columns + x;
  const joined =
    (inLane.has(i + 1) && x + 1 < index.columns ? 1 : 0) | (inLane.has(i + index.columns) ? 2 : 0);
  if (((index.wallSteps[i] ?? 0) & joined) !== 0) return 'blocked';
  return !walker.ignoresDifficult && ((index.lowSteps[i] ?? 0) & joined) !== 0 ? 'slowed' : null;
}
