import type { Board, Wall } from '../../grid/board';
import { isOnGrid } from '../../grid/edges';
import type { Point } from '../../grid/free-walls';
import { along, neighbour, type Squares } from './squares';

/** One border between squares: down from corner (x, y), or right from it. */
export interface Border {
  readonly x: number;
  readonly y: number;
  readonly vertical: boolean;
}
/** Borders by name, none twice. */
export type Borders = ReadonlyMap<string, Border>;

export const nameOf = ({ x, y, vertical }: Border): string => `${vertical ? 'v' : 'h'}${x},${y}`;
const named = (borders: readonly Border[]): Borders =>
  new Map(borders.map((border) => [nameOf(border), border]));

/** The borders along the grid from corner to corner: straight, or over to the side first and then up or down. */
function between(a: Point, b: Point): readonly Border[] {
  const across = Array.from({ length: Math.abs(b.x - a.x) }, (_, i) => ({
    x: Math.min(a.x, b.x) + i,
    y: a.y,
    vertical: false,
  }));
  const down = Array.from({ length: Math.abs(b.y - a.y) }, (_, i) => ({
    x: b.x,
    y: Math.min(a.y, b.y) + i,
    vertical: true,
  }));
  return [...across, ...down];
}

type Extent = Pick<Board, 'columns' | 'rows'>;
const inside = (value: number, most: number): number => Math.min(most, Math.max(0, value));
const cornerNear = ({ x, y }: Point, { columns, rows }: Extent): Point => ({
  x: inside(Math.round(x), columns),
  y: inside(Math.round(y), rows),
});

/** The corner changes only this near to the next one, so that a hand that is not quite steady draws no spurs. */
const NEAR_CORNER = 0.4;

/** The borders along which a hand has gone; of a mere touch the nearest one. */
export function followed(board: Extent, points: readonly Point[]): Borders {
  const [first] = points;
  if (first === undefined) return new Map();
  let at = cornerNear(first, board);
  const found: Border[] = [];
  for (const point of along(points, 0.2)) {
    const to = cornerNear(point, board);
    if (Math.hypot(point.x - to.x, point.y - to.y) > NEAR_CORNER) continue;
    found.push(...between(at, to));
    at = to;
  }
  return found.length > 0 ? named(found) : touched(board, first);
}

/** A straight run from corner to corner, the longer way of the two; of a mere touch the nearest border. */
export function straight(board: Extent, first: Point, last: Point): Borders {
  const [a, b] = [cornerNear(first, board), cornerNear(last, board)];
  const level = Math.abs(last.x - first.x) >= Math.abs(last.y - first.y);
  const found = between(a, level ? { x: b.x, y: a.y } : { x: a.x, y: b.y });
  return found.length > 0 ? named(found) : touched(board, first);
}

/** The four sides of a box. */
export function framed(board: Extent, first: Point, last: Point): Borders {
  const [a, b] = [cornerNear(first, board), cornerNear(last, board)];
  return named([...between(a, b), ...between(b, a)]);
}

/** Every border inside a box and on its sides. */
export function crossed(board: Extent, first: Point, last: Point): Borders {
  const [a, b] = [cornerNear(first, board), cornerNear(last, board)];
  const found: Border[] = [];
  for (let y = Math.min(a.y, b.y); y <= Math.max(a.y, b.y); y++)
    found.push(...between({ x: a.x, y }, { x: b.x, y }));
  for (let x = Math.min(a.x, b.x); x <= Math.max(a.x, b.x); x++)
    found.push(...between({ x, y: a.y }, { x, y: b.y }));
  return named(found);
}

/** What parts these squares from all others. */
export function around(board: Extent, squares: Squares): Borders {
  const found: Border[] = [];
  for (const at of squares) {
    const [x, y] = [at % board.columns, Math.floor(at / board.columns)];
    const sides = [
      { x: x + 1, y, vertical: true },
      { x, y: y + 1, vertical: false },
      { x, y, vertical: true },
      { x, y, vertical: false },
    ];
    for (const [way, side] of sides.entries()) {
      const to = neighbour(at, way, board);
      if (to !== null && !squares.has(to)) found.push(side);
    }
  }
  return named(found);
}

function touched({ columns, rows }: Extent, { x, y }: Point): Borders {
  const square = { x: inside(Math.floor(x), columns - 1), y: inside(Math.floor(y), rows - 1) };
  const [dx, dy] = [x - square.x, y - square.y];
  const sides = [
    { off: dx, border: { ...square, vertical: true } },
    { off: 1 - dx, border: { x: square.x + 1, y: square.y, vertical: true } },
    { off: dy, border: { ...square, vertical: false } },
    { off: 1 - dy, border: { x: square.x, y: square.y + 1, vertical: false } },
  ].sort((a, b) => a.off - b.off);
  return named(sides.slice(0, 1).map(({ border }) => border));
}

/** The borders on which a wall along the grid stands; none for any other. */
export function bordersOf(wall: Wall): readonly Border[] {
  return isOnGrid(wall) ? between({ x: wall.x1, y: wall.y1 }, { x: wall.x2, y: wall.y2 }) : [];
}

/** Borders that lie on one line and touch, as one wall each. */
export function wallsOf(borders: Iterable<Border>): readonly Wall[] {
  const sorted = [...borders].sort(
    (a, b) =>
      Number(a.vertical) - Number(b.vertical) ||
      (a.vertical ? a.x - b.x || a.y - b.y : a.y - b.y || a.x - b.x),
  );
  const found: Wall[] = [];
  for (const { x, y, vertical } of sorted) {
    const last = found.at(-1);
    const goesOn = last !== undefined && last.x2 === x && last.y2 === y && (last.x1 === x) === vertical;
    const end = vertical ? { x2: x, y2: y + 1 } : { x2: x + 1, y2: y };
    if (goesOn) found[found.length - 1] = { ...last, ...end };
    else found.push({ x1: x, y1: y, ...end });
  }
  return found;
}
