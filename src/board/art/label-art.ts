import { faded, type Theme } from '../theme';

type Paint = CanvasRenderingContext2D;

/** A line of text on a small plate. Sizes in CSS pixels. */
export interface Label {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  /** Null: no plate behind it. */
  readonly plate: string | null;
  readonly widest: number;
}
export interface MeasuredLabel extends Label {
  /** Cut to fit. */
  readonly shown: string;
  readonly width: number;
  readonly height: number;
}

let measuring: Paint | null = null;

export function measureLabel(label: Label, theme: Theme): MeasuredLabel {
  measuring ??= document.createElement('canvas').getContext('2d');
  const paint = measuring;
  const padding = label.plate === null ? 1 : 5;
  const height = Math.ceil(label.size * 1.35);
  if (paint === null) return { ...label, shown: label.text, width: label.widest, height };
  paint.font = fontOf(label, theme);
  const shown = cutToFit(paint, label.text, label.widest - 2 * padding);
  return { ...label, shown, width: Math.ceil(paint.measureText(shown).width) + 2 * padding, height };
}

/** The whole name, or its first word, or as many letters as fit. */
function cutToFit(paint: Paint, text: string, width: number): string {
  const fits = (words: string): boolean => paint.measureText(words).width <= width;
  const [first = text] = text.split(' ');
  const whole = [text, first].find(fits);
  if (whole !== undefined) return whole;
  let kept = [...first];
  while (kept.length > 1 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

const fontOf = ({ weight, size }: Label, { font }: Theme): string => `${weight} ${size}px ${font}`;

export function paintLabel(paint: Paint, label: MeasuredLabel, density: number, theme: Theme): void {
  paint.scale(density, density);
  if (label.plate !== null) {
    paint.fillStyle = faded(label.plate, 0.9);
    paint.beginPath();
    paint.roundRect(0, 0, label.width, label.height, Math.min(4, label.height / 2));
    paint.fill();
  }
  paint.font = fontOf(label, theme);
  paint.fillStyle = label.colour;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(label.shown, label.width / 2, label.height / 2 + label.size * 0.04);
}
