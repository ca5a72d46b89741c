import type { Abilities, Saves } from '../creature';
import { signed } from './base-attack';

const NONE = '[-—*]+(?![\\d])';

/** `Fort +4, Ref +1, Will -1`; null where none is there. */
export function saves(text: string): Saves | null {
  const of = (name: string): number | null => signed(after(text, name, `[+-]?\\s*\\d+|${NONE}`));
  const found = { fort: of(FORT), ref: of(REF), will: of(WILL) };
  return new RegExp(`\\b(?:${FORT}|${REF}|${WILL})\\b`, 'i').test(text) &&
    Object.values(found).some((it) => it !== null)
    ? found
    : null;
}

const FORT = 'F(?:ort(?:itude)?)?';
const REF = 'R(?:ef(?:lex)?)?';
const WILL = 'W(?:ill)?';

/** What a line of saves says besides the three: `(+4 against poison)`; null for nothing. */
export function besideSaves(text: string): string | null {
  const one = new RegExp(`\\b(?:${FORT}|${REF}|${WILL})\\b\\.?:?\\s*(?:[+-]?\\s*\\d+|${NONE})`, 'gi');
  const left = text
    .replace(one, ';')
    .split(/\s*[,;]\s*(?![^()]*\))/)
    .map((it) => it.trim())
    .filter((it) => /\d/.test(it));
  return left.length === 0 ? null : left.join('; ');
}

/** `Str 13, Con —`; null where none is there. A missing score is null. */
export function abilities(text: string): Abilities | null {
  const of = (name: string): number | null => signed(after(text, name, `\\d+|${NONE}`));
  const found = {
    str: of('Str(?:ength)?'),
    dex: of('Dex(?:terity)?'),
    con: of('Con(?:stitution)?'),
    int: of('Int(?:elligence)?'),
    wis: of('Wis(?:dom)?'),
    cha: of('Cha(?:risma)?'),
  };
  return Object.values(found).some((it) => it !== null) ? found : null;
}

/** A save other than 0 without its sign: it may have been a minus. */
export const isUnsigned = (text: string): boolean =>
  new RegExp(`\\b(?:${FORT}|${REF}|${WILL})\\b[.:\\s]*[1-9]`, 'i').test(text);

/** Names of scores or saves behind which no figure and no sign for nothing stands: `Dex l4`. */
export function withoutFigure(text: string): string[] {
  const named = new RegExp(
    `\\b(?:${[FORT, REF, WILL, 'Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'].join('|')})\\b(?![.:\\s]*(?:[+-]?\\s*\\d|${NONE}))`,
    'gi',
  );
  return [...text.replace(/\([^()]*\)/g, ' ').matchAll(named)].map(([found]) => found.trim());
}

const after = (text: string, name: string, value: string): string | undefined =>
  new RegExp(`\\b${name}\\b\\.?:?\\s*(${value})`, 'i').exec(text)?.[1];
