import { type BoardIndex, isSolid } from './board-index';
import { footprint, type Placement } from './footprint';
import { DIRECTIONS, type Square } from './square';

// How a space of several squares fits between walls (X-SQZ-1, X-SQZ-3). A squeezed creature keeps its place, its
// top-left square, inside the narrow part; what of its space is solid or walled off it does not fill.

export type Fit = 'full' | 'squeezed' | 'none';

const EAST = 1;
const SOUTH = 2;

/** No wall between a square and its neighbour to the east or south. */
const isOpenTo = (index: BoardIndex, x: number, y: number, direction: 1 | 2): boolean =>
  ((index.wallSteps[y * index.columns + x] ?? 0) & direction) === 0;

/** A block of squares without solid squares and without walls inside. */
function isOpenBlock(index: BoardIndex, at: Square, side: number): boolean {
  for (let y = at.y; y < at.y + side; y++) {
    for (let x = at.x; x < at.x + side; x++) {
      if (isSolid(index, { x, y })) return false;
      if (x > at.x && !isOpenTo(index, x - 1, y, EAST)) return false;
      if (y > at.y && !isOpenTo(index, x, y - 1, SOUTH)) return false;
    }
  }
  return true;
}

/** Longest open run in the column (`SOUTH`) or row (`EAST`) of a space that begins at `at`. */
function longestRun(index: BoardIndex, { at, space }: Placement, direction: 1 | 2): number {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < space; i++) {
    const [x, y] = direction === EAST ? [at.x + i, at.y] : [at.x, at.y + i];
    const [beforeX, beforeY] = direction === EAST ? [x - 1, y] : [x, y - 1];
    if (i > 0 && !isOpenTo(index, beforeX, beforeY, direction)) run = 0;
    run = isSolid(index, { x, y }) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * Whether the edge of a space that goes ahead in a step meets no gap narrower than half the space: what it enters is
 * closed or at least half open (X-SQZ-1, X-SQZ-5).
 */
export function leadingEdgeFits(index: BoardIndex, { at, space }: Placement, step: Square): boolean {
  const isWideEnough = (run: number): boolean => run === 0 || 2 * run >= space;
  const column = { at: { x: step.x > 0 ? at.x + space - 1 : at.x, y: at.y }, space };
  const row = { at: { x: at.x, y: step.y > 0 ? at.y + space - 1 : at.y }, space };
  return (
    (step.x === 0 || isWideEnough(longestRun(index, column, SOUTH))) &&
    (step.y === 0 || isWideEnough(longestRun(index, row, EAST)))
  );
}

const isWithinBoard = (index: BoardIndex, { at, space }: Placement): boolean =>
  at.x >= 0 && at.y >= 0 && at.x + space <= index.columns && at.y + space <= index.rows;

/** How a creature fits at a place: freely, squeezed into its top-left half or more, or not at all (X-SQZ-1). */
export function fitAt(index: BoardIndex, placement: Placement): Fit {
  if (!isWithinBoard(index, placement)) return 'none';
  const { at, space } = placement;
  if (isOpenBlock(index, at, space)) return 'full';
  return space > 1 && isOpenBlock(index, at, Math.ceil(space / 2)) ? 'squeezed' : 'none';
}

/** Whether a creature stands squeezed: its full space overlaps solid squares or walls (X-SQZ-2). */
export const isSqueezed = (index: BoardIndex, placement: Placement): boolean =>
  fitAt(index, placement) === 'squeezed';

/** Whether walls leave room for a creature here, squeezed where it may be; creatures and hazards are not asked. */
export function canBeAt(index: BoardIndex, placement: Placement, squeeze: boolean): boolean {
  const fit = fitAt(index, placement);
  return fit === 'full' || (squeeze && fit === 'squeezed');
}

/**
 * The squares a creature really fills: its footprint, and where it squeezes only the part that hangs together with
 * its top-left square (X-SQZ-3). Placed where it does not fit at all, it fills its whole footprint.
 */
export function bodySquares(index: BoardIndex, placement: Placement): Square[] {
  const squares = footprint(placement.at, placement.space);
  return isSqueezed(index, placement) ? connectedPart(index, placement) : squares;
}

function connectedPart(index: BoardIndex, { at, space }: Placement): Square[] {
  const reached = new Set<number>([0]);
  for (const local of reached) {
    const from = { x: at.x + (local % space), y: at.y + Math.floor(local / space) };
    for (const [direction, step] of DIRECTIONS.slice(0, 4).entries()) {
      const to = { x: from.x + step.x, y: from.y + step.y };
      const inside = to.x >= at.x && to.y >= at.y && to.x < at.x + space && to.y < at.y + space;
      const walled = (((index.wallSteps[from.y * index.columns + from.x] ?? 0) >> direction) & 1) === 1;
      if (inside && !walled && !isSolid(index, to)) reached.add((to.y - at.y) * space + to.x - at.x);
    }
  }
  return footprint(at, space).filter((_, local) => reached.has(local));
}
