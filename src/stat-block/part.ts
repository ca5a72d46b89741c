import type { Label } from './labels';
import { type Mapped, replace, type Span, spanOf, trim } from './text/mapped';

/** One label of a block and what stands behind it, on one line. */
export interface Entry {
  readonly label: Label;
  readonly value: Mapped;
  /** The value as it stood there, where something of it was struck out. */
  readonly printed?: string;
  /** Label and value in the paste. */
  readonly span: Span | null;
}
/** One creature of a paste before its figures are read. */
export interface Part {
  /** Lines above the first label: name, size and type. */
  readonly heading: readonly Mapped[];
  readonly entries: readonly Entry[];
  /** What belongs to nothing. */
  readonly rest: readonly Mapped[];
}

/** White space of any kind as one space, none at the ends. */
export const oneLine = (part: Mapped): Mapped => replace(trim(part), /\s+/g, ' ');

export function entry(label: Label, heading: Mapped | null, value: Mapped): Entry {
  const inner = oneLine(value);
  const ends = [heading, inner].flatMap((it) => (it === null ? [] : (spanOf(it) ?? [])));
  const from = Math.min(...ends.map((it) => it.from));
  const to = Math.max(...ends.map((it) => it.to));
  return { label, value: inner, span: ends.length === 0 ? null : { from, to } };
}

/** Depth of parentheses before each character; one without its partner counts for nothing. */
export function depths(text: string): number[] {
  const partners = paired(text);
  let depth = 0;
  return Array.from({ length: text.length }, (_, index) => {
    const step = partners.get(index) ?? 0;
    if (step < 0) depth -= 1;
    const here = depth;
    if (step > 0) depth += 1;
    return here;
  });
}

/** Parentheses that have a partner: 1 for one that opens, -1 for one that closes. */
function paired(text: string): ReadonlyMap<number, 1 | -1> {
  const found = new Map<number, 1 | -1>();
  const open: number[] = [];
  for (const { index, 0: sign } of text.matchAll(/[()[\]]/g)) {
    if (sign === '(' || sign === '[') open.push(index);
    else {
      const partner = open.pop();
      if (partner !== undefined) found.set(partner, 1).set(index, -1);
    }
  }
  return found;
}

/** The pieces of a text between what `pattern` (global) finds outside parentheses. */
export function splitOutside(part: Mapped, pattern: RegExp): Mapped[] {
  const deep = depths(part.text);
  const pieces: Mapped[] = [];
  let from = 0;
  const piece = (to: number): Mapped => ({ text: part.text.slice(from, to), at: part.at.slice(from, to) });
  for (const found of part.text.matchAll(pattern)) {
    if ((deep[found.index] ?? 0) > 0 || found[0] === '') continue;
    pieces.push(piece(found.index));
    from = found.index + found[0].length;
  }
  pieces.push(piece(part.text.length));
  return pieces.map(trim).filter(({ text }) => text !== '');
}

/** `—`, `-`, `none` and their like. */
export const isNothing = (text: string): boolean => /^(?:[-—–Ø∅*]*|none|nil|n\/a)\.?$/i.test(text.trim());
