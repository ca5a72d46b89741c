import type { Board, TerrainFeature } from './board';
import { type EdgeGrid, edgesOf, FULL, LOW } from './edges';
import { type FreeWall, freeWallsOf, wallCrossesStep } from './free-walls';
import { DIRECTIONS, parseSquareKey, type Square } from './square';

/** Bits of `BoardIndex.features`. `SOLID` stands for everything that fills its square, closed doors too. */
export const FEATURE = {
  difficult: 1,
  dark: 2,
  shadow: 4,
  solid: 8,
  obstacle: 16,
  hazard: 32,
  higher: 64,
  door: 128,
} as const;

/** A board made ready for many questions: bits and masks per square, row by row. Never changed once made. */
export interface BoardIndex {
  readonly board: Board;
  readonly columns: number;
  readonly rows: number;
  /** `FEATURE` bits of each square. */
  readonly features: Uint8Array;
  /** Bit d: a thin wall or closed thin door stops the one-square step in direction d (X-DIST-3 for corners). */
  readonly wallSteps: Uint8Array;
  /** Bit d: the one-square step in direction d crosses a thin low wall (X-TERR-5). */
  readonly lowSteps: Uint8Array;
  readonly edges: EdgeGrid;
  /** Walls off the grid or slanted. */
  readonly freeWalls: readonly FreeWall[];
  /** Running sums over squares that can stop or hamper a line: see `mayMeetBarrier`. */
  readonly barrierSums: Int32Array;
  /** What other modules of this folder derive from the board, by name and made on first use. */
  readonly derived: Map<string, unknown>;
}

const cache = new WeakMap<Board, BoardIndex>();

/** The index of a board; the same object for the same board (cached by identity). */
export function indexBoard(board: Board): BoardIndex {
  const known = cache.get(board);
  if (known !== undefined) return known;
  const index = makeIndex(board);
  cache.set(board, index);
  return index;
}

function makeIndex(board: Board): BoardIndex {
  const { columns, rows } = board;
  const features = featuresOf(board);
  const edges = edgesOf(board);
  const freeWalls = freeWallsOf(board);
  const ground = { columns, rows, edges, freeWalls };
  return {
    board,
    columns,
    rows,
    features,
    wallSteps: wallStepsOf(ground),
    lowSteps: lowStepsOf(ground),
    edges,
    freeWalls,
    barrierSums: barrierSumsOf(ground, features),
    derived: new Map(),
  };
}

type Ground = Pick<BoardIndex, 'columns' | 'rows' | 'edges' | 'freeWalls'>;

function featuresOf(board: Board): Uint8Array {
  const features = new Uint8Array(board.columns * board.rows);
  const add = (square: Square, bits: number): void => {
    if (square.x < 0 || square.y < 0 || square.x >= board.columns || square.y >= board.rows) return;
    const i = square.y * board.columns + square.x;
    features[i] = (features[i] ?? 0) | bits;
  };
  for (const [key, list] of Object.entries(board.terrain)) {
    for (const feature of list ?? []) add(parseSquareKey(key), FEATURE[feature]);
  }
  for (const door of board.doors) {
    if ('square' in door && !door.open) add(door.square, FEATURE.solid | FEATURE.door);
  }
  return features;
}

/** Edge bits on the border that a straight step crosses. */
function edgeOfStep(edges: EdgeGrid, x: number, y: number, direction: number): number {
  if (direction === 0) return edges.vertical(x + 1, y);
  if (direction === 1) return edges.horizontal(x, y + 1);
  return direction === 2 ? edges.vertical(x, y) : edges.horizontal(x, y);
}

/** Edge bits of the four borders that meet in a grid corner. */
const edgesAtCorner = (edges: EdgeGrid, x: number, y: number): number =>
  edges.vertical(x, y - 1) | edges.vertical(x, y) | edges.horizontal(x - 1, y) | edges.horizontal(x, y);

const setBit = (masks: Uint8Array, i: number, bit: number): void => {
  masks[i] = (masks[i] ?? 0) | (1 << bit);
};

function wallStepsOf(ground: Ground): Uint8Array {
  const { columns, rows, edges } = ground;
  const masks = new Uint8Array(columns * rows);
  if (edges.isEmpty(FULL)) return addFreeWalls(masks, ground, FULL);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      for (const [direction, step] of DIRECTIONS.entries()) {
        const bits =
          direction < 4
            ? edgeOfStep(edges, x, y, direction)
            : edgesAtCorner(edges, x + (step.x > 0 ? 1 : 0), y + (step.y > 0 ? 1 : 0));
        if ((bits & FULL) !== 0) setBit(masks, y * columns + x, direction);
      }
    }
  }
  return addFreeWalls(masks, ground, FULL);
}

/** Straight steps over a low wall; a diagonal crosses it where both ways round the corner would. */
function lowStepsOf(ground: Ground): Uint8Array {
  const { columns, rows, edges, freeWalls } = ground;
  const masks = new Uint8Array(columns * rows);
  if (edges.isEmpty(LOW) && freeWalls.every((wall) => wall.bits !== LOW)) return masks;
  for (let i = 0; i < masks.length; i++) {
    for (let direction = 0; direction < 4; direction++) {
      const bits = edgeOfStep(edges, i % columns, Math.floor(i / columns), direction);
      if ((bits & LOW) !== 0) setBit(masks, i, direction);
    }
  }
  addFreeWalls(masks, ground, LOW);
  for (let i = 0; i < masks.length; i++) {
    masks[i] = (masks[i] ?? 0) & 15;
    for (let direction = 4; direction < 8; direction++) {
      if (crossesLowDiagonally(masks, columns, i, direction)) setBit(masks, i, direction);
    }
  }
  return masks;
}

