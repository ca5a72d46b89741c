import type { ArmorClass, ArmorPart } from '../creature';
import { type Problem, problem } from '../problem';

export interface ArmorReading {
  readonly ac: ArmorClass;
  readonly problems: readonly Problem[];
}

/** `15 (+1 Dex, +3 studded leather), touch 11, flat-footed 14`, the same again behind "or", or `15 (…) or 17 (…), touch 10, flat-footed 15 or 17`. */
export function armorClass(text: string): ArmorReading | null {
  const all = text.split(/(?:[,;]\s*|\s+)or\s+(?=\d+\s*(?:\(|[,;]\s*touch\b))/i);
  const last = all.at(-1) ?? '';
  const [first, ...others] = all.map((own, place) => {
    const figures = FIGURES.test(own) ? own : last;
    return one(own, { figures, place: figures === last ? place : 0, several: all.length > 1 });
  });
  if (first === undefined || first === null) return null;
  const alternatives = others.flatMap((it) => (it === null ? [] : [it.ac]));
  return {
    ac: alternatives.length === 0 ? first.ac : { ...first.ac, alternatives },
    problems: [first, ...others].flatMap((it) => it?.problems ?? []),
  };
}

const TOUCH = String.raw`\b(?:touch|T)(?:\s+AC)?:?\s*(\d+(?:\s+or\s+\d+)*)`;
const FLAT = String.raw`\b(?:flat[-—\s]*footed|FF)(?:\s+AC)?:?\s*(\d+(?:\s+or\s+\d+)*)`;
const FIGURES = new RegExp(`${TOUCH}|${FLAT}`, 'i');

/** Where touch and flat-footed are said, and which of several figures there is meant. */
interface Beside {
  readonly figures: string;
  readonly place: number;
  readonly several: boolean;
}

function one(printed: string, beside: Beside): ArmorReading | null {
  const plain = printed.replace(/\[([^[\]]*)\](?![^()]*\))/g, '($1)');
  const text = plain.replace(/\((?:base\s+)?10(?:\s+base)?\s*(?:,\s*)?(?=[+-])/i, '(');
  const total = /^\s*(\d+)/.exec(text)?.[1];
  if (total === undefined) return null;
  const problems: Problem[] = [];
  const inner = outermost(text).find((it) => /[+-]\s*\d/.test(it) && !/^\s*touch\b/i.test(it));
  const parts = inner === undefined ? null : pieces(inner).flatMap((it) => part(it, problems));
  const ac = {
    total: Number(total),
    touch: figure(TOUCH, beside),
    flatFooted: figure(FLAT, beside),
    parts: parts === null || parts.length === 0 ? null : parts,
  };
  const sum = 10 + (ac.parts ?? []).reduce((all, { bonus }) => all + bonus, 0);
  if (ac.parts !== null && sum !== ac.total) problems.push(problem('ac-sum', { sum, total: ac.total }));
  const left = leftOver(text.slice(text.indexOf(total) + total.length), inner, beside);
  if (/\d/.test(left)) problems.push(problem('extra-left-out', { text: left }));
  return { ac, problems };
}

/** The figure meant of `15 or 17`; a figure alone is for all. */
function figure(pattern: string, { figures, place }: Beside): number | null {
  const found = new RegExp(pattern, 'i').exec(figures)?.[1];
  if (found === undefined) return null;
  const all = found.split(/\s+or\s+/i).map(Number);
  return all[all.length === 1 ? 0 : place] ?? null;
}

/** What of an Armor Class was read as nothing. */
function leftOver(text: string, inner: string | undefined, { several }: Beside): string {
  const plain = inner === undefined ? text : text.replace(`(${inner})`, ' ');
  return [TOUCH, FLAT]
    .reduce(
      (rest, it) => rest.replace(new RegExp(several ? it : it.replace('(?:\\s+or\\s+\\d+)*', ''), 'i'), ' '),
      plain,
    )
    .replace(/[(),;.\s]+/g, ' ')
    .trim();
}

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

/** Parts are apart by commas, or by the next part's sign behind a word: `-1 size +2 Dex`, but not `+4 +1 hide armor`. */
const pieces = (inner: string): string[] =>
  inner
    .split(/[,;]\s*(?:and\s+)?(?![^(]*\))|\s+and\s+(?=[+-]\d)|(?<=\p{L})\s+(?=[+-]\d+\s+\p{L})/u)
    .map((it) => it.trim());

function part(text: string, problems: Problem[]): ArmorPart[] {
  const signed = /^([+-])\s*(\d+)\s*(.*)$/.exec(text);
  if (signed !== null && signed[3] !== '')
    return [{ bonus: Number(`${signed[1]}${signed[2]}`) || 0, of: tidy(signed[3] ?? '') }];
  const named = /^(\D+?)\s*([+-]\d+)$/.exec(text);
  if (named === null) return [];
  // `ring of protection +1`: the item's own figure is all there is.
  problems.push(problem('part-without-sign', { part: text }));
  return [{ bonus: Number(named[2]), of: tidy(text) }];
}

/** `natural armor` is natural, `deflection bonus` deflection. */
const tidy = (of: string): string => of.replace(/\s+bonus$/i, '').trim();
