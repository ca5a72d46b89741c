import type { Abilities, Saves } from '../creature';
import { signed } from './base-attack';

const NONE = '[-—*]+(?![\\d])';

/** `Fort +4, Ref +1, Will -1`; null where none is there. */
export function saves(text: string): Saves | null {
  const of = (name: string): number | null => signed(after(text, name, `[+-]?\\s*\\d+|${NONE}`));
  const found = { fort: of('Fort(?:itude)?'), ref: of('Ref(?:lex)?'), will: of('Will') };
  return /\b(?:Fort|Ref|Will)/i.test(text) && Object.values(found).some((it) => it !== null) ? found : null;
}

/** What a line of saves says besides the three: `(+4 against poison)`; null for nothing. */
export function besideSaves(text: string): string | null {
  const left = text
    .replace(
      new RegExp(`\\b(?:Fort(?:itude)?|Ref(?:lex)?|Will)\\b\\.?:?\\s*(?:[+-]?\\s*\\d+|${NONE})`, 'gi'),
      '',
    )
    .replace(/^[\s,;]+|[\s,;.]+$/g, '');
  return /\d/.test(left) ? left : null;
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

const after = (text: string, name: string, value: string): string | undefined =>
  new RegExp(`\\b${name}\\b\\.?:?\\s*(${value})`, 'i').exec(text)?.[1];
