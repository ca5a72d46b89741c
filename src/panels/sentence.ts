import type { Modifier } from '../engine/state';

/** What a number is made of: the dice, then every modifier by its source. */
export interface Sum {
  readonly title: string;
  readonly total: number;
  /** "d20" and the faces that fell; null where no die is in it. */
  readonly dice: { readonly dice: string; readonly faces: readonly number[] } | null;
  readonly modifiers: readonly Modifier[];
}
/** A number in a sentence that can be opened to its parts. */
export interface Figure {
  readonly figure: string;
  readonly sum: Sum;
}
export type Part = string | Figure;

/** Texts and figures that fill the blanks of a sentence. */
export type Blanks = Readonly<Record<string, string | number | Figure>>;

const OPEN = '\u0002';
const CLOSE = '\u0003';

/** Fills a sentence of the catalogue and keeps its figures as parts of their own. `say` looks the sentence up. */
export function parts(say: (values: Record<string, string | number>) => string, blanks: Blanks): Part[] {
  const figures: Figure[] = [];
  const values: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(blanks)) {
    if (typeof value === 'object') {
      values[key] = `${OPEN}${figures.length}${CLOSE}`;
      figures.push(value);
    } else values[key] = value;
  }
  return say(values)
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((piece, index) => (index % 2 === 0 ? piece : (figures[Number(piece)] ?? piece)))
    .filter((piece) => piece !== '');
}

/** The sentence without its figures' parts: for copying and for screen readers. */
export function plain(sentence: readonly Part[]): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.figure)).join('');
}
