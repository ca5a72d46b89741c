import type { BoardIndex } from './board-index';
import type { Square } from './square';
import { BIG_BODY, NO_STOP, NO_WAY, SQUEEZED } from './step-bits';
import type { Occupancy } from './walker';

const BITS: Readonly<Record<Occupancy, number>> = {
  free: 0,
  pass: 0,
  'stop-forbidden': NO_STOP,
  double: BIG_BODY,
  blocked: NO_WAY,
};

/** Bodies in squares and what each means to the walker. */
export interface Bodies {
  readonly squares: readonly Square[];
  readonly as: Occupancy;
}

interface Table {
  readonly columns: number;
  readonly rows: number;
  readonly bits: Uint8Array;
}

const tables = new WeakMap<(square: Square) => Occupancy, Table>();

/**
 * The occupancy of a whole board as a function; path searches read its table directly, so it is the fast way.
 * Where several bodies share a square the hardest counts: blocked, then stop-forbidden, then double.
 */
export function occupancyOf(
  board: { readonly columns: number; readonly rows: number },
  bodies: Iterable<Bodies>,
): (square: Square) => Occupancy {
  const { columns, rows } = board;
  const table = { columns, rows, bits: new Uint8Array(columns * rows) };
  for (const body of bodies) for (const square of body.squares) addBits(table, square, BITS[body.as]);
  return readerOf(table);
}

/**
 * The occupancy with some squares changed, as another function: the one before stays as it was.
 * @param at what all bodies in one of those squares mean, now
 */
export function occupancyChanged(
  before: (square: Square) => Occupancy,
  squares: Iterable<Square>,
  at: (square: Square) => readonly Occupancy[],
): (square: Square) => Occupancy {
  const known = tables.get(before);
  if (known === undefined) throw new Error('only an occupancy of a whole board can be changed');
  const table = { ...known, bits: known.bits.slice() };
  for (const square of squares) {
    if (!isIn(table, square)) continue;
    table.bits[square.y * table.columns + square.x] = 0;
    for (const as of at(square)) addBits(table, square, BITS[as]);
  }
  return readerOf(table);
}

const isIn = ({ columns, rows }: Table, { x, y }: Square): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows;

function addBits(table: Table, square: Square, added: number): void {
  if (!isIn(table, square)) return;
  const place = square.y * table.columns + square.x;
  table.bits[place] = (table.bits[place] ?? 0) | added;
}

function readerOf(table: Table): (square: Square) => Occupancy {
  const { columns, bits } = table;
  const occupancy = (square: Square): Occupancy =>
    isIn(table, square) ? nameOf(bits[square.y * columns + square.x] ?? 0) : 'free';
  tables.set(occupancy, table);
  return occupancy;
}

function nameOf(bits: number): Occupancy {
  if ((bits & NO_WAY) !== 0) return 'blocked';
  if ((bits & NO_STOP) !== 0) return 'stop-forbidden';
  return (bits & BIG_BODY) !== 0 ? 'double' : 'free';
}

/** Reads an occupancy as bits per board square, from its table where it has one for this board. */
export function occupancyBits(
  index: BoardIndex,
  occupancy: (square: Square) => Occupancy,
): (x: number, y: number) => number {
  const table = tables.get(occupancy);
  if (table !== undefined && table.columns === index.columns && table.rows === index.rows) {
    const { bits, columns } = table;
    return (x, y) => bits[y * columns + x] ?? 0;
  }
  return (x, y) => BITS[occupancy({ x, y })];
}

/**
 * Bits of a big body's placement: one in the way that leaves half the space at the top left free may be squeezed past, at double cost,
 * but not to stay (X-SQZ-4).
 */
export function bitsSqueezingPast(
  read: (x: number, y: number) => number,
  { x, y }: Square,
  space: number,
  bits: number,
): number {
  if ((bits & NO_WAY) === 0) return bits;
  const half = Math.ceil(space / 2);
  for (let j = y; j < y + half; j++)
    for (let i = x; i < x + half; i++) if ((read(i, j) & NO_WAY) !== 0) return bits;
  return (bits & ~NO_WAY) | NO_STOP | SQUEEZED;
}
