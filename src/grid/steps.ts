import { type BoardIndex, FEATURE, featuresAt, isSolid } from './board-index';
import { bodySquares, type Fit, fitAt, leadingEdgeFits } from './placement';
import { DIRECTIONS, type Square } from './square';
import { CLOSED, DIFFICULT, SQUEEZED } from './step-bits';
import type { Walker } from './walker';

// What the ground alone says about placements and the steps between them, for one kind of body. Worked out on first
// use and kept with the board, so that searches only read bytes.

/** Marks an `entries` byte as worked out. */
const KNOWN = 128;
const NO_STEP: Square = { x: 0, y: 0 };

/** Ground for bodies of one space: who may be where, and which of the eight steps are open. */
export interface StepTable {
  readonly index: BoardIndex;
  readonly space: number;
  readonly squeeze: boolean;
  readonly entersHazards: boolean;
  readonly entries: Uint8Array;
  readonly open: Uint16Array;
  readonly low: Uint8Array;
  /** Squares really filled at squeezed placements, by row-wise place. */
  readonly bodies: Map<number, readonly Square[]>;
}

/** The table for a walker's body on this board. */
export function stepTable(index: BoardIndex, walker: Walker): StepTable {
  const { space, squeeze, entersHazards = false } = walker;
  const name = `steps ${space} ${squeeze} ${entersHazards}`;
  const known = index.derived.get(name);
  if (known !== undefined) return known as StepTable;
  const size = index.columns * index.rows;
  const table: StepTable = {
    index,
    space,
    squeeze,
    entersHazards,
    entries: new Uint8Array(size),
    open: new Uint16Array(size),
    low: new Uint8Array(size),
    bodies: new Map(),
  };
  index.derived.set(name, table);
  return table;
}

/** The squares a squeezed body fills at a placement, worked out once. */
export function squeezedBody(table: StepTable, x: number, y: number): readonly Square[] {
  const place = y * table.index.columns + x;
  const known = table.bodies.get(place);
  if (known !== undefined) return known;
  const squares = bodySquares(table.index, { at: { x, y }, space: table.space });
  table.bodies.set(place, squares);
  return squares;
}

/** `CLOSED`, `DIFFICULT` and `SQUEEZED` bits of standing at a placement (top-left square). */
export function entryAt(table: StepTable, x: number, y: number): number {
  const { columns, rows } = table.index;
  if (x < 0 || y < 0 || x >= columns || y >= rows) return CLOSED;
  const known = table.entries[y * columns + x] ?? 0;
  if (known !== 0) return known;
  const entry = findEntry(table, { x, y }) | KNOWN;
  table.entries[y * columns + x] = entry;
  return entry;
}

function findEntry(table: StepTable, at: Square): number {
  const { index, space } = table;
  if (space === 1) return entryOfBits(table, featuresAt(index, at.x, at.y));
  const fit = fitAt(index, { at, space });
  if (fit === 'none' || (fit === 'squeezed' && !table.squeeze)) return CLOSED;
  let bits = 0;
  for (const square of bodySquares(index, { at, space })) bits |= featuresAt(index, square.x, square.y);
  return entryOfBits(table, bits) | (fit === 'squeezed' ? SQUEEZED : 0);
}

/** The hardest of the squares entered counts (X-TERR-3); low obstacles are difficult. */
function entryOfBits(table: StepTable, bits: number): number {
  const closed = FEATURE.solid | (table.entersHazards ? 0 : FEATURE.hazard);
  if ((bits & closed) !== 0) return CLOSED;
  return (bits & (FEATURE.difficult | FEATURE.obstacle)) !== 0 ? DIFFICULT : 0;
}

/** Bit d: the ground lets the body step from this placement in direction d. */
export function openSteps(table: StepTable, x: number, y: number): number {
  const i = y * table.index.columns + x;
  const known = table.open[i] ?? 0;
  if (known !== 0) return known & 255;
  let mask = 0;
  for (let direction = 0; direction < 8; direction++) {
    if (isOpenStep(table, { x, y }, direction)) mask |= 1 << direction;
  }
  table.open[i] = mask | 256;
  table.low[i] = lowStepsFrom(table, { x, y });
  return mask;
}

