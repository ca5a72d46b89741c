import type { JsonRecord } from '../../engine/state';
import { type Board, TERRAIN_FEATURES, type TerrainFeature, type Wall } from '../../grid/board';
import type { Point } from '../../grid/free-walls';
import type { Ghost, Pen, Stroke } from '../../session/painting';
import { around, type Borders, crossed, followed, framed, straight, wallsOf } from './borders';
import {
  BORDER_MARKS,
  type BorderMark,
  freeNear,
  paintBorders,
  paintFree,
  wipeBorders,
} from './paint-borders';
import { paintSquares } from './paint-squares';
import { along, boxed, brushed, ends, flooded, patchesOf, type Squares } from './squares';

export const SHAPES = ['brush', 'line', 'rectangle', 'fill'] as const;
export type Shape = (typeof SHAPES)[number];
/** Squares a brush can be wide. */
export const WIDEST_BRUSH = 5;

/** What is painted: into squares, or onto the borders between them. */
export const MARKS = [...TERRAIN_FEATURES, ...BORDER_MARKS] as const;
export type Mark = TerrainFeature | BorderMark;

/** What the hand was told to paint. `erases`: what lies in the same layer as the mark is wiped instead. */
export interface PenChoice {
  readonly shape: Shape;
  readonly mark: Mark;
  /** Squares a side. */
  readonly width: number;
  readonly erases: boolean;
}

export const isBorderMark = (mark: Mark): mark is BorderMark => BORDER_MARKS.some((it) => it === mark);

/** The pen of a choice: pure, the same stroke on the same board always does the same. */
export function createPen(choice: PenChoice): Pen {
  const { mark } = choice;
  return isBorderMark(mark) ? borderPen(choice, mark) : squarePen(choice, mark);
}

const edit = (args: JsonRecord): ReturnType<Pen['command']> =>
  Object.keys(args).length === 0 ? null : { type: 'edit', edit: 'ground', args };

function squarePen({ shape, width, erases }: PenChoice, mark: TerrainFeature): Pen {
  const squares = (board: Board, { points }: Stroke): Squares => squaresOf(board, points, { shape, width });
  return {
    onCorners: false,
    ghost: (board, stroke) => ({
      patches: patchesOf(squares(board, stroke), board.columns),
      lines: [],
      erases,
    }),
    command: (board, stroke) => edit(paintSquares(board, squares(board, stroke), erases ? null : mark)),
  };
}

function squaresOf(
  board: Board,
  points: readonly Point[],
  { shape, width }: Pick<PenChoice, 'shape' | 'width'>,
): Squares {
  const [first, last] = ends(points);
  if (first === undefined || last === undefined) return new Set();
  switch (shape) {
    case 'brush':
      return brushed(board, points, width);
    case 'line':
      return brushed(board, [first, last], width);
    case 'rectangle':
      return boxed(board, points);
    case 'fill':
      return flooded(board, last);
  }
}

/** A pointer so near to a corner or to the middle of a border means it. */
const SNAP = 0.2;
const snapped = (value: number, most: number): number => {
  const half = Math.round(2 * value) / 2;
  const kept = Math.abs(value - half) <= SNAP ? half : Math.round(value * 100) / 100;
  return Math.min(most, Math.max(0, kept));
};

function freeLine({ columns, rows }: Board, points: readonly Point[]): Wall | null {
  const [first, last] = ends(points);
  if (first === undefined || last === undefined) return null;
  const line = {
    x1: snapped(first.x, columns),
    y1: snapped(first.y, rows),
    x2: snapped(last.x, columns),
    y2: snapped(last.y, rows),
  };
  return line.x1 === line.x2 && line.y1 === line.y2 ? null : line;
}

function borderPen({ shape, erases }: PenChoice, mark: BorderMark): Pen {
  const isFree = ({ free }: Stroke): boolean => free && !erases && (shape === 'line' || shape === 'brush');
  return {
    onCorners: true,
    ghost(board, stroke): Ghost {
      if (isFree(stroke)) {
        const line = freeLine(board, stroke.points);
        return { patches: [], lines: line === null ? [] : [line], erases };
      }
      const free = erases ? freeUnder(board, stroke, shape) : [];
      return {
        patches: [],
        lines: [...wallsOf(bordersFor(board, stroke, shape, erases).values()), ...free],
        erases,
      };
    },
    command(board, stroke) {
      if (isFree(stroke)) {
        const line = freeLine(board, stroke.points);
        return line === null ? null : edit(paintFree(board, line, mark));
      }
      const borders = bordersFor(board, stroke, shape, erases);
      return edit(
        erases
          ? wipeBorders(board, borders, freeUnder(board, stroke, shape))
          : paintBorders(board, borders, mark),
      );
    },
  };
}

function bordersFor(board: Board, { points }: Stroke, shape: Shape, erases: boolean): Borders {
  const [first, last] = ends(points);
  if (first === undefined || last === undefined) return new Map();
  switch (shape) {
    case 'brush':
      return followed(board, points);
    case 'line':
      return straight(board, first, last);
    case 'rectangle':
      return erases ? crossed(board, first, last) : framed(board, first, last);
    case 'fill':
      return around(board, flooded(board, last));
  }
}

/** How far from its way an eraser takes walls that do not lie on the grid, in squares. */
const REACH = 0.3;

function freeUnder(board: Board, { points }: Stroke, shape: Shape): readonly Wall[] {
  const [first, last] = ends(points);
  if (first === undefined || last === undefined || shape === 'fill') return [];
  if (shape === 'brush') return freeNear(board, along(points, REACH), REACH);
  if (shape === 'line') return freeNear(board, along([first, last], REACH), REACH);
  const isIn = (x: number, y: number): boolean =>
    x >= Math.min(first.x, last.x) &&
    x <= Math.max(first.x, last.x) &&
    y >= Math.min(first.y, last.y) &&
    y <= Math.max(first.y, last.y);
  return freeNear(board, [first], Number.POSITIVE_INFINITY).filter(
    ({ x1, y1, x2, y2 }) => isIn(x1, y1) && isIn(x2, y2),
  );
}
