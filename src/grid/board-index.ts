import type { Board, TerrainFeature, Wall } from './board';
import { type Edge, type EdgeGrid, edgesOf, FULL, LOW } from './edges';
import { endsOf, type FreeWall, freeWallsOf, wallCrossesStep } from './free-walls';
import { DIRECTIONS, parseSquareKey, type Square } from './square';
import { bucketsOf } from './wall-buckets';

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

/** Sets the bit of a direction for a square, if the board has it. */
function setStep({ columns, rows }: Ground, masks: Uint8Array, square: Square, direction: number): void {
  const { x, y } = square;
  if (x < 0 || y < 0 || x >= columns || y >= rows) return;
  masks[y * columns + x] = (masks[y * columns + x] ?? 0) | (1 << direction);
}

/** The straight step over a border, from both sides. */
function setStraightSteps(ground: Ground, masks: Uint8Array, { x, y, vertical }: Edge): void {
  setStep(ground, masks, { x, y }, vertical ? 2 : 3);
  setStep(ground, masks, vertical ? { x: x - 1, y } : { x, y: y - 1 }, vertical ? 0 : 1);
}

/** The four diagonals through a grid corner. */
function setDiagonalSteps(ground: Ground, masks: Uint8Array, x: number, y: number): void {
  setStep(ground, masks, { x: x - 1, y: y - 1 }, 4);
  setStep(ground, masks, { x, y: y - 1 }, 5);
  setStep(ground, masks, { x, y }, 6);
  setStep(ground, masks, { x: x - 1, y }, 7);
}

function wallStepsOf(ground: Ground): Uint8Array {
  const masks = new Uint8Array(ground.columns * ground.rows);
  for (const edge of ground.edges.standing) {
    if ((edge.bits & FULL) === 0) continue;
    const { x, y, vertical } = edge;
    setStraightSteps(ground, masks, edge);
    setDiagonalSteps(ground, masks, x, y);
    setDiagonalSteps(ground, masks, vertical ? x : x + 1, vertical ? y + 1 : y);
  }
  return addFreeWalls(masks, ground, FULL);
}

/** Straight steps over a low wall; a diagonal crosses it where both ways round the corner would. */
function lowStepsOf(ground: Ground): Uint8Array {
  const { columns, rows, edges, freeWalls } = ground;
  const masks = new Uint8Array(columns * rows);
  const low = edges.standing.filter((edge) => (edge.bits & LOW) !== 0);
  if (low.length === 0 && freeWalls.every((wall) => wall.bits !== LOW)) return masks;
  for (const edge of low) setStraightSteps(ground, masks, edge);
  addFreeWalls(masks, ground, LOW);
  for (let i = 0; i < masks.length; i++) {
    masks[i] = (masks[i] ?? 0) & 15;
    for (let direction = 4; direction < 8; direction++) {
      if (crossesLowDiagonally(masks, columns, i, direction)) masks[i] = (masks[i] ?? 0) | (1 << direction);
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
  const near = bucketsOf(ground.freeWalls, endsOf, ground).at;
  for (const wall of ground.freeWalls) {
    if ((wall.bits & bits) === 0) continue;
    const box = squaresNear(wall, ground);
    for (let y = Math.max(0, box.top - 1); y <= Math.min(rows - 1, box.bottom + 1); y++) {
      for (let x = Math.max(0, box.left - 1); x <= Math.min(columns - 1, box.right + 1); x++) {
        for (const [direction, step] of DIRECTIONS.entries()) {
          if (wallCrossesStep(wall, near, { x, y }, step)) setStep(ground, masks, { x, y }, direction);
        }
      }
    }
  }
  return masks;
}

/** The squares a wall touches, as a box cut to the board. */
function squaresNear(wall: Wall, ground: Ground) {
  return {
    left: Math.max(0, Math.ceil(Math.min(wall.x1, wall.x2)) - 1),
    right: Math.min(ground.columns - 1, Math.floor(Math.max(wall.x1, wall.x2))),
    top: Math.max(0, Math.ceil(Math.min(wall.y1, wall.y2)) - 1),
    bottom: Math.min(ground.rows - 1, Math.floor(Math.max(wall.y1, wall.y2))),
  };
}

function barrierSumsOf(ground: Ground, features: Uint8Array): Int32Array {
  const { columns, rows } = ground;
  const isBarrier = features.map((bits) => ((bits & (FEATURE.solid | FEATURE.obstacle)) === 0 ? 0 : 1));
  const mark = (box: ReturnType<typeof squaresNear>): void => {
    for (let y = box.top; y <= box.bottom; y++) {
      isBarrier.fill(1, y * columns + box.left, y * columns + box.right + 1);
    }
  };
  for (const { x, y, vertical } of ground.edges.standing) {
    mark(squaresNear({ x1: x, y1: y, x2: vertical ? x : x + 1, y2: vertical ? y + 1 : y }, ground));
  }
  for (const wall of ground.freeWalls) mark(squaresNear(wall, ground));
  return runningSums(isBarrier, columns, rows);
}

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

/** A box of squares, the last ones included. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** False where no line inside the box, its borders included, can meet a wall or obstacle. The box is cut to the board. */
export function mayMeetBarrier(index: BoardIndex, box: Box): boolean {
  const sums = index.barrierSums;
  if ((sums[sums.length - 1] ?? 0) === 0) return false;
  const width = index.columns + 1;
  const left = Math.max(0, box.left);
  const right = Math.min(index.columns, box.right + 1);
  const top = Math.max(0, box.top) * width;
  const bottom = Math.min(index.rows, box.bottom + 1) * width;
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