/** Bit d: the step crosses a thin low wall. Read after `openSteps`. */
export const lowSteps = (table: StepTable, x: number, y: number): number =>
  table.low[y * table.index.columns + x] ?? 0;

function isOpenStep(table: StepTable, from: Square, direction: number): boolean {
  const step = DIRECTIONS[direction] ?? NO_STEP;
  const arrival = entryAt(table, from.x + step.x, from.y + step.y);
  return (arrival & CLOSED) === 0 && stepStop(table, from, direction) === null;
}

/** What stands between two placements: a wall, a corner that a diagonal would cut (X-DIST-3), too narrow a gap. */
export function stepStop(
  table: StepTable,
  from: Square,
  direction: number,
): 'wall' | 'corner' | 'narrow' | null {
  const { index, space } = table;
  const step = DIRECTIONS[direction] ?? NO_STEP;
  const to = { x: from.x + step.x, y: from.y + step.y };
  const [before, after] =
    space === 1
      ? (['full', 'full'] as const)
      : [fitAt(index, { at: from, space }), fitAt(index, { at: to, space })];
  const diagonal = direction >= 4;
  if (isWalled(index, from, { side: walledSide(space, before, after), direction }))
    return diagonal ? 'corner' : 'wall';
  const side = before === 'full' || after === 'full' ? space : Math.ceil(space / 2);
  if (diagonal && cutsSolidCorner(index, from, { side, step })) return 'corner';
  return after === 'squeezed' && !leadingEdgeFits(index, { at: to, space }, step) ? 'narrow' : null;
}

/** The side of the block that has to get past walls: the whole space, or half of it while squeezing. */
function walledSide(space: number, before: Fit, after: Fit): number {
  if (before === 'none') return 1;
  return before === 'squeezed' || after === 'squeezed' ? Math.ceil(space / 2) : space;
}

function isWalled(index: BoardIndex, from: Square, { side, direction }: { side: number; direction: number }) {
  for (let y = from.y; y < from.y + side; y++) {
    for (let x = from.x; x < from.x + side; x++) {
      if (x < 0 || y < 0 || x >= index.columns || y >= index.rows) continue;
      if ((((index.wallSteps[y * index.columns + x] ?? 0) >> direction) & 1) === 1) return true;
    }
  }
  return false;
}

/** The two squares beside a diagonal, outside both its ends. */
function cutsSolidCorner(index: BoardIndex, from: Square, { side, step }: { side: number; step: Square }) {
  const near = { x: step.x > 0 ? from.x : from.x + side - 1, y: step.y > 0 ? from.y : from.y + side - 1 };
  const far = { x: step.x > 0 ? from.x + side : from.x - 1, y: step.y > 0 ? from.y + side : from.y - 1 };
  return isSolid(index, { x: far.x, y: near.y }) || isSolid(index, { x: near.x, y: far.y });
}

function lowStepsFrom(table: StepTable, at: Square): number {
  const { index, space } = table;
  let mask = 0;
  for (let y = at.y; y < Math.min(at.y + space, index.rows); y++) {
    for (let x = at.x; x < Math.min(at.x + space, index.columns); x++) {
      const outward = space === 1 ? 255 : outwardSteps(at, space, { x, y });
      mask |= (index.lowSteps[y * index.columns + x] ?? 0) & outward;
    }
  }
  return mask;
}

/** Of a square inside a big body only the steps that leave the body cross something new. */
function outwardSteps(at: Square, space: number, square: Square): number {
  let mask = 0;
  for (const [direction, step] of DIRECTIONS.entries()) {
    const x = square.x + step.x - at.x;
    const y = square.y + step.y - at.y;
    if (x < 0 || y < 0 || x >= space || y >= space) mask |= 1 << direction;
  }
  return mask;
}
