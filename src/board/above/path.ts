import type { Square } from '../../grid/square';
import type { Band, PathAnswer } from '../../rules/questions/answers';
import { type Camera, type Point, toScreen } from '../camera';
import { faded, type Theme } from '../theme';
import { bandColour, strokeBand } from './line-style';
import type { Brush } from './sheet';

/** A path on the screen. */
export interface DrawnPath {
  readonly camera: Camera;
  readonly theme: Theme;
  readonly from: Square;
  /** Side of the mover's space in squares. */
  readonly space: number;
  readonly path: readonly Square[];
  readonly waypoints: readonly Square[];
  readonly answer: PathAnswer | null;
  /** How it is drawn: `too-far` also for what is refused. */
  readonly band: Band;
  /** Steps of the path that can be gone; beyond stands the cross. */
  readonly within: number;
}
/** CSS pixels a square below which single steps are not priced. */
const PRICED = 26;

export function drawPath(brush: Brush, drawn: DrawnPath): void {
  if (drawn.path.length === 0) return;
  const points = pointsOf(drawn);
  cover(brush, points, drawn.camera.scale * drawn.space);
  fillSquares(brush, drawn);
  strokeLine(brush, points, drawn);
  if (drawn.within < drawn.path.length) cross(brush, points[drawn.within], drawn.theme);
  for (const waypoint of drawn.waypoints) diamond(brush, middleOf(waypoint, drawn), drawn);
  if (drawn.camera.scale >= PRICED) priceSteps(brush, points, drawn);
}

/** The middles of where it sets out and of every step. */
function pointsOf(drawn: DrawnPath): readonly Point[] {
  const points = [middleOf(drawn.from, drawn)];
  for (const square of drawn.path) points.push(middleOf(square, drawn));
  return points;
}

export const middleOf = (square: Square, { camera, space }: Pick<DrawnPath, 'camera' | 'space'>): Point =>
  toScreen(camera, { x: square.x + space / 2, y: square.y + space / 2 });

function cover({ covers }: Brush, points: readonly Point[], size: number): void {
  for (const { x, y } of points)
    covers(x - size / 2 - 12, y - size / 2 - 12, x + size / 2 + 12, y + size / 2 + 12);
}

function fillSquares({ paint }: Brush, { path, camera, space, band, theme, within }: DrawnPath): void {
  const size = camera.scale * space;
  const colour = bandColour(band, theme);
  paint.fillStyle = faded(colour, 0.15);
  let step = 0;
  for (const square of path) {
    const { x, y } = toScreen(camera, square);
    if (step === within) paint.fillStyle = faded(colour, 0.06);
    paint.fillRect(x + 1, y + 1, size - 2, size - 2);
    step += 1;
  }
}

function strokeLine(brush: Brush, points: readonly Point[], { band, theme, within }: DrawnPath): void {
  const { paint } = brush;
  const last = points.length - 1;
  const end = Math.min(within, last);
  if (end > 0) {
    trace(paint, points, 0, end);
    strokeBand(brush, band, theme);
  }
  if (end >= last) return;
  trace(paint, points, end, last);
  paint.setLineDash([3, 6]);
  paint.lineWidth = 2.5;
  paint.strokeStyle = theme.colours.far;
  paint.stroke();
  paint.setLineDash([]);
}

/** From one of the points to another; a line to where nothing has begun yet begins there. */
function trace(paint: Brush['paint'], points: readonly Point[], first: number, last: number): void {
  paint.beginPath();
  for (let index = first; index <= last; index++) {
    const at = points[index];
    if (at !== undefined) paint.lineTo(at.x, at.y);
  }
}

/** Where the movement ends for good. */
function cross({ paint }: Brush, at: Point | undefined, { colours }: Theme): void {
  if (at === undefined) return;
  for (const [width, colour] of [
    [7, colours.casing],
    [3.5, colours.ink],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.beginPath();
    paint.moveTo(at.x - 8, at.y - 8);
    paint.lineTo(at.x + 8, at.y + 8);
    paint.moveTo(at.x + 8, at.y - 8);
    paint.lineTo(at.x - 8, at.y + 8);
    paint.stroke();
  }
}

function diamond({ paint }: Brush, { x, y }: Point, { band, theme }: DrawnPath): void {
  paint.beginPath();
  paint.moveTo(x, y - 7);
  paint.lineTo(x + 7, y);
  paint.lineTo(x, y + 7);
  paint.lineTo(x - 7, y);
  paint.closePath();
  paint.fillStyle = theme.colours.casing;
  paint.fill();
  paint.lineWidth = 2.5;
  paint.strokeStyle = bandColour(band, theme);
  paint.stroke();
}

/** What each diagonal costs, and each step that is dearer than five feet, beside the line. */
function priceSteps({ paint }: Brush, points: readonly Point[], { answer, theme }: DrawnPath): void {
  const { colours, font } = theme;
  paint.font = `650 10px ${font}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.lineWidth = 3;
  paint.lineJoin = 'round';
  paint.strokeStyle = colours.casing;
  paint.fillStyle = colours.ink;
  for (const [index, step] of (answer?.steps ?? []).entries()) {
    const before = points[index];
    const after = points[index + 1];
    if (before === undefined || after === undefined || !(step.diagonal || step.feet > 5)) continue;
    const length = Math.max(1, Math.hypot(after.x - before.x, after.y - before.y));
    const x = (before.x + after.x) / 2 + ((after.y - before.y) / length) * 11;
    const y = (before.y + after.y) / 2 - ((after.x - before.x) / length) * 11;
    paint.strokeText(String(step.feet), x, y);
    paint.fillText(String(step.feet), x, y);
  }
}
