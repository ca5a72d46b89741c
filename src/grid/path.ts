import { isOnBoard } from './board';
import { type BoardIndex, FEATURE, featuresAt } from './board-index';
import { costsOf, doublingsOf, feetOfKey, ownDoublings, startKey, stepKey } from './cost';
import { DOOR, FULL } from './edges';
import { bitsSqueezingPast, occupancyBits } from './occupancy';
import { bodySquares, canBeAt } from './placement';
import { DIRECTIONS, type Square, sameSquare } from './square';
import { CLOSED, DIFFICULT, LOW_WALL, NO_STOP, NO_WAY, SQUEEZED } from './step-bits';
import { entryAt, lowSteps, openSteps, type StepTable, stepStop, stepTable } from './steps';
import type { Step, StepBlock, Walker } from './walker';

/** A step to be judged. Places are top-left squares. */
export interface StepRequest {
  readonly from: Square;
  readonly to: Square;
  /** Diagonals that count in the alternation made before in this action; default 0. */
  readonly diagonalsSoFar?: number;
}

/** A drawn path to be measured: the squares entered in order, the start not included. */
export interface PathRequest {
  readonly from: Square;
  readonly path: readonly Square[];
  readonly diagonalsSoFar?: number;
}

/** A drawn path, measured. */
export interface Measured {
  readonly steps: readonly Step[];
  /** Feet of the whole path, blocked steps included. */
  readonly feet: number;
  /** Feet spent after each step. */
  readonly feetAt: readonly number[];
  /** Diagonals of the alternation made in all, those before the path included. */
  readonly diagonals: number;
  /** Index of the first step that cannot be taken, or null. */
  readonly blockedAt: number | null;
  /** Movement may end at the end of the path (true for an empty one). */
  readonly mayStop: boolean;
}

const NO_STEP: Step = {
  feet: 0,
  diagonal: false,
  alternates: false,
  difficult: false,
  squeezed: false,
  crossesLowWall: false,
  mayStop: false,
  blocked: 'not-adjacent',
};

/**
 * One step of a walker of any space: what it costs and whether it can be taken.
 * X-DIST-1..4, X-THRU-1..4, X-TERR-1, X-TERR-3..5, X-TERR-7, X-SQZ-1, D33.
 */
export function step(index: BoardIndex, walker: Walker, request: StepRequest): Step {
  const { from, to, diagonalsSoFar = 0 } = request;
  const direction = DIRECTIONS.findIndex((way) => sameSquare({ x: from.x + way.x, y: from.y + way.y }, to));
  if (direction < 0) return NO_STEP;
  const table = stepTable(index, walker);
  const bits = bitsOfStep(table, walker, from, direction);
  const costs = costsOf(walker);
  const own = ownDoublings(walker, from.x, from.y);
  const diagonal = direction >= 4;
  return {
    feet: feetOfKey(startKey(walker, diagonalsSoFar) + stepKey(costs, diagonal, bits, own)),
    diagonal,
    alternates: diagonal && doublingsOf(costs, bits, own) === 0,
    difficult: (bits & DIFFICULT) !== 0 && !walker.ignoresDifficult,
    squeezed: (bits & SQUEEZED) !== 0,
    crossesLowWall: (bits & LOW_WALL) !== 0,
    mayStop: (bits & (NO_STOP | NO_WAY)) === 0,
    blocked: blockOf(table, {
      from,
      to,
      direction,
      occupied: (occupancyAt(table, walker, to) & NO_WAY) !== 0,
    }),
  };
}

/** What the step meets, as bits of cost.ts and occupancy.ts. */
function bitsOfStep(table: StepTable, walker: Walker, from: Square, direction: number): number {
  const way = DIRECTIONS[direction] ?? { x: 0, y: 0 };
  const to = { x: from.x + way.x, y: from.y + way.y };
  let low = 0;
  if (isOnBoard(table.index, from)) {
    openSteps(table, from.x, from.y);
    low = (lowSteps(table, from.x, from.y) >> direction) & 1 ? LOW_WALL : 0;
  }
  return (entryAt(table, to.x, to.y) & (DIFFICULT | SQUEEZED)) | occupancyAt(table, walker, to) | low;
}

/** Occupancy bits of everything the body would fill. */
export function occupancyAt(table: StepTable, walker: Walker, at: Square): number {
  const read = occupancyBits(table.index, walker.occupancy);
  if (walker.space === 1) return read(at.x, at.y);
  let bits = 0;
  for (const square of bodySquares(table.index, { at, space: walker.space }))
    bits |= read(square.x, square.y);
  const isRoomy = (entryAt(table, at.x, at.y) & SQUEEZED) === 0;
  return walker.squeeze && isRoomy ? bitsSqueezingPast(read, at, walker.space, bits) : bits;
}

interface Taken {
  readonly from: Square;
  readonly to: Square;
  readonly direction: number;
  readonly occupied: boolean;
}

function blockOf(table: StepTable, taken: Taken): StepBlock | null {
  const closed = (entryAt(table, taken.to.x, taken.to.y) & CLOSED) !== 0;
  if (closed) return whyClosed(table, taken);
  const stop = stepStop(table, taken.from, taken.direction);
  if (stop !== null) return stop === 'wall' && isThinDoor(table, taken) ? 'door' : stop;
  return taken.occupied ? 'occupied' : null;
}

/** The reason that tells the player most, looked at from the top-left square on. */
function whyClosed(table: StepTable, { to }: Taken): StepBlock {
  const { index, space } = table;
  const last = { x: to.x + space - 1, y: to.y + space - 1 };
  if (!isOnBoard(index, to) || !isOnBoard(index, last)) return 'off-board';
  const bits = featuresAt(index, to.x, to.y);
  if ((bits & FEATURE.door) !== 0) return 'door';
  if ((bits & FEATURE.solid) !== 0) return 'solid';
  return canBeAt(index, { at: to, space }, table.squeeze) ? 'hazard' : 'narrow';
}

function isThinDoor(table: StepTable, { from, direction }: Taken): boolean {
  const { edges } = table.index;
  for (let i = 0; i < table.space; i++) {
    const bits = [
      edges.vertical(from.x + table.space, from.y + i),
      edges.horizontal(from.x + i, from.y + table.space),
      edges.vertical(from.x, from.y + i),
      edges.horizontal(from.x + i, from.y),
    ][direction];
    if (((bits ?? 0) & FULL) !== 0) return ((bits ?? 0) & DOOR) !== 0;
  }
  return false;
}

/** Costs step by step and in all for a drawn path (X-DIST-2: diagonals are counted over the whole action). */
export function measurePath(index: BoardIndex, walker: Walker, request: PathRequest): Measured {
  const steps: Step[] = [];
  const feetAt: number[] = [];
  let { from } = request;
  let diagonals = request.diagonalsSoFar ?? 0;
  let feet = 0;
  for (const to of request.path) {
    const taken = step(index, walker, { from, to, diagonalsSoFar: diagonals });
    steps.push(taken);
    feet += taken.feet;
    feetAt.push(feet);
    if (taken.alternates) diagonals += 1;
    from = to;
  }
  const blockedAt = steps.findIndex((taken) => taken.blocked !== null);
  return {
    steps,
    feet,
    feetAt,
    diagonals,
    blockedAt: blockedAt < 0 ? null : blockedAt,
    mayStop: steps.at(-1)?.mayStop ?? true,
  };
}
