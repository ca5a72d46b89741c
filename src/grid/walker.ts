import type { Diagonals } from './distance';
import type { Square } from './square';

/**
 * What another creature in a square means to a walker, judged by the rules and handed in:
 * - `free`: nobody there, or nobody who matters: walk and stop
 * - `pass`: may be walked through and stopped in at no extra cost (a helpless enemy, X-THRU-3)
 * - `stop-forbidden`: may be walked through, not stopped in (a friend, X-THRU-1, X-THRU-4)
 * - `double`: like `pass`, but each step into it is doubled (a very big helpless body, X-THRU-3)
 * - `blocked`: no way through (an enemy, X-THRU-2)
 */
export type Occupancy = 'free' | 'pass' | 'stop-forbidden' | 'double' | 'blocked';

/** Who walks and how, for costs and ways. The walker's own squares must count as `free`. */
export interface Walker {
  /** Side of its space in squares. */
  readonly space: number;
  /** Whether it may squeeze through places half as wide as its space (X-SQZ-1). */
  readonly squeeze: boolean;
  /** Flyers and the incorporeal: difficult ground and low obstacles do not hamper (X-TERR-4). */
  readonly ignoresDifficult: boolean;
  /** Doublings of every step beyond the ground's: 1 for the blinded and the like (X-TERR-7). */
  readonly doublings: number;
  /** Use `occupancyOf` (occupancy.ts) where speed matters; any pure function will do. */
  readonly occupancy: (square: Square) => Occupancy;
  readonly diagonals: Diagonals;
  /** Enters hazards as if they were floor (swims, flies over the pit). Default false. */
  readonly entersHazards?: boolean;
  /** Further doublings of the step that leaves this placement (tumbling, D30). Default none. */
  readonly doublingsLeaving?: (from: Square) => number;
}

/** Why a step cannot be taken. `narrow`: less than half its space, or it may not squeeze (X-SQZ-1, X-SQZ-5). */
export type StepBlock =
  | 'not-adjacent'
  | 'off-board'
  | 'solid'
  | 'door'
  | 'wall'
  | 'corner'
  | 'narrow'
  | 'hazard'
  | 'occupied';

/** One step from a placement (top-left square) to the next. */
export interface Step {
  /** What it costs, also where it is blocked (0 where that makes no sense). */
  readonly feet: number;
  readonly diagonal: boolean;
  /** A diagonal that takes its place in the 5-10 alternation (X-DIST-2); doubled ones do not (D33). */
  readonly alternates: boolean;
  readonly difficult: boolean;
  /** At arrival the full space overlaps solid squares or walls. */
  readonly squeezed: boolean;
  /** A thin low wall is crossed: 10 ft more (X-TERR-5). */
  readonly crossesLowWall: boolean;
  /** Movement may end here: nobody is in the way (X-THRU-4). */
  readonly mayStop: boolean;
  /** Null when the step can be taken. */
  readonly blocked: StepBlock | null;
}
