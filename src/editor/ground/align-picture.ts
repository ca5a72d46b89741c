import type { Picture } from '../../engine/state';
import type { Point } from '../../grid/free-walls';

/** How far apart two corners of the picture are, in squares. Not both 0. */
export interface Span {
  readonly columns: number;
  readonly rows: number;
}
export interface Aligned {
  readonly picture: Picture;
  /** By how much the squares of the picture are not square, as a share: 0.02 is two parts in a hundred. */
  readonly uneven: number;
}

const MILLIONTHS = 1e6;
const tidy = (value: number): number => Math.round(value * MILLIONTHS) / MILLIONTHS;
/** As the rules take it (`rules/edits/picture.ts`). */
const PIXELS_A_SQUARE = [1, 4096] as const;

/** Part of a square that a picture may leave bare at the edge of the board: a hand does not draw truer. */
const BARE = 0.05;

/**
 * Where the edge of the picture goes, in squares: so that a place `from` squares behind it lies on the grid, as near as can be to where it
 * is now. A picture that began at the edge of the board or before it leaves none of the board bare there.
 */
function edgeAt(now: number, from: number): number {
  const nearest = Math.round(now + from) - from;
  return tidy(now <= 0 && nearest > BARE ? nearest - 1 : nearest);
}

/**
 * The picture laid so that two places of it are so many squares apart and lie on the grid. Places are squares of the board. Null where they are
 * not apart in a direction in which they should be, or no picture comes of it.
 */
export function alignPicture(picture: Picture, a: Point, b: Point, { columns, rows }: Span): Aligned | null {
  const pixels = (at: Point): Point => ({
    x: (at.x - picture.left) * picture.pixelsPerSquare,
    y: (at.y - picture.top) * picture.pixelsPerSquare,
  });
  const [from, to] = [pixels(a), pixels(b)];
  const across = columns > 0 ? Math.abs(to.x - from.x) / columns : null;
  const down = rows > 0 ? Math.abs(to.y - from.y) / rows : null;
  const found = [across, down].filter((it) => it !== null);
  const pixelsPerSquare = tidy(found.reduce((sum, it) => sum + it, 0) / found.length);
  const [least, most] = PIXELS_A_SQUARE;
  if (!(pixelsPerSquare >= least && pixelsPerSquare <= most) || found.includes(0)) return null;
  return {
    picture: {
      ...picture,
      pixelsPerSquare,
      left: edgeAt(picture.left, from.x / pixelsPerSquare),
      top: edgeAt(picture.top, from.y / pixelsPerSquare),
    },
    uneven: across === null || down === null ? 0 : Math.abs(across - down) / pixelsPerSquare,
  };
}
