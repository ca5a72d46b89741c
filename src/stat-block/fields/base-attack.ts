import { isNothing } from '../part';
import { type Problem, problem } from '../problem';

export interface BaseAttack {
  readonly bab: number | null;
  readonly grapple: number | null;
  readonly problems: readonly Problem[];
}

/** `+3/+12`, `+1/-11 (+1 when attached)`, `+3/—`. */
export function baseAttack(text: string): BaseAttack {
  const plain = text.replace(/[([].*$/, '').trim();
  // `+1 +2` has lost its slash.
  const cells = plain.split(/\/|(?<=^[+-]\d+) (?=[+-]\d+$)/).map((it) => it.trim());
  const last = cells.length > 1 ? cells.at(-1) : undefined;
  const unsigned = last !== undefined && /^[1-9]/.test(last);
  const unread = cells.some((it) => signed(it) === null && !isNothing(it));
  return {
    bab: signed(cells[0]),
    grapple: signed(last),
    problems: [
      ...(/[([].*\d|\bor\b.*\d/.test(text) ? [problem('grapple-conditional', { text })] : []),
      ...(unsigned ? [problem('lost-sign', { text })] : []),
      ...(unread ? [problem('field-unread', { label: 'base-attack', text })] : []),
    ],
  };
}

/** The first figure of a text, its sign read; null for none. */
export function signed(text: string | undefined): number | null {
  if (text === undefined || isNothing(text)) return null;
  const found = /(?<![\p{L}\d])([+-]?)\s*(\d+)(?![\p{L}\d])/u.exec(text);
  const value = Number(found?.[2]);
  return found === null ? null : found[1] === '-' && value !== 0 ? -value : value;
}
