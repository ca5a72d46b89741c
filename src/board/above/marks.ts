import type { Point } from '../camera';
import { faded, type Theme } from '../theme';
import type { Box } from './boxes';
import { bestPlace } from './boxes';
import { plate } from './plate';
import type { Brush } from './sheet';

/** A creature's space on the screen. */
export interface Disc extends Point {
  readonly radius: number;
}
const FULL = 2 * Math.PI;

/** Where the line to another point leaves a disc. */
export function edgeTowards(disc: Disc, to: Point): Point {
  const length = Math.max(1, Math.hypot(to.x - disc.x, to.y - disc.y));
  const share = Math.min(0.5, disc.radius / length);
  return { x: disc.x + (to.x - disc.x) * share, y: disc.y + (to.y - disc.y) * share };
}

function ring(
  { paint, covers }: Brush,
  { x, y, radius }: Disc,
  lines: readonly (readonly [number, string])[],
): void {
  const out = radius + 12;
  covers(x - out, y - out, x + out, y + out);
  for (const [width, colour] of lines) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.beginPath();
    paint.arc(x, y, radius, 0, FULL);
    paint.stroke();
  }
}

/** Under the pointer. */
export function drawHover(brush: Brush, disc: Disc, { colours }: Theme): void {
  ring(brush, disc, [
    [4, faded(colours.casing, 0.8)],
    [1.8, faded(colours.ink, 0.75)],
  ]);
}

/** Has the keyboard. */
export function drawFocus(brush: Brush, disc: Disc, { colours }: Theme): void {
  brush.paint.setLineDash([5, 4]);
  ring(brush, { ...disc, radius: disc.radius + 3 }, [
    [5, colours.casing],
    [2.5, colours.ink],
  ]);
  brush.paint.setLineDash([]);
}

/** The target: a reticle, and the chance to hit it in large figures. */
export function drawTarget(
  brush: Brush,
  disc: Disc,
  chance: string | null,
  places: { free: Box },
  theme: Theme,
): void {
  const { paint } = brush;
  const { colours } = theme;
  const { x, y } = disc;
  const radius = disc.radius + 2;
  ring(brush, { x, y, radius }, [
    [5, colours.casing],
    [2.5, colours.ink],
  ]);
  for (const [width, colour] of [
    [6, colours.casing],
    [3, colours.ink],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.lineCap = 'butt';
    paint.beginPath();
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      paint.moveTo(x + dx * (radius - 7), y + dy * (radius - 7));
      paint.lineTo(x + dx * (radius + 8), y + dy * (radius + 8));
    }
    paint.stroke();
  }
  if (chance !== null) drawChance(brush, disc, chance, places, theme);
}

function drawChance(brush: Brush, disc: Disc, chance: string, { free }: { free: Box }, theme: Theme): void {
  const { paint, covers } = brush;
  paint.font = `750 22px ${theme.font}`;
  const width = Math.ceil(paint.measureText(chance).width) + 18;
  const own: Box = {
    x: disc.x - disc.radius,
    y: disc.y - disc.radius,
    width: disc.radius * 2,
    height: disc.radius * 2,
  };
  const box = bestPlace({ x: disc.x, y: disc.y }, { width, height: 32 }, { free, taken: [own] });
  covers(box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 2);
  plate(paint, box, theme);
  paint.fillStyle = theme.colours.ink;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(chance, box.x + box.width / 2, box.y + box.height / 2 + 1);
}

/** Who must answer: a halo, wider while it pulses (0 to 1), and a line to what caused it. */
export function drawWanted(
  brush: Brush,
  disc: Disc,
  cause: Disc | null,
  pulse: number,
  { colours }: Theme,
): void {
  const { paint, covers } = brush;
  const { x, y, radius } = disc;
  if (cause !== null) {
    const from = edgeTowards(disc, cause);
    const to = edgeTowards(cause, disc);
    covers(
      Math.min(x, cause.x) - 6,
      Math.min(y, cause.y) - 6,
      Math.max(x, cause.x) + 6,
      Math.max(y, cause.y) + 6,
    );
    paint.setLineDash([9, 6]);
    for (const [width, colour] of [
      [5, faded(colours['amber-ink'], 0.6)],
      [2.5, colours.amber],
    ] as const) {
      paint.lineWidth = width;
      paint.strokeStyle = colour;
      paint.beginPath();
      paint.moveTo(from.x, from.y);
      paint.lineTo(to.x, to.y);
      paint.stroke();
    }
    paint.setLineDash([]);
  }
  const grown = radius + 5 + pulse * radius * 0.8;
  covers(x - grown - 8, y - grown - 8, x + grown + 8, y + grown + 8);
  ring(brush, { x, y, radius: radius + 4 }, [
    [8, faded(colours['amber-ink'], 0.55)],
    [5, colours.amber],
  ]);
  if (pulse > 0) ring(brush, { x, y, radius: grown }, [[4, faded(colours.amber, 1 - pulse)]]);
}
