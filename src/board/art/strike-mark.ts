import type { Theme } from '../theme';

/** What is said of a square from which the target can be hit. */
export interface StrikeMark {
  readonly safe: boolean;
  readonly flanks: boolean;
  readonly covered: boolean;
  /** In the middle of a big body's space, where marks stand close together: smaller. */
  readonly small: boolean;
  readonly pixels: number;
  readonly density: number;
}

/** Glyphs in a box from 0 to 1, each a shape of its own. */
const GLYPHS = {
  /** A shield. */
  safe: [0.14, 0.1, 0.86, 0.1, 0.86, 0.52, 0.5, 0.94, 0.14, 0.52],
  /** An hourglass on its side: two that face each other. */
  flanks: [0.04, 0.12, 0.5, 0.5, 0.96, 0.12, 0.96, 0.88, 0.5, 0.5, 0.04, 0.88],
  /** A wall: the lower half. */
  covered: [0.08, 0.5, 0.92, 0.5, 0.92, 0.9, 0.08, 0.9],
} as const;
type Glyph = keyof typeof GLYPHS;

/** The corners of a reticle, and a glyph for each thing to be said. The upper right corner is left to the count of who threatens. */
export function paintStrikeMark(paint: CanvasRenderingContext2D, mark: StrikeMark, theme: Theme): void {
  const { pixels, density } = mark;
  const { colours } = theme;
  const near = (mark.small ? 0.2 : 0.06) * pixels;
  for (const [width, colour] of [
    [3.6 * density, colours.casing],
    [1.7 * density, colours.ink],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    drawCorners(paint, near, pixels - near);
  }
  const share = mark.small ? 0.24 : 0.34;
  const size = Math.max(6 * density, Math.min(share * pixels, 17 * density));
  const first = near + 0.06 * pixels;
  const last = pixels - first - size;
  const glyph = (name: Glyph, x: number, y: number, colour: string): void =>
    drawGlyph(paint, GLYPHS[name], { x, y, size }, { colour, casing: colours.casing, line: 2.4 * density });
  if (mark.safe) glyph('safe', first, last, colours.step);
  if (mark.flanks) glyph('flanks', last, last, colours.ink);
  if (mark.covered) glyph('covered', last, mark.flanks ? first : last, colours.ink);
}

function drawCorners(paint: CanvasRenderingContext2D, near: number, far: number): void {
  const arm = 0.23 * (far - near);
  paint.beginPath();
  for (const [x, y, right, down] of [
    [near, near, 1, 1],
    [far, near, -1, 1],
    [near, far, 1, -1],
    [far, far, -1, -1],
  ] as const) {
    paint.moveTo(x + right * arm, y);
    paint.lineTo(x, y);
    paint.lineTo(x, y + down * arm);
  }
  paint.stroke();
}

function drawGlyph(
  paint: CanvasRenderingContext2D,
  points: readonly number[],
  { x, y, size }: { x: number; y: number; size: number },
  { colour, casing, line }: { colour: string; casing: string; line: number },
): void {
  paint.beginPath();
  for (let i = 0; i < points.length; i += 2)
    paint.lineTo(x + (points[i] ?? 0) * size, y + (points[i + 1] ?? 0) * size);
  paint.closePath();
  paint.lineJoin = 'round';
  paint.lineWidth = line;
  paint.strokeStyle = casing;
  paint.stroke();
  paint.fillStyle = colour;
  paint.fill();
}
