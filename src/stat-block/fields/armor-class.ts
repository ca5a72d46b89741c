import type { ArmorClass, ArmorPart } from '../creature';
import { type Problem, problem } from '../problem';

export interface ArmorReading {
  readonly ac: ArmorClass;
  readonly problems: readonly Problem[];
}

/** `15 (+1 Dex, +3 studded leather), touch 11, flat-footed 14`, and the same again behind "or". */
export function armorClass(text: string): ArmorReading | null {
  const [first, ...others] = text.split(/(?:[,;]\s*|\s+)or\s+(?=\d+\b)/i).map(one);
  if (first === undefined || first === null) return null;
  const alternatives = others.flatMap((it) => (it === null ? [] : [it.ac]));
  return {
    ac: alternatives.length === 0 ? first.ac : { ...first.ac, alternatives },
    problems: first.problems,
  };
}

function one(text: string): ArmorReading | null {
  const total = /^\s*(\d+)/.exec(text)?.[1];
  if (total === undefined) return null;
  const problems: Problem[] = [];
  const inner = outermost(text).find((it) => /[+-]\s*\d/.test(it) && !/^\s*touch\b/i.test(it));
  const parts = inner === undefined ? null : pieces(inner).flatMap((it) => part(it, problems));
  const ac = {
    total: Number(total),
    touch: number(/\btouch\s+(\d+)/i.exec(text)?.[1]),
    flatFooted: number(/\bflat[-\s]*footed\s+(\d+)/i.exec(text)?.[1]),
    parts: parts === null || parts.length === 0 ? null : parts,
  };
  const sum = 10 + (ac.parts ?? []).reduce((all, { bonus }) => all + bonus, 0);
  if (ac.parts !== null && sum !== ac.total) problems.push(problem('ac-sum', { sum, total: ac.total }));
  return { ac, problems };
}

const number = (digits: string | undefined): number | null => (digits === undefined ? null : Number(digits));

/** What stands in parentheses, those inside included. */
function outermost(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text.charAt(index) === '(') {
      if (depth === 0) from = index + 1;
      depth += 1;
    } else if (text.charAt(index) === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(text.slice(from, index));
    }
  }
  return found;
}

const pieces = (inner: string): string[] => inner.split(/[,;]\s*(?![^(]*\))/).map((it) => it.trim());

function part(text: string, problems: Problem[]): ArmorPart[] {
  const signed = /^([+-])\s*(\d+)\s*(.*)$/.exec(text);
  if (signed !== null && signed[3] !== '')
    return [{ bonus: Number(`${signed[1]}${signed[2]}`), of: tidy(signed[3] ?? '') }];
  const named = /^(\D+?)\s*([+-]\d+)$/.exec(text);
  if (named === null) return [];
  // `ring of protection +1`: the item's own figure is all there is.
  problems.push(problem('part-without-sign', { part: text }));
  return [{ bonus: Number(named[2]), of: tidy(text) }];
}

/** `natural armor` is natural, `deflection bonus` deflection. */
const tidy = (of: string): string => of.replace(/\s+bonus$/i, '').trim();
