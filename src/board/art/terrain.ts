import type { TerrainFeature } from '../../grid/board';
import { faded, type Theme } from '../theme';

type Paint = CanvasRenderingContext2D;
/** How many faces a kind of ground has, so that it does not look printed. */
export const TILE_VARIANTS = 4;

/** One square of ground: each feature has a shape of its own, so it reads without colour. Painted in a box of 1 by 1. */
export function paintTile(
  paint: Paint,
  features: ReadonlySet<TerrainFeature>,
  variant: number,
  theme: Theme,
): void {
  const { colours } = theme;
  const fill = (colour: string): void => {
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
  };
  if (features.has('difficult')) fill(colours['difficult-ground']);
  if (features.has('hazard')) hazard(paint, variant, theme);
  if (features.has('higher')) higher(paint, theme);
  if (features.has('difficult')) rubble(paint, variant, colours.difficult);
  if (features.has('obstacle')) block(paint, variant, theme);
  if (features.has('dark')) veil(paint, faded(colours.dark, 0.82), { colour: colours['dark-mark'], rows: 4 });
  else if (features.has('shadow'))
    veil(paint, faded(colours.shadow, 0.62), { colour: colours['shadow-mark'], rows: 2 });
}

const RUBBLE: readonly (readonly (readonly [number, number, number])[])[] = [
  [
    [0.2, 0.3, 1],
    [0.62, 0.2, 0.8],
    [0.42, 0.62, 1.1],
    [0.78, 0.72, 0.9],
  ],
  [
    [0.3, 0.22, 0.9],
    [0.74, 0.36, 1.1],
    [0.22, 0.7, 1],
    [0.6, 0.78, 0.8],
  ],
  [
    [0.5, 0.24, 1.1],
    [0.2, 0.5, 0.8],
    [0.76, 0.56, 1],
    [0.42, 0.8, 0.9],
  ],
  [
    [0.24, 0.22, 0.8],
    [0.66, 0.3, 1],
    [0.36, 0.56, 0.9],
    [0.76, 0.78, 1.1],
  ],
];

/** Difficult ground: small peaks, like the sign for broken ground on a map. */
function rubble(paint: Paint, variant: number, colour: string): void {
  paint.strokeStyle = colour;
  paint.lineWidth = 0.045;
  paint.lineCap = 'round';
  paint.lineJoin = 'round';
  paint.beginPath();
  for (const [x, y, size] of RUBBLE[variant % RUBBLE.length] ?? []) {
    paint.moveTo(x - 0.1 * size, y + 0.06 * size);
    paint.lineTo(x - 0.02 * size, y - 0.07 * size);
    paint.lineTo(x + 0.1 * size, y + 0.06 * size);
  }
  paint.stroke();
}

/** What no one walks into unforced: filled, with waves that close in. */
function hazard(paint: Paint, variant: number, { colours }: Theme): void {
  paint.fillStyle = colours['hazard-ground'];
  paint.fillRect(0, 0, 1, 1);
  paint.strokeStyle = colours.hazard;
  paint.lineWidth = 0.04;
  paint.lineCap = 'round';
  paint.beginPath();
  for (const row of [0.25, 0.58, 0.9]) {
    const shift = ((variant * 0.37 + row) % 1) * 0.3;
    for (let x = shift - 0.1; x < 0.95; x += 0.5) {
      paint.moveTo(x, row);
      paint.quadraticCurveTo(x + 0.1, row - 0.12, x + 0.2, row);
      paint.quadraticCurveTo(x + 0.3, row + 0.1, x + 0.36, row - 0.02);
    }
  }
  paint.stroke();
}

/** Higher ground: contour ticks that point downhill, all round. */
function higher(paint: Paint, { colours }: Theme): void {
  paint.fillStyle = faded(colours.higher, 0.16);
  paint.fillRect(0, 0, 1, 1);
  paint.strokeStyle = colours.higher;
  paint.lineWidth = 0.04;
  paint.beginPath();
  paint.moveTo(0.28, 0.56);
  paint.lineTo(0.5, 0.38);
  paint.lineTo(0.72, 0.56);
  paint.moveTo(0.28, 0.74);
  paint.lineTo(0.5, 0.56);
  paint.lineTo(0.72, 0.74);
  paint.stroke();
}

/** A low obstacle: courses of stone with a shadow side, seen from above. */
function block(paint: Paint, variant: number, { colours }: Theme): void {
  paint.fillStyle = faded(colours['stone-edge'], 0.35);
  paint.fillRect(0.1, 0.14, 0.86, 0.82);
  paint.fillStyle = colours.stone;
  paint.strokeStyle = colours['stone-edge'];
  paint.lineWidth = 0.04;
  const split = variant % 2 === 0 ? 0.42 : 0.58;
  for (const [x, y, width, height] of [
    [0.05, 0.06, split, 0.4],
    [0.07 + split, 0.06, 0.86 - split, 0.4],
    [0.05, 0.5, 0.92 - split, 0.4],
    [0.99 - split, 0.5, split - 0.06, 0.4],
  ] as const) {
    paint.beginPath();
    paint.roundRect(x, y, width, height, 0.06);
    paint.fill();
    paint.stroke();
  }
}

/** Light that is missing: a veil with dots, denser where nothing is seen at all. */
function veil(paint: Paint, colour: string, dots: { colour: string; rows: number }): void {
  paint.fillStyle = colour;
  paint.fillRect(0, 0, 1, 1);
  paint.fillStyle = dots.colour;
  for (let row = 0; row < dots.rows; row++) {
    for (let column = 0; column < dots.rows; column++) {
      const x = (column + (row % 2 === 0 ? 0.3 : 0.8)) / dots.rows;
      paint.beginPath();
      paint.arc(x, (row + 0.5) / dots.rows, 0.028, 0, 2 * Math.PI);
      paint.fill();
    }
  }
}
