import { isOnBoard } from './board';
import type { BoardIndex } from './board-index';
import { bucketQueue } from './bucket-queue';
import { startKey, stepKey } from './cost';
import { NO_WAY, occupancyBits } from './occupancy';
import { bodySquares } from './placement';
import { DIRECTIONS, type Square } from './square';
import { entryAt, lowSteps, openSteps, SQUEEZED, type StepTable, stepTable } from './steps';
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

/** Cheapest keys (see cost.ts) of the placements in a window of the board. */
export interface Search {
  readonly walker: Walker;
  readonly table: StepTable;
  readonly from: Square;
  readonly window: Window;
  /** Key + 1 of each placement of the window, 0 where it was not reached. */
  readonly labels: Int32Array;
  /** Occupancy bits at a placement, with `SEEN` once asked and `DONE` once its key is final. */
  readonly states: Uint8Array;
  readonly bodies: (x: number, y: number) => number;
}

interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SEEN = 64;
const DONE = 128;
const NO_BUDGET = 1 << 28;

const keyOfBudget = (budgetFeet: number): number =>
  Number.isFinite(budgetFeet) ? 2 * Math.floor(budgetFeet / 5) + 1 : NO_BUDGET;

/** A step costs a square at least, so nothing outside this box can be reached. */
function windowOf(index: BoardIndex, from: Square, maxKey: number): Window {
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
      for (const square of bodySquares(table.index, { at: { x, y }, space }))
        bits |= read(square.x, square.y);
      return bits;
    }
    for (let j = y; j < y + space; j++) for (let i = x; i < x + space; i++) bits |= read(i, j);
    return bits;
  };
}

/** The most that one step can add to a priority. */
function spanOf(walker: Walker): number {
  const doublings = walker.doublings + (walker.doublingsLeaving === undefined ? 0 : 4);
  return (3 << (doublings + 3)) + (4 << doublings) + 4;
}

/** Cheapest first over placements, exact for the 5-10-5 alternation (X-DIST-2). */
export function search(index: BoardIndex, walker: Walker, request: SearchRequest): Search {
  const { from, target } = request;
  const table = stepTable(index, walker);
  const maxKey = keyOfBudget(request.budgetFeet);
  const window = windowOf(index, from, maxKey);
  const found: Search = {
    walker,
    table,
    from,
    window,
    labels: new Int32Array(window.width * window.height),
    states: new Uint8Array(window.width * window.height),
    bodies: bodiesReader(table, walker),
  };
  const start = startKey(walker, request.diagonalsSoFar ?? 0);
  if (!isOnBoard(index, from)) return found;
  const startLocal = (from.y - window.top) * window.width + from.x - window.left;
  found.labels[startLocal] = start + 1;
  flood(found, { startLocal, start, maxKey, target: target ?? null });
  return found;
}

interface Flood {
  readonly startLocal: number;
  readonly start: number;
  readonly maxKey: number;
  readonly target: Square | null;
}

/** Least key from a placement to the target over open floor: never more than the truth, so the search stays exact. */
function keyAhead(walker: Walker, target: Square | null, x: number, y: number): number {
  if (target === null) return 0;
  const dx = Math.abs(target.x - x);
  const dy = Math.abs(target.y - y);
  return 2 * Math.max(dx, dy) + (walker.diagonals === '5-10-5' ? Math.min(dx, dy) : 0);
}

function flood(found: Search, { startLocal, start, maxKey, target }: Flood): void {
  const { walker, table, window, labels, states } = found;
  const first = start + keyAhead(walker, target, found.from.x, found.from.y);
  const queue = bucketQueue(spanOf(walker), first);
  queue.add(startLocal, first);
  for (let local = queue.take(); local >= 0; local = queue.take()) {
    const state = states[local] ?? 0;
    if ((state & DONE) !== 0) continue;
    states[local] = state | DONE;
    const y = Math.floor(local / window.width) + window.top;
    const x = (local % window.width) + window.left;
    if (target !== null && x === target.x && y === target.y) return;
    const key = (labels[local] ?? 0) - 1;
    const open = openSteps(table, x, y);
    const doublings = doublingsLeaving(walker, x, y);
    for (let direction = 0; direction < 8; direction++) {
      if (((open >> direction) & 1) === 0) continue;
      const step = DIRECTIONS[direction] ?? DIRECTIONS[0];
      if (step === undefined) continue;
      const arrival = local + step.y * window.width + step.x;
      // A cheaper way cannot come by a dearer place, and a key beyond the budget may lie outside the window.
      if (key + 2 > maxKey || ((states[arrival] ?? 0) & DONE) !== 0) continue;
      const toX = x + step.x;
      const toY = y + step.y;
      const bodies = bodiesAt(found, arrival, toX, toY);
      if ((bodies & NO_WAY) !== 0) continue;
      const next =
        key +
        stepKey(walker, {
          entry: entryAt(table, toX, toY),
          occupancy: bodies,
          crossesLowWall: ((lowSteps(table, x, y) >> direction) & 1) === 1,
          diagonal: direction >= 4,
          doublings,
        });
      const label = labels[arrival] ?? 0;
      if (next > maxKey || (label !== 0 && label <= next + 1)) continue;
      labels[arrival] = next + 1;
      queue.add(arrival, next + keyAhead(walker, target, toX, toY));
    }
  }
}

const doublingsLeaving = (walker: Walker, x: number, y: number): number =>
  walker.doublings + (walker.doublingsLeaving?.({ x, y }) ?? 0);

/** Occupancy bits at a placement of the window, asked once. */
export function bodiesAt(found: Search, local: number, x: number, y: number): number {
  const state = found.states[local] ?? 0;
  if ((state & SEEN) !== 0) return state & ~(SEEN | DONE);
  const bodies = found.bodies(x, y);
  found.states[local] = state | SEEN | bodies;
  return bodies;
}

/** Place of a placement in the window's arrays, or -1. */
export function localOf({ window }: Search, x: number, y: number): number {
  const column = x - window.left;
  const row = y - window.top;
  return column < 0 || row < 0 || column >= window.width || row >= window.height
    ? -1
    : row * window.width + column;
}

/** Key of a placement, or -1 where it cannot be reached within the budget. */
export function keyAt(found: Search, x: number, y: number): number {
  const local = localOf(found, x, y);
  return local < 0 ? -1 : (found.labels[local] ?? 0) - 1;
}

/** Key that the step from a reached placement adds; the step must be open. */
export function keyOfStep(found: Search, from: Square, direction: number): number {
  const { walker, table } = found;
  const step = DIRECTIONS[direction] ?? { x: 0, y: 0 };
  const to = { x: from.x + step.x, y: from.y + step.y };
  return stepKey(walker, {
    entry: entryAt(table, to.x, to.y),
    occupancy: bodiesAt(found, localOf(found, to.x, to.y), to.x, to.y),
    crossesLowWall: ((lowSteps(table, from.x, from.y) >> direction) & 1) === 1,
    diagonal: direction >= 4,
    doublings: doublingsLeaving(walker, from.x, from.y),
  });
}
