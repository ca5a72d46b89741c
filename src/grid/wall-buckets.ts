import type { Point } from './free-walls';

/** Walls sorted by the squares they run through, so that a line asks only those it comes near. */
export interface WallBuckets<T> {
  /** What lies in the square of a point; a point on a border finds the walls that touch it, too. */
  at(point: Point): readonly T[];
  /** Whether the test holds for something in a square that the line runs through. It may be asked of one thing twice. */
  someAlong(a: Point, b: Point, test: (thing: T) => boolean): boolean;
}

interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** Wider than every rounding error, narrower than anything that is drawn. */
const MARGIN = 1e-6;

/** Sorts things that stand on straight lines. Squares off the board count as the nearest on it. */
export function bucketsOf<T>(
  things: readonly T[],
  lineOf: (thing: T) => readonly [Point, Point],
  extent: Extent,
): WallBuckets<T> {
  const cells = new Map<number, T[]>();
  for (const thing of things) {
    const [a, b] = lineOf(thing);
    someCell(a, b, extent, (cell) => {
      const found = cells.get(cell);
      if (found === undefined) cells.set(cell, [thing]);
      else found.push(thing);
      return false;
    });
  }
  return {
    at: ({ x, y }) => cells.get(cellAt(Math.floor(x), Math.floor(y), extent)) ?? [],
    someAlong: (a, b, test) => someCell(a, b, extent, (cell) => cells.get(cell)?.some(test) === true),
  };
}

const cellAt = (x: number, y: number, { columns, rows }: Extent): number =>
  clamp(y, rows) * columns + clamp(x, columns);

const clamp = (value: number, count: number): number => Math.min(Math.max(value, 0), count - 1);

/** Column by column: the rows that the line passes there. */
function someCell(a: Point, b: Point, extent: Extent, test: (cell: number) => boolean): boolean {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const first = clamp(Math.floor(left.x - MARGIN), extent.columns);
  const last = clamp(Math.floor(right.x + MARGIN), extent.columns);
  const slope = right.x - left.x < MARGIN ? 0 : (right.y - left.y) / (right.x - left.x);
  const steep = right.x - left.x < MARGIN;
  const heightAt = (x: number): number => left.y + (Math.min(Math.max(x, left.x), right.x) - left.x) * slope;
  for (let x = first; x <= last; x++) {
    const [y1, y2] = steep
      ? [left.y, right.y]
      : [heightAt(x === first ? left.x : x - MARGIN), heightAt(x === last ? right.x : x + 1 + MARGIN)];
    const top = clamp(Math.floor(Math.min(y1, y2) - MARGIN), extent.rows);
    const bottom = clamp(Math.floor(Math.max(y1, y2) + MARGIN), extent.rows);
    for (let y = top; y <= bottom; y++) if (test(y * extent.columns + x)) return true;
  }
  return false;
}
