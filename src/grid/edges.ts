import type { Board, Wall } from './board';

/** Bits of an edge: stops everything; half-height; a closed thin door (always with FULL). */
export const FULL = 1;
export const LOW = 2;
export const DOOR = 4;

/** The borders between squares and what stands on them. Corner (x, y) is the top-left corner of square (x, y). */
export interface EdgeGrid {
  /** Bits on the border from corner (x, y) down to (x, y + 1); 0 off the board. */
  vertical(x: number, y: number): number;
  /** Bits on the border from corner (x, y) right to (x + 1, y); 0 off the board. */
  horizontal(x: number, y: number): number;
  /** Every border with something on it; the same border may come twice. */
  readonly standing: readonly Edge[];
}

/** One border between squares: down from corner (x, y), or right from it. */
export interface Edge {
  readonly x: number;
  readonly y: number;
  readonly vertical: boolean;
  readonly bits: number;
}

/** A wall with the bits that say what it is. */
export interface KindOfWall extends Wall {
  readonly bits: number;
}

/** Everything thin that stands on the board now: walls, low walls, closed thin doors. */
export const standingWalls = (board: Board): KindOfWall[] => [
  ...board.walls.map((wall) => ({ ...wall, bits: FULL })),
  ...board.lowWalls.map((wall) => ({ ...wall, bits: LOW })),
  ...board.doors.flatMap((door) =>
    'wall' in door && !door.open ? [{ ...door.wall, bits: FULL | DOOR }] : [],
  ),
];

/** True for a wall that runs along the grid from corner to corner. */
export const isOnGrid = (wall: Wall): boolean =>
  [wall.x1, wall.y1, wall.x2, wall.y2].every(Number.isInteger) &&
  (wall.x1 === wall.x2 || wall.y1 === wall.y2);

/** The grid walls of a board as bits on the borders between squares. */
export function edgesOf(board: Board): EdgeGrid {
  const width = board.columns + 1;
  const height = board.rows + 1;
  const down = new Uint8Array(width * height);
  const right = new Uint8Array(width * height);
  const standing: Edge[] = [];
  const put = (edge: Edge): void => {
    const { x, y, bits } = edge;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const edges = edge.vertical ? down : right;
    edges[y * width + x] = (edges[y * width + x] ?? 0) | bits;
    standing.push(edge);
  };
  for (const wall of standingWalls(board).filter(isOnGrid)) {
    const { x1, x2, y1, y2, bits } = wall;
    const vertical = x1 === x2;
    if (vertical) for (let y = Math.min(y1, y2); y < Math.max(y1, y2); y++) put({ x: x1, y, vertical, bits });
    else for (let x = Math.min(x1, x2); x < Math.max(x1, x2); x++) put({ x, y: y1, vertical, bits });
  }
  const read = (edges: Uint8Array, x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (edges[y * width + x] ?? 0);
  return {
    vertical: (x, y) => read(down, x, y),
    horizontal: (x, y) => read(right, x, y),
    standing,
  };
}
