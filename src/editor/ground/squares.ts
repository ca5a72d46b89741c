import type { Board } from '../../grid/board';
import { indexBoard } from '../../grid/board-index';
import type { Patch } from '../../grid/change-board';
import type { Point } from '../../grid/free-walls';
import { DIRECTIONS } from '../../grid/square';

// Sets of squares on a board, as `row * columns + column`.

export type Squares = ReadonlySet<number>;
type Extent = Pick<Board, 'columns' | 'rows'>;

/** The squares of a box that lie on the board; last ones included. */
function addBox(
  into: Set<number>,
  { columns, rows }: Extent,
  box: readonly [number, number, number, number],
): void {
  const [left, top, right, bottom] = box;
  for (let y = Math.max(0, top); y <= Math.min(rows - 1, bottom); y++)
    for (let x = Math.max(0, left); x <= Math.min(columns - 1, right); x++) into.add(y * columns + x);
}

/** What a square brush of so many squares a side leaves on its way. */
export function brushed(board: Extent, points: readonly Point[], side: number): Squares {
  const found = new Set<number>();
  for (const { x, y } of along(points, 0.5)) {
    const [left, top] = [Math.round(x - side / 2), Math.round(y - side / 2)];
    addBox(found, board, [left, top, left + side - 1, top + side - 1]);
  }
  return found;
}

/** From the first point to the last, whatever lies between: the squares of the box they span. */
export function boxed(board: Extent, points: readonly Point[]): Squares {
  const found = new Set<number>();
  const [first, last] = ends(points);
  if (first === undefined || last === undefined) return found;
  const [x1, y1, x2, y2] = [first.x, first.y, last.x, last.y].map(Math.floor) as [
    number,
    number,
    number,
    number,
  ];
  addBox(found, board, [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]);
  return found;
}

/** All squares with the same features that can be reached from there by straight steps without crossing a thin wall. */
export function flooded(board: Board, { x, y }: Point): Squares {
  const { columns, rows, features, wallSteps } = indexBoard(board);
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const found = new Set<number>();
  if (column < 0 || row < 0 || column >= columns || row >= rows) return found;
  const waiting = [row * columns + column];
  const wanted = features[waiting[0] ?? 0];
  found.add(waiting[0] ?? 0);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (let way = 0; way < 4; way++) {
      const to = neighbour(at, way, { columns, rows });
      const closed = (((wallSteps[at] ?? 0) >> way) & 1) === 1;
      if (to === null || closed || found.has(to) || features[to] !== wanted) continue;
      found.add(to);
      waiting.push(to);
    }
  }
  return found;
}

/** The square a straight step further; null off the board. */
export function neighbour(at: number, way: number, { columns, rows }: Extent): number | null {
  const { x: dx = 0, y: dy = 0 } = DIRECTIONS[way] ?? {};
  const [x, y] = [(at % columns) + dx, Math.floor(at / columns) + dy];
  return x < 0 || y < 0 || x >= columns || y >= rows ? null : y * columns + x;
}

export const ends = <T>(list: readonly T[]): readonly [T | undefined, T | undefined] => [
  list[0],
  list.at(-1),
];

/** The points of a line and those between them, no further apart than this. */
export function along(points: readonly Point[], apart: number): readonly Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (before === undefined) return [point];
    const steps = Math.max(1, Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / apart));
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps;
      return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share };
    });
  });
}

/** The same squares as few rectangles: runs of a row, and those below that are as wide put together. */
export function patchesOf(squares: Iterable<number>, columns: number): readonly Patch[] {
  const sorted = [...squares].sort((a, b) => a - b);
  const found: Patch[] = [];
  /** Rectangles that end in the row above, by their left edge. */
  let above = new Map<number, number>();
  let [row, below] = [-1, new Map<number, number>()];
  for (let i = 0; i < sorted.length; ) {
    const start = sorted[i] ?? 0;
    const [x, y] = [start % columns, Math.floor(start / columns)];
    let width = 1;
    while (x + width < columns && sorted[i + width] === start + width) width++;
    i += width;
    if (y !== row) {
      above = y === row + 1 ? below : new Map();
      [row, below] = [y, new Map()];
    }
    const index = above.get(x);
    const over = index === undefined ? undefined : found[index];
    if (index !== undefined && over?.width === width) {
      found[index] = { ...over, height: over.height + 1 };
      below.set(x, index);
    } else below.set(x, found.push({ x, y, width, height: 1 }) - 1);
  }
  return found;
}
