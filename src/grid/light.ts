import { type BoardIndex, FEATURE, featuresAt, isSolid } from './board-index';
import { type Diagonals, squaresForOffset } from './distance';
import { lineOfEffect } from './line-of-effect';
import { FEET_PER_SQUARE, type Square } from './square';

// How far light reaches. Only squares whose own ground is dim are ever asked about: the rest is bright anyway.

/** 0 dark, 1 shadowy, 2 bright (X-LIGHT-1). */
export type LightLevel = 0 | 1 | 2;

/** Something that shines: the squares it shines from, and how far bright and shadowy light reach from there, in feet. */
export interface Shine {
  readonly from: readonly Square[];
  readonly brightFeet: number;
  readonly shadowyFeet: number;
}

/** What the ground of a square is without any light on it. */
export function groundLight(index: BoardIndex, { x, y }: Square): LightLevel {
  const bits = featuresAt(index, x, y);
  if ((bits & FEATURE.dark) !== 0) return 0;
  return (bits & FEATURE.shadow) !== 0 ? 1 : 2;
}

/** Whether the board has dark or shadowy ground at all. */
export function isAnywhereDim(index: BoardIndex): boolean {
  const known = index.derived.get('dim');
  if (typeof known === 'boolean') return known;
  const dim = index.features.some((bits) => (bits & (FEATURE.shadow | FEATURE.dark)) !== 0);
  index.derived.set('dim', dim);
  return dim;
}

/** The squares that a point lies in or on the border of: a lamp on a wall's line shines to both sides. Filled ones are left out where others are. */
export function squaresAround(index: BoardIndex, [x, y]: readonly [number, number]): readonly Square[] {
  const across = nearWhole(x) ? [Math.round(x) - 1, Math.round(x)] : [Math.floor(x)];
  const down = nearWhole(y) ? [Math.round(y) - 1, Math.round(y)] : [Math.floor(y)];
  const all = down.flatMap((row) => across.map((column) => ({ x: column, y: row })));
  const open = all.filter((square) => !isSolid(index, square));
  return open.length === 0 ? all : open;
}

const NEAR = 1e-3;
const nearWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < NEAR;

/** Feet from the nearest of some squares. */
export function feetFrom(from: readonly Square[], to: Square, diagonals: Diagonals): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { x, y } of from) least = Math.min(least, squaresForOffset(x - to.x, y - to.y, diagonals));
  return FEET_PER_SQUARE * least;
}

/** Which squares a light can get to past walls, each asked once. The same answer for the same board and squares. */
function reachOf(index: BoardIndex, from: readonly Square[]): Map<number, boolean> {
  const known = index.derived.get('light');
  const all = known instanceof Map ? (known as Map<string, Map<number, boolean>>) : new Map();
  if (!(known instanceof Map)) index.derived.set('light', all);
  const key = from.map(({ x, y }) => `${x},${y}`).join(' ');
  const found = all.get(key);
  if (found !== undefined) return found;
  // A torch that is carried about leaves one behind for each square it was in.
  if (all.size >= MOST_REMEMBERED) all.clear();
  const made = new Map<number, boolean>();
  all.set(key, made);
  return made;
}
const MOST_REMEMBERED = 400;

/** What a light makes of a square: nothing beyond its radius or behind a wall (X-LIGHT-2, X-LOS-1). `factor`: 2 for low-light vision (X-CON-10). */
export function shineAt(
  index: BoardIndex,
  { from, brightFeet, shadowyFeet }: Shine,
  square: Square,
  { diagonals, factor }: { readonly diagonals: Diagonals; readonly factor: number },
): LightLevel {
  const feet = feetFrom(from, square, diagonals);
  if (feet > shadowyFeet * factor) return 0;
  const reach = reachOf(index, from);
  const key = square.y * index.columns + square.x;
  let isReached = reach.get(key);
  if (isReached === undefined) {
    isReached = lineOfEffect(index, from, [square]);
    reach.set(key, isReached);
  }
  if (!isReached) return 0;
  // What gives no bright light gives none where it stands either: a candle.
  return brightFeet > 0 && feet <= brightFeet * factor ? 2 : 1;
}
