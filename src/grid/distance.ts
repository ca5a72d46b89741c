import { FEET_PER_SQUARE, type Square } from './square';

/** House rule: every second diagonal costs double (the book, X-DIST-2), or every diagonal costs one square. */
export const DIAGONALS = ['5-10-5', '5-5-5'] as const;
export type Diagonals = (typeof DIAGONALS)[number];

/** Squares for `dx` columns and `dy` rows: max + half the smaller (ruling 2). */
export function squaresForOffset(dx: number, dy: number, diagonals: Diagonals = '5-10-5'): number {
  const a = Math.abs(dx);
  const b = Math.abs(dy);
  return diagonals === '5-10-5' ? Math.max(a, b) + (Math.min(a, b) >> 1) : Math.max(a, b);
}

/** Feet between two squares (X-DIST-2, ruling 2); also between two grid corners (X-AREA-1). */
export const feetBetween = (a: Square, b: Square, diagonals: Diagonals = '5-10-5'): number =>
  FEET_PER_SQUARE * squaresForOffset(a.x - b.x, a.y - b.y, diagonals);

/** Feet along a drawn path over open floor, the start included in `path`; `measurePath` knows terrain (X-DIST-2). */
export function feetAlong(path: readonly Square[], diagonals: Diagonals = '5-10-5'): number {
  let feet = 0;
  let diagonalCount = 0;
  for (const [index, square] of path.entries()) {
    const before = path[index - 1];
    if (before === undefined) continue;
    const diagonal = before.x !== square.x && before.y !== square.y;
    if (diagonal) diagonalCount += 1;
    const dear = diagonal && diagonals === '5-10-5' && diagonalCount % 2 === 0;
    feet += dear ? 2 * FEET_PER_SQUARE : FEET_PER_SQUARE;
  }
  return feet;
}
