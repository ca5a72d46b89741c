import { DOUBLE } from './occupancy';
import { DIFFICULT, SQUEEZED } from './steps';
import type { Walker } from './walker';

// Costs are counted in half squares: key = 2 x squares + 1 where the next diagonal is the dear one. A straight step
// adds 2 and a diagonal 3 either way, so the 5-10-5 alternation needs no second state (X-DIST-2). Each doubling
// shifts both: 4 and 6, 8 and 12 (X-TERR-1, X-TERR-7, D33).

/** What a step brings with it: the ground at arrival, bodies there, low walls on the way. */
export interface StepBits {
  /** `DIFFICULT` and `SQUEEZED` bits at arrival. */
  readonly entry: number;
  /** `DOUBLE` bit of the occupancy at arrival. */
  readonly occupancy: number;
  readonly crossesLowWall: boolean;
  readonly diagonal: boolean;
  /** Doublings of the walker and of the square left. */
  readonly doublings: number;
}

/** How often the cost of a step is doubled. */
export const doublingsOf = (walker: Walker, bits: StepBits): number =>
  bits.doublings +
  ((bits.entry & DIFFICULT) !== 0 && !walker.ignoresDifficult ? 1 : 0) +
  ((bits.entry & SQUEEZED) !== 0 ? 1 : 0) +
  ((bits.occupancy & DOUBLE) !== 0 ? 1 : 0);

/** Half squares that a low wall adds: two squares, doubled like the walker (X-TERR-5, X-TERR-7). */
export const lowWallKey = (walker: Walker, bits: StepBits): number =>
  bits.crossesLowWall && !walker.ignoresDifficult ? 4 << bits.doublings : 0;

/** Half squares that a step adds to the key. */
export const stepKey = (walker: Walker, bits: StepBits): number =>
  ((bits.diagonal && walker.diagonals === '5-10-5' ? 3 : 2) << doublingsOf(walker, bits)) +
  lowWallKey(walker, bits);

/** The key of a start: nothing spent, an odd number of diagonals made already or not. */
export const startKey = (walker: Walker, diagonalsSoFar: number): number =>
  walker.diagonals === '5-10-5' ? diagonalsSoFar & 1 : 0;

/** Feet that a key stands for. */
export const feetOfKey = (key: number): number => 5 * (key >> 1);
