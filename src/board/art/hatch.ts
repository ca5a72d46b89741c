import { faded, type SideStyle, type Theme } from '../theme';

export interface Hatch {
  readonly style: SideStyle;
  /** Another side that threatens it too, or null. */
  readonly second: SideStyle | null;
  readonly crossed: boolean;
  /** A number in the corner; 0 for none. */
  readonly written: number;
  /** Bits of the sides that get a firm line: 1 top, 2 right, 4 bottom, 8 left. */
  readonly border: number;
  readonly pixels: number;
  readonly density: number;
}

/** Which way a side's lines lean, so that it is told without its colour too. */
const leansBack = (style: SideStyle): boolean => style === 'party' || style === 'third';

/** Diagonals that meet those of the next square; crossed, they run both ways, each in the colour of one who threatens. */
export function paintHatch(paint: CanvasRenderingContext2D, hatch: Hatch, theme: Theme): void {
  const { pixels, density, style, second } = hatch;
  const colour = theme.colours[style];
  const other = second === null ? colour : theme.colours[second];
  const back = leansBack(style);
  paint.fillStyle = faded(colour, hatch.crossed ? 0.1 : 0.06);
  paint.fillRect(0, 0, pixels, pixels);
  paint.lineWidth = Math.max(1, density * 1.1);
  drawDiagonals(paint, hatch, { back, colour });
  if (hatch.crossed) drawDiagonals(paint, hatch, { back: !back, colour: other });
  drawBorder(paint, hatch, faded(colour, 0.75));
  if (hatch.written > 0) write(paint, hatch, second === null ? colour : theme.colours.ink, theme);
}

function drawDiagonals(
  paint: CanvasRenderingContext2D,
  { pixels, density }: Hatch,
  { back, colour }: { back: boolean; colour: string },
): void {
  const lines = pixels / density < 18 ? 2 : 4;
  paint.strokeStyle = faded(colour, 0.36);
  paint.beginPath();
  for (let line = 0; line < 2 * lines; line++) {
    const at = ((line + 0.5) * pixels) / lines;
    paint.moveTo(back ? pixels - at : at, 0);
    paint.lineTo(back ? 2 * pixels - at : at - pixels, pixels);
  }
  paint.stroke();
}

function drawBorder(
  paint: CanvasRenderingContext2D,
  { border, pixels, density }: Hatch,
  colour: string,
): void {
  const width = Math.max(1, Math.round(1.5 * density));
  paint.fillStyle = colour;
  if (border & 1) paint.fillRect(0, 0, pixels, width);
  if (border & 2) paint.fillRect(pixels - width, 0, width, pixels);
  if (border & 4) paint.fillRect(0, pixels - width, pixels, width);
  if (border & 8) paint.fillRect(0, 0, width, pixels);
}

function write(
  paint: CanvasRenderingContext2D,
  { written, pixels, density }: Hatch,
  colour: string,
  theme: Theme,
): void {
  const size = Math.min(20 * density, Math.max(11 * density, 0.14 * pixels));
  paint.font = `700 ${size}px ${theme.font}`;
  paint.textAlign = 'right';
  paint.textBaseline = 'top';
  paint.lineWidth = 3 * density;
  paint.lineJoin = 'round';
  paint.strokeStyle = theme.colours.floor;
  paint.strokeText(String(written), pixels - 3 * density, 3 * density);
  paint.fillStyle = colour;
  paint.fillText(String(written), pixels - 3 * density, 3 * density);
}
