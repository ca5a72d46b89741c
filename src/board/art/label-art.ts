import type { Pen } from '../pen';
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
  /** How much of the name that is: 3 all of it, 2 what tells it apart, 1 its first letters, 0 nothing. */
  readonly told: Told;
  readonly width: number;
  readonly height: number;
}

type Told = 0 | 1 | 2 | 3;

let measuring: Paint | null = null;

export function measureLabel(label: Label, theme: Theme): MeasuredLabel {
  measuring ??= document.createElement('canvas').getContext('2d');
  const paint = measuring;
  if (paint === null) return { ...label, shown: label.text, told: 3, ...labelExtent(label, label.widest) };
  paint.font = fontOf(label, theme);
  const room = label.widest - 2 * paddingOf(label);
  const shown = shownName(label.text, (words) => paint.measureText(words).width <= room);
  const told = toldBy(label.text, shown);
  return { ...label, shown, told, ...labelExtent(label, paint.measureText(shown).width) };
}

const paddingOf = ({ plate }: Label): number => (plate === null ? 1 : 4);

/** How much a label takes whose words are this wide, in CSS pixels. */
export const labelExtent = (label: Label, words: number): { width: number; height: number } => ({
  width: Math.ceil(words) + 2 * paddingOf(label),
  height: Math.ceil(label.size * 1.35),
});

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

const toldBy = (text: string, shown: string): Told =>
  shown === '' ? 0 : shown === text ? 3 : shown.endsWith('…') ? 1 : 2;

export const fontOf = ({ weight, size }: Label, { font }: Theme): string => `${weight} ${size}px ${font}`;

export function paintLabel(paint: Pen, label: MeasuredLabel, density: number, theme: Theme): void {
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
