import type { Square, SquareKey } from './square';

/**
 * What a square holds besides floor: difficult ground, darkness, shadow (concealment), a solid block, a low
 * obstacle (difficult, cover to those behind it), a hazard no one walks into unforced, higher ground.
 */
export const TERRAIN_FEATURES = [
  'difficult',
  'dark',
  'shadow',
  'solid',
  'obstacle',
  'hazard',
  'higher',
] as const;
export type TerrainFeature = (typeof TERRAIN_FEATURES)[number];

/** A thin straight wall. Points are in squares: (x, y) is the top-left corner of square (x, y); fractions allowed. */
export interface Wall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A thin door that stands like a wall, or a door that fills a square. Closed it blocks like wall or solid square. */
export type Door =
  | { readonly wall: Wall; readonly open: boolean }
  | { readonly square: Square; readonly open: boolean };

/** The ground a fight stands on: plain JSON, never changed in place (its index is cached by identity). */
export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Record<SquareKey, readonly TerrainFeature[]>>;
  readonly walls: readonly Wall[];
  /** Thin half-height walls: an obstacle to cross, cover across them. */
  readonly lowWalls: readonly Wall[];
  readonly doors: readonly Door[];
}

/** More squares than anyone draws, and still no load for a browser. */
export const MOST_SQUARES_A_SIDE = 1000;

/** Open floor. */
export const emptyBoard = (columns: number, rows: number): Board => ({
  columns,
  rows,
  terrain: {},
  walls: [],
  lowWalls: [],
  doors: [],
});

/** True where the board has such a square. */
export const isOnBoard = (
  board: { readonly columns: number; readonly rows: number },
  square: Square,
): boolean => square.x >= 0 && square.y >= 0 && square.x < board.columns && square.y < board.rows;
