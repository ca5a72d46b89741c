import { BIG_BODY, DIFFICULT, LOW_WALL, SQUEEZED } from './step-bits';
import type { Walker } from './walker';

// Costs are counted in half squares: key = 2 x squares + 1 where the next diagonal is the dear one. A straight step
// adds 2 and a diagonal 3 either way, so the 5-10-5 alternation needs no second state (X-DIST-2). Each doubling
// shifts both: 4 and 6, 8 and 12 (X-TERR-1, X-TERR-7, D33).

/** What steps cost one walker. */
export interface Costs {
  readonly straight: number;
  readonly diagonal: number;
  /** Doublings by difficult ground: 1, or 0 for those it does not hamper (X-TERR-4). */
  readonly difficult: number;
  /** Half squares to cross a low wall: two squares, or 0 (X-TERR-5). */
  readonly lowWall: number;
}

export const costsOf = (walker: Walker): Costs => ({
  straight: 2,
  diagonal: walker.diagonals === '5-10-5' ? 3 : 2,
  difficult: walker.ignoresDifficult ? 0 : 1,
  lowWall: walker.ignoresDifficult ? 0 : 4,
});

/** How often the cost of a step is doubled: by the walker's own doublings and by what it meets. */
export const doublingsOf = (costs: Costs, bits: number, own: number): number =>
  own +
  ((bits & DIFFICULT) === 0 ? 0 : costs.difficult) +
  ((bits & SQUEEZED) === 0 ? 0 : 1) +
  ((bits & BIG_BODY) === 0 ? 0 : 1);

/** Half squares that a step adds to the key; a low wall is doubled by the walker's own doublings only. */
export const stepKey = (costs: Costs, diagonal: boolean, bits: number, own: number): number =>
  ((diagonal ? costs.diagonal : costs.straight) << doublingsOf(costs, bits, own)) +
  ((bits & LOW_WALL) === 0 ? 0 : costs.lowWall << own);

const MOST_LEAVING = 4;

/** The walker's own doublings of the step that leaves a placement. */
export const ownDoublings = (walker: Walker, x: number, y: number): number =>
  walker.doublingsLeaving === undefined
    ? walker.doublings
    : walker.doublings + Math.min(MOST_LEAVING, walker.doublingsLeaving({ x, y }));

/** The most that one step can add to a key. */
export function greatestStepKey(walker: Walker): number {
  const own = walker.doublings + (walker.doublingsLeaving === undefined ? 0 : MOST_LEAVING);
  return (3 << (own + 3)) + (4 << own);
}

/** The key of a start: nothing spent, an odd number of diagonals made already or not. */
export const startKey = (walker: Walker, diagonalsSoFar: number): number =>
  walker.diagonals === '5-10-5' ? diagonalsSoFar & 1 : 0;

/** Feet that a key stands for. */
export const feetOfKey = (key: number): number => 5 * (key >> 1);