function crossesLowDiagonally(masks: Uint8Array, columns: number, i: number, direction: number): boolean {
  const step = DIRECTIONS[direction] ?? { x: 0, y: 0 };
  const across = step.x > 0 ? 0 : 2;
  const down = step.y > 0 ? 1 : 3;
  const has = (square: number, bit: number): boolean => (((masks[square] ?? 0) >> bit) & 1) === 1;
  const acrossFirst = has(i, across) || has(i + step.x, down);
  const downFirst = has(i, down) || has(i + step.y * columns, across);
  return acrossFirst && downFirst;
}

function addFreeWalls(masks: Uint8Array, ground: Ground, bits: number): Uint8Array {
  const { columns, rows } = ground;
  for (const wall of ground.freeWalls) {
    if ((wall.bits & bits) === 0) continue;
    const box = squaresNear(wall, ground);
    for (let y = Math.max(0, box.top - 1); y <= Math.min(rows - 1, box.bottom + 1); y++) {
      for (let x = Math.max(0, box.left - 1); x <= Math.min(columns - 1, box.right + 1); x++) {
        for (const [direction, step] of DIRECTIONS.entries()) {
          if (wallCrossesStep(wall, { x, y }, step)) setBit(masks, y * columns + x, direction);
        }
      }
    }
  }
  return masks;
}

/** The squares a wall touches, as a box cut to the board. */
function squaresNear(wall: FreeWall, ground: Ground) {
  return {
    left: Math.max(0, Math.ceil(Math.min(wall.x1, wall.x2)) - 1),
    right: Math.min(ground.columns - 1, Math.floor(Math.max(wall.x1, wall.x2))),
    top: Math.max(0, Math.ceil(Math.min(wall.y1, wall.y2)) - 1),
    bottom: Math.min(ground.rows - 1, Math.floor(Math.max(wall.y1, wall.y2))),
  };
}

function barrierSumsOf(ground: Ground, features: Uint8Array): Int32Array {
  const { columns, rows } = ground;
  const isBarrier = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const inSquare = (features[y * columns + x] ?? 0) & (FEATURE.solid | FEATURE.obstacle);
      if (inSquare !== 0 || touchesEdge(ground.edges, x, y)) isBarrier[y * columns + x] = 1;
    }
  }
  for (const wall of ground.freeWalls) {
    const box = squaresNear(wall, ground);
    for (let y = box.top; y <= box.bottom; y++)
      isBarrier.fill(1, y * columns + box.left, y * columns + box.right + 1);
  }
  return runningSums(isBarrier, columns, rows);
}

const touchesEdge = (edges: EdgeGrid, x: number, y: number): boolean =>
  (edgesAtCorner(edges, x, y) |
    edgesAtCorner(edges, x + 1, y) |
    edgesAtCorner(edges, x, y + 1) |
    edgesAtCorner(edges, x + 1, y + 1)) !==
  0;

function runningSums(values: Uint8Array, columns: number, rows: number): Int32Array {
  const width = columns + 1;
  const sums = new Int32Array(width * (rows + 1));
  for (let y = 1; y <= rows; y++) {
    let row = 0;
    for (let x = 1; x <= columns; x++) {
      row += values[(y - 1) * columns + x - 1] ?? 0;
      sums[y * width + x] = (sums[(y - 1) * width + x] ?? 0) + row;
    }
  }
  return sums;
}

/** False where no line between squares of the box (corners included, cut to the board) can meet a wall or obstacle. */
export function mayMeetBarrier(index: BoardIndex, a: Square, b: Square): boolean {
  const width = index.columns + 1;
  const left = Math.max(0, Math.min(a.x, b.x));
  const right = Math.min(index.columns, Math.max(a.x, b.x) + 1);
  const top = Math.max(0, Math.min(a.y, b.y)) * width;
  const bottom = Math.min(index.rows, Math.max(a.y, b.y) + 1) * width;
  const sums = index.barrierSums;
  const count =
    (sums[bottom + right] ?? 0) -
    (sums[bottom + left] ?? 0) -
    (sums[top + right] ?? 0) +
    (sums[top + left] ?? 0);
  return count > 0;
}

/** `FEATURE` bits of a square; off the board everything is solid. */
export const featuresAt = (index: BoardIndex, x: number, y: number): number =>
  x < 0 || y < 0 || x >= index.columns || y >= index.rows
    ? FEATURE.solid
    : (index.features[y * index.columns + x] ?? 0);

/** Whether a square has a terrain feature; `solid` is true for closed door squares and off the board too. */
export const hasFeature = (index: BoardIndex, square: Square, feature: TerrainFeature): boolean =>
  (featuresAt(index, square.x, square.y) & FEATURE[feature]) !== 0;

/** Whether a square is filled: solid, a closed door, or off the board. */
export const isSolid = (index: BoardIndex, square: Square): boolean =>
  (featuresAt(index, square.x, square.y) & FEATURE.solid) !== 0;
