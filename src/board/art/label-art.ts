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
  /** Cut to fit; empty where there is no room. */
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
  const room = label.widest - 2 * padding;
  const shown = shownName(label.text, (words) => paint.measureText(words).width <= room);
  return { ...label, shown, width: Math.ceil(paint.measureText(shown).width) + 2 * padding, height };
}

/** Fewer letters of a name say nothing. */
const FEWEST = 3;
const NUMBERED = /^(.+?)[\s#]+(\d+)$/u;

/**
 * What of a name is shown: all of it, or its first word, or as many letters as fit. Of equals that are numbered the number stays, for it
 * alone tells them apart. Empty where nothing fits that would say who it is.
 */
export function shownName(text: string, fits: (words: string) => boolean): string {
  const [, stem, number] = NUMBERED.exec(text) ?? [];
  if (stem !== undefined && number !== undefined) {
    const short = `${[...stem].slice(0, FEWEST).join('')}. ${number}`;
    return [text, short].find(fits) ?? '';
  }
  const [first = text] = text.split(' ');
  const whole = [text, first].find(fits);
  if (whole !== undefined) return whole;
  let kept = [...first];
  while (kept.length >= FEWEST && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1);
  return kept.length < FEWEST ? '' : `${kept.join('').trimEnd()}…`;
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
