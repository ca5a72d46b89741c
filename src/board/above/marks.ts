import type { Point } from '../camera';
import { faded, type Theme } from '../theme';
import { type Box, bestPlace, boxAround } from './boxes';
import { plate } from './plate';
import type { Brush } from './sheet';
import { textWidth } from './text-width';

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

/** Who is aimed at; `chance` in words, or null. */
export interface Aimed {
  readonly disc: Disc;
  readonly chance: string | null;
  /** Whose turn it is: the chance does not hide who would strike. */
  readonly by: Disc | null;
  readonly free: Box;
}

/** The target: a reticle, and the chance to hit it in large figures. */
export function drawTarget(brush: Brush, aimed: Aimed, theme: Theme): void {
  const { x, y, radius: own } = aimed.disc;
  const radius = own + 2;
  const { colours } = theme;
  ring(brush, { x, y, radius }, [
    [5, colours.casing],
    [2.5, colours.ink],
  ]);
  drawTicks(brush, { x, y, radius }, theme);
  if (aimed.chance !== null) drawChance(brush, aimed, aimed.chance, theme);
}

function drawTicks({ paint }: Brush, { x, y, radius }: Disc, { colours }: Theme): void {
  paint.lineCap = 'butt';
  for (const [width, colour] of [
    [6, colours.casing],
    [3, colours.ink],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
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
}

function drawChance(brush: Brush, { disc, by, free }: Aimed, chance: string, theme: Theme): void {
  const { paint, covers } = brush;
  const font = `750 22px ${theme.font}`;
  const width = Math.ceil(textWidth(paint, font, chance)) + 18;
  const taken = [disc, ...(by === null ? [] : [by])].map((it) => boxAround(it, it.radius * 2));
  const box = bestPlace(disc, { width, height: 32 }, { free, taken });
  covers(box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 2);
  plate(paint, box, theme);
  paint.font = font;
  paint.fillStyle = theme.colours.ink;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(chance, box.x + box.width / 2, box.y + box.height / 2 + 1);
}

/** Who must answer, about whom; `pulse` goes from 0 to 1 while it draws attention. */
export interface Asked {
  readonly disc: Disc;
  readonly cause: Disc | null;
  readonly pulse: number;
}

/** Who must answer: a halo, wider while it pulses, and a line to what caused it. */
export function drawWanted(brush: Brush, { disc, cause, pulse }: Asked, theme: Theme): void {
  const { colours } = theme;
  const { x, y, radius } = disc;
  if (cause !== null) drawCause(brush, edgeTowards(disc, cause), edgeTowards(cause, disc), theme);
  ring(brush, { x, y, radius: radius + 4 }, [
    [8, faded(colours['amber-ink'], 0.55)],
    [5, colours.amber],
  ]);
  const grown = radius + 5 + pulse * radius * 0.8;
  if (pulse > 0) ring(brush, { x, y, radius: grown }, [[4, faded(colours.amber, 1 - pulse)]]);
}

function drawCause({ paint, covers }: Brush, from: Point, to: Point, { colours }: Theme): void {
  covers(
    Math.min(from.x, to.x) - 6,
    Math.min(from.y, to.y) - 6,
    Math.max(from.x, to.x) + 6,
    Math.max(from.y, to.y) + 6,
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
