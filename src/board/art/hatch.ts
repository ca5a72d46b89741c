import { faded, type SideStyle, type Theme } from '../theme';

export interface Hatch {
  readonly style: SideStyle;
  readonly crossed: boolean;
  /** A number in the corner; 0 for none. */
  readonly written: number;
  /** Bits of the sides that get a firm line: 1 top, 2 right, 4 bottom, 8 left. */
  readonly border: number;
  readonly pixels: number;
  readonly density: number;
}

/** Diagonals that meet those of the next square; crossed, they run both ways. */
export function paintHatch(paint: CanvasRenderingContext2D, hatch: Hatch, theme: Theme): void {
  const { pixels, density } = hatch;
  const colour = theme.colours[hatch.style];
  const lines = pixels / density < 18 ? 2 : 4;
  paint.fillStyle = faded(colour, hatch.crossed ? 0.1 : 0.06);
  paint.fillRect(0, 0, pixels, pixels);
  paint.strokeStyle = faded(colour, 0.36);
  paint.lineWidth = Math.max(1, density * 1.1);
  paint.beginPath();
  for (let line = 0; line < 2 * lines; line++) {
    const at = ((line + 0.5) * pixels) / lines;
    paint.moveTo(at, 0);
    paint.lineTo(at - pixels, pixels);
    if (!hatch.crossed) continue;
    paint.moveTo(pixels - at, 0);
    paint.lineTo(2 * pixels - at, pixels);
  }
  paint.stroke();
  drawBorder(paint, hatch, faded(colour, 0.75));
  if (hatch.written > 0) write(paint, hatch, colour, theme);
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
  const size = 11 * density;
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
