import type { Picture } from '../../engine/state';

/** As the rules take it (`rules/edits/ground.ts`). */
const MOST = 300;
/** A sliver of a square at the edge of a picture is none. */
const SLIVER = 0.1;

/** Columns and rows of the board that a picture covers as it lies, to the last square of it. */
export function boardUnder({
  left,
  top,
  width,
  height,
  pixelsPerSquare,
}: Picture): readonly [number, number] {
  const squares = (from: number, pixels: number): number =>
    Math.min(MOST, Math.max(1, Math.ceil(from + pixels / pixelsPerSquare - SLIVER)));
  return [squares(left, width), squares(top, height)];
}
