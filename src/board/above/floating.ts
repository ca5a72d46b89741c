import type { Point } from '../camera';
import type { Theme } from '../theme';
import type { Brush } from './sheet';

/** A word or number that rises and fades over a square. */
export interface Floating {
  readonly words: string;
  readonly tone: 'harm' | 'good' | 'plain';
  /** 0 to 1. */
  readonly age: number;
  readonly at: Point;
}

export function drawFloating(
  { paint, covers }: Brush,
  { words, tone, age, at }: Floating,
  theme: Theme,
): void {
  const { colours, font } = theme;
  const size = tone === 'harm' ? 24 : 17;
  const y = at.y - 14 - age * 30;
  paint.globalAlpha = age < 0.6 ? 1 : Math.max(0, (1 - age) / 0.4);
  paint.font = `800 ${size}px ${font}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.lineJoin = 'round';
  paint.lineWidth = 5;
  paint.strokeStyle = colours.casing;
  paint.strokeText(words, at.x, y);
  paint.fillStyle = colours[{ harm: 'hp-low', good: 'hp', plain: 'ink' }[tone] as 'hp-low' | 'hp' | 'ink'];
  paint.fillText(words, at.x, y);
  const half = paint.measureText(words).width / 2 + 6;
  covers(at.x - half, y - size, at.x + half, y + size);
  paint.globalAlpha = 1;
}

/** A blow under way; `age` from 0 to 1. */
export interface Strike {
  readonly from: Point;
  readonly to: Point;
  readonly age: number;
}

/** A blow: a short bright line from the one who strikes to the one struck. */
export function drawStrike({ paint, covers }: Brush, { from, to, age }: Strike, { colours }: Theme): void {
  const reach = Math.min(1, age * 1.6);
  const tail = Math.max(0, age * 1.6 - 0.6);
  const point = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  const a = point(tail);
  const b = point(reach);
  covers(Math.min(a.x, b.x) - 8, Math.min(a.y, b.y) - 8, Math.max(a.x, b.x) + 8, Math.max(a.y, b.y) + 8);
  paint.lineCap = 'round';
  for (const [width, colour] of [
    [8, colours.casing],
    [4, colours.ink],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.beginPath();
    paint.moveTo(a.x, a.y);
    paint.lineTo(b.x, b.y);
    paint.stroke();
  }
}
