import { type Diagonals, squaresForOffset } from './distance';
import { FEET_PER_SQUARE, type Square } from './square';

/** Where a creature stands: its top-left square and the side of its space in squares. */
export interface Placement {
  readonly at: Square;
  readonly space: number;
}

/** The squares a creature covers, row by row from its top-left square (X-SIZE-1). */
export function footprint(at: Square, space: number): Square[] {
  const squares: Square[] = [];
  for (let y = at.y; y < at.y + space; y++) {
    for (let x = at.x; x < at.x + space; x++) squares.push({ x, y });
  }
  return squares;
}

const gapOnAxis = (a: number, aSpace: number, b: number, bSpace: number): number =>
  Math.max(0, b - (a + aSpace - 1), a - (b + bSpace - 1));

/** Columns and rows between the nearest squares of two creatures; 0 where their spans overlap (ruling 1). */
export const gapBetween = (a: Placement, b: Placement): Square => ({
  x: gapOnAxis(a.at.x, a.space, b.at.x, b.space),
  y: gapOnAxis(a.at.y, a.space, b.at.y, b.space),
});

export function footprintsOverlap(a: Placement, b: Placement): boolean {
  const gap = gapBetween(a, b);
  return gap.x === 0 && gap.y === 0;
}

/** True where two creatures stand next to each other, corners included, or share a square. */
export function areAdjacent(a: Placement, b: Placement): boolean {
  const gap = gapBetween(a, b);
  return Math.max(gap.x, gap.y) <= 1;
}

/** Feet between the nearest squares of two creatures; 5 when adjacent, 0 when they share a square (rulings 1, 2). */
export function distanceFeet(a: Placement, b: Placement, diagonals: Diagonals = '5-10-5'): number {
  const gap = gapBetween(a, b);
  return FEET_PER_SQUARE * squaresForOffset(gap.x, gap.y, diagonals);
}
