import { isOnBoard } from './board';
import type { BoardIndex } from './board-index';
import { type BucketQueue, bucketQueue } from './bucket-queue';
import { type Costs, costsOf, greatestStepKey, ownDoublings, startKey, stepKey } from './cost';
import { bitsSqueezingPast, occupancyBits } from './occupancy';
import { DIRECTIONS, type Square } from './square';
import { LOW_WALL, NO_WAY, SQUEEZED } from './step-bits';
import { entryAt, lowSteps, openSteps, type StepTable, squeezedBody, stepTable } from './steps';
import type { Walker } from './walker';

/** Where a search starts and how far it goes. */
export interface SearchRequest {
  readonly from: Square;
  /** Feet that may be spent; Infinity for the whole board. */
  readonly budgetFeet: number;
  readonly diagonalsSoFar?: number;
  /** With a target the search makes for it and stops there; without one it finds everything. */
  readonly target?: Square;
}

/** Cheapest keys (see cost.ts) of the placements in a region of the board. */
export interface Search {
  readonly walker: Walker;
  readonly table: StepTable;
  readonly from: Square;
  readonly region: Region;
  /** Key + 1 of each placement of the region, 0 where it was not reached. */
  readonly labels: Int32Array;
  /** Occupancy bits at a placement, with `SEEN` once asked and `DONE` once its key is final. */
  readonly states: Uint16Array;
  readonly bodies: (x: number, y: number) => number;
  readonly costs: Costs;
}

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SEEN = 256;
const DONE = 512;
const NO_BUDGET = 1 << 28;

const keyOfBudget = (budgetFeet: number): number =>
  Number.isFinite(budgetFeet) ? 2 * Math.floor(budgetFeet / 5) + 1 : NO_BUDGET;

/** A step costs a square at least, so nothing outside this box can be reached. */
function regionOf(index: BoardIndex, from: Square, maxKey: number): Region {
  const reach = maxKey >> 1;
  const left = Math.max(0, from.x - reach);
  const top = Math.max(0, from.y - reach);
  return {
    left,
    top,
    width: Math.max(0, Math.min(index.columns - 1, from.x + reach) - left + 1),
    height: Math.max(0, Math.min(index.rows - 1, from.y + reach) - top + 1),
  };
}

/** Bits of every body in the way of a placement, worked out once. */
function bodiesReader(table: StepTable, walker: Walker): (x: number, y: number) => number {
  const read = occupancyBits(table.index, walker.occupancy);
  const { space } = table;
  if (space === 1) return read;
  return (x, y) => {
    let bits = 0;
    if ((entryAt(table, x, y) & SQUEEZED) !== 0) {
      for (const square of squeezedBody(table, x, y)) bits |= read(square.x, square.y);
      return bits;
    }
    for (let j = y; j < y + space; j++) for (let i = x; i < x + space; i++) bits |= read(i, j);
    return walker.squeeze ? bitsSqueezingPast(read, { x, y }, space, bits) : bits;
  };
}

/** Cheapest first over placements, exact for the 5-10-5 alternation (X-DIST-2). */
export function search(index: BoardIndex, walker: Walker, request: SearchRequest): Search {
  const { from, target } = request;
  const table = stepTable(index, walker);
  const maxKey = keyOfBudget(request.budgetFeet);
  const region = regionOf(index, from, maxKey);
  const found: Search = {
    walker,
    table,
    from,
    region,
    labels: new Int32Array(region.width * region.height),
    states: new Uint16Array(region.width * region.height),
    bodies: bodiesReader(table, walker),
    costs: costsOf(walker),
  };
  if (isOnBoard(index, from)) flood(found, startKey(walker, request.diagonalsSoFar ?? 0), { maxKey, target });
  return found;
}

interface Goal {
  readonly maxKey: number;
  readonly target: Square | undefined;
}

function flood(found: Search, start: number, { maxKey, target }: Goal): void {
  const { walker, region, labels, states, from } = found;
  const ahead = keyAhead(found, target, from.x, from.y);
  const queue = bucketQueue(greatestStepKey(walker) + MOST_AHEAD, start + ahead);
  const startLocal = (from.y - region.top) * region.width + from.x - region.left;
  const goal = target === undefined ? -1 : localOf(found, target.x, target.y);
  const course: Course = {
    maxKey,
    target,
    queue,
    across: DIRECTIONS.map(({ x, y }) => y * region.width + x),
  };
  labels[startLocal] = start + 1;
  queue.add(startLocal, start + ahead);
  for (let local = queue.take(); local >= 0; local = queue.take()) {
    const state = states[local] ?? 0;
    if ((state & DONE) !== 0) continue;
    states[local] = state | DONE;
    if (local === goal) break;
    expand(found, local, course);
  }
  queue.close();
}

