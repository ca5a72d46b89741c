import { type Square, squareKey } from '../../grid/square';
import type { BetterWay, WayKind } from '../../rules/questions/better-ways';
import type { Point } from '../camera';
import { faded } from '../theme';
import { type DrawnPath, middleOf } from './path';
import type { Brush } from './sheet';

/** Ways that lead elsewhere than the drawn path; a step, a withdrawal and a tumble are told beside it. */
const LED_ELSEWHERE: ReadonlySet<WayKind> = new Set(['safest', 'around', 'withdraw']);
const DISC = 9;
const NOWHERE: Square = { x: -1, y: -1 };

/** The safer ways as thin dashed lines, each with the number of the key that takes it. */
export function drawOtherWays(brush: Brush, ways: readonly BetterWay[], drawn: DrawnPath): void {
  for (const [index, { kind, legs }] of ways.entries()) {
    const path = legs.flatMap((leg) => leg.path);
    if (!LED_ELSEWHERE.has(kind) || isSamePath(path, drawn.path)) continue;
    const points = [drawn.from, ...path].map((it) => middleOf(it, drawn));
    dashed(brush, points, drawn);
    const middle = points[Math.floor(points.length / 2)];
    if (middle) number(brush, index + 1, middle, drawn);
  }
}

const isSamePath = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, index) => squareKey(square) === squareKey(b[index] ?? NOWHERE));

function dashed({ paint, covers }: Brush, points: readonly Point[], { theme }: DrawnPath): void {
  const { colours } = theme;
  paint.beginPath();
  for (const { x, y } of points) {
    covers(x - 4, y - 4, x + 4, y + 4);
    paint.lineTo(x, y);
  }
  paint.lineCap = 'round';
  for (const [width, colour, dash] of [
    [5, faded(colours.casing, 0.8), []],
    [2.5, colours.step, [7, 6]],
  ] as const) {
    paint.setLineDash([...dash]);
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.stroke();
  }
  paint.setLineDash([]);
}

function number({ paint, covers }: Brush, value: number, { x, y }: Point, { theme }: DrawnPath): void {
  const { colours, font } = theme;
  covers(x - DISC - 2, y - DISC - 2, x + DISC + 2, y + DISC + 2);
  paint.beginPath();
  paint.arc(x, y, DISC, 0, 2 * Math.PI);
  paint.fillStyle = colours.casing;
  paint.fill();
  paint.lineWidth = 2;
  paint.strokeStyle = colours.step;
  paint.stroke();
  paint.fillStyle = colours.ink;
  paint.font = `700 12px ${font}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(String(value), x, y + 0.5);
}
