import type { BoardIndex } from './board-index';
import { feetOfKey } from './cost';
import { bodiesAt, keyAt, keyOfStep, localOf, type Search, type SearchRequest, search } from './search';
import { DIRECTIONS, type Square } from './square';
import { NO_STOP } from './step-bits';
import { openSteps } from './steps';
import type { Walker } from './walker';

/** Where a walker can get, at the least cost, from one search. Places are top-left squares. */
export interface ReachMap {
  /** Cheapest cost in feet, 0 for the start; null where the budget does not reach. */
  feetTo(to: Square): number | null;
  /** True where movement may end: reached and nobody in the way (X-THRU-4). */
  mayStop(to: Square): boolean;
  /** A cheapest way, the start not included, as straight as can be; null where there is none. */
  pathTo(to: Square): Square[] | null;
  /** Places where movement may end, the start excepted, row by row. */
  squares(): Square[];
}

/**
 * Everything within a budget of feet, exact for 5-10-5 and any terrain (X-DIST-2, X-TERR-1..7, X-SQZ-1, X-THRU-1..4).
 * Build it once a turn and read paths out of it.
 */
export function reachMap(
  index: BoardIndex,
  walker: Walker,
  request: Omit<SearchRequest, 'target'>,
): ReachMap {
  const found = search(index, walker, request);
  const mayStop = (to: Square): boolean => keyAt(found, to.x, to.y) >= 0 && isFreeToStop(found, to);
  return {
    feetTo(to) {
      const key = keyAt(found, to.x, to.y);
      return key < 0 ? null : feetOfKey(key);
    },
    mayStop,
    pathTo: (to) => straightestPath(found, to),
    squares: () => reachedSquares(found).filter(mayStop),
  };
}

function isFreeToStop(found: Search, to: Square): boolean {
  const bodies = bodiesAt(found, localOf(found, to.x, to.y), to.x, to.y);
  return (bodies & NO_STOP) === 0;
}

function reachedSquares({ region, labels, from }: Search): Square[] {
  const squares: Square[] = [];
  for (const [local, label] of labels.entries()) {
    const square = {
      x: region.left + (local % region.width),
      y: region.top + Math.floor(local / region.width),
    };
    if (label > 0 && (square.x !== from.x || square.y !== from.y)) squares.push(square);
  }
  return squares;
}

/** What a way to one place costs. */
export interface CheapestPath {
  /** Squares entered, the start not included. */
  readonly path: readonly Square[];
  readonly feet: number;
  readonly mayStop: boolean;
}

/** A way to one place, and how much may be spent on it (default: no limit). */
export interface CheapestPathRequest {
  readonly from: Square;
  readonly to: Square;
  readonly budgetFeet?: number;
  readonly diagonalsSoFar?: number;
}

/** The cheapest way to one place, or null; faster than a reach map of the whole board. */
export function cheapestPath(
  index: BoardIndex,
  walker: Walker,
  request: CheapestPathRequest,
): CheapestPath | null {
  const { from, to, budgetFeet = Number.POSITIVE_INFINITY, diagonalsSoFar = 0 } = request;
  const found = search(index, walker, { from, budgetFeet, diagonalsSoFar, target: to });
  const path = straightestPath(found, to);
  if (path === null) return null;
  return { path, feet: feetOfKey(keyAt(found, to.x, to.y)), mayStop: isFreeToStop(found, to) };
}

/** Read backwards along cheapest keys; where several lead on, the one nearest to the straight line. */
function straightestPath(found: Search, to: Square): Square[] | null {
  if (keyAt(found, to.x, to.y) < 0) return null;
  const path: Square[] = [];
  for (let at: Square | null = to; at !== null && !isStart(found, at); at = placeBefore(found, at, to)) {
    path.push(at);
  }
  return path.reverse();
}

const isStart = ({ from }: Search, at: Square): boolean => at.x === from.x && at.y === from.y;

function placeBefore(found: Search, at: Square, to: Square): Square | null {
  let best: Square | null = null;
  let leastOff = Number.POSITIVE_INFINITY;
  for (const [direction, step] of DIRECTIONS.entries()) {
    const before = { x: at.x - step.x, y: at.y - step.y };
    const off = offLine(found.from, to, before);
    if (off < leastOff && leadsOn(found, before, { direction, at })) {
      best = before;
      leastOff = off;
    }
  }
  return best;
}

function leadsOn(found: Search, before: Square, { direction, at }: { direction: number; at: Square }) {
  const key = keyAt(found, before.x, before.y);
  if (key < 0 || ((openSteps(found.table, before.x, before.y) >> direction) & 1) === 0) return false;
  return key + keyOfStep(found, before, direction) === keyAt(found, at.x, at.y);
}

/** How far a square lies from the line between two others, times the line's length. */
const offLine = (from: Square, to: Square, square: Square): number =>
  Math.abs((to.x - from.x) * (square.y - from.y) - (to.y - from.y) * (square.x - from.x));