/** How much more than the step itself can separate two neighbours' distance to the target. */
const MOST_AHEAD = 3;

/** Least key from a placement to the target over open floor: never more than the truth, so the search stays exact. */
export function keyAhead({ costs }: Search, target: Square | undefined, x: number, y: number): number {
  if (target === undefined) return 0;
  const dx = Math.abs(target.x - x);
  const dy = Math.abs(target.y - y);
  return dx > dy
    ? costs.straight * (dx - dy) + costs.diagonal * dy
    : costs.straight * (dy - dx) + costs.diagonal * dx;
}

/** What stays the same from placement to placement. */
interface Course extends Goal {
  readonly queue: BucketQueue;
  /** What each direction adds to a place in the region's arrays. */
  readonly across: readonly number[];
}

const STEP_X = Int8Array.from(DIRECTIONS, (step) => step.x);
const STEP_Y = Int8Array.from(DIRECTIONS, (step) => step.y);

/** Offers the eight neighbours the way through a placement whose key is final. */
function expand(found: Search, local: number, { maxKey, target, queue, across }: Course): void {
  const { table, region, labels, costs } = found;
  const key = (labels[local] ?? 0) - 1;
  // What costs more than the budget may lie outside the region.
  if (key + costs.straight > maxKey) return;
  const row = Math.floor(local / region.width);
  const x = local - row * region.width + region.left;
  const y = row + region.top;
  let open = openSteps(table, x, y);
  const low = lowSteps(table, x, y);
  const own = ownDoublings(found.walker, x, y);
  const known = key + 1 + costs.straight;
  // The open directions, bit by bit.
  for (; open !== 0; open &= open - 1) {
    const direction = 31 - Math.clz32(open & -open);
    const arrival = local + (across[direction] ?? 0);
    const label = labels[arrival] ?? 0;
    // Most neighbours are known already by a way no dearer than an undoubled straight step.
    if (label !== 0 && label <= known) continue;
    const toX = x + (STEP_X[direction] ?? 0);
    const toY = y + (STEP_Y[direction] ?? 0);
    const bodies = bodiesAt(found, arrival, toX, toY);
    if ((bodies & NO_WAY) !== 0) continue;
    const bits = entryAt(table, toX, toY) | bodies | ((low >> direction) & 1 ? LOW_WALL : 0);
    const next = key + stepKey(costs, direction >= 4, bits, own);
    if (next > maxKey || (label !== 0 && label <= next + 1)) continue;
    labels[arrival] = next + 1;
    queue.add(arrival, next + keyAhead(found, target, toX, toY));
  }
}

/** Occupancy bits at a placement of the region, asked once. */
export function bodiesAt(found: Search, local: number, x: number, y: number): number {
  const state = found.states[local] ?? 0;
  if ((state & SEEN) !== 0) return state & (SEEN - 1);
  const bodies = found.bodies(x, y);
  found.states[local] = state | SEEN | bodies;
  return bodies;
}

/** Place of a placement in the region's arrays, or -1. */
export function localOf({ region }: Search, x: number, y: number): number {
  const column = x - region.left;
  const row = y - region.top;
  return column < 0 || row < 0 || column >= region.width || row >= region.height
    ? -1
    : row * region.width + column;
}

/** Key of a placement, or -1 where it cannot be reached within the budget. */
export function keyAt(found: Search, x: number, y: number): number {
  const local = localOf(found, x, y);
  return local < 0 ? -1 : (found.labels[local] ?? 0) - 1;
}

/** Key that the step from a reached placement adds; the step must be open. */
export function keyOfStep(found: Search, from: Square, direction: number): number {
  const { walker, table, costs } = found;
  const x = from.x + (STEP_X[direction] ?? 0);
  const y = from.y + (STEP_Y[direction] ?? 0);
  const low = (lowSteps(table, from.x, from.y) >> direction) & 1 ? LOW_WALL : 0;
  const bits = entryAt(table, x, y) | bodiesAt(found, localOf(found, x, y), x, y) | low;
  return stepKey(costs, direction >= 4, bits, ownDoublings(walker, from.x, from.y));
}
