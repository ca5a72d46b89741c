import { weaponFor } from '../../content/weapons';
import type { Attack, Attacks } from '../creature';
import { depths, isNothing } from '../part';
import { type Problem, problem } from '../problem';
import { type Damage, damage } from './damage';
import { singular } from './singular';

export interface AttacksReading {
  readonly attacks: Attacks;
  readonly problems: readonly Problem[];
}
type Mode = Attack['mode'];
interface Piece {
  readonly by: 'and' | 'or' | 'soft';
  readonly text: string;
}
const NUMBERS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const JOINT = /\s*[;,]?\s*\bor\b\s+|\s*[;,]?\s*\b(?:and|plus)\b\s+|\s*[;,]\s*/gi;
const BONUS = /[+-]\s?\d+(?:\s*\/\s*[+-]?\d+)*/g;

/** A line of attacks; `mode` where the label says it. What cannot be read is a problem with its text, never a guess. */
export function attacks(line: string, mode: Mode | null = null): AttacksReading {
  const text = line.replace(/\s*[;,.]?\s*(?:\bor\b)?\s*$/i, '').trim();
  if (isNothing(text)) return { attacks: [], problems: [] };
  const problems: Problem[] = [];
  const alternatives: Attack[][] = [];
  let before: Attack | null = null;
  for (const { by, text: own } of pieces(text)) {
    const read: Attack | null = attack(own, mode, before, problems);
    if (read === null) {
      problems.push(problem('attack-unread', { text: own }));
      if (by === 'or') before = null;
      continue;
    }
    const together: Attack[] | undefined = alternatives.at(-1);
    const apart = by === 'or' || (by === 'soft' && before !== null && before.mode !== read.mode);
    if (apart || together === undefined) alternatives.push([read]);
    else together.push(read);
    before = read;
  }
  return { attacks: alternatives, problems };
}

function pieces(text: string): Piece[] {
  const deep = depths(text);
  const found: Piece[] = [];
  let from = 0;
  let by: Piece['by'] = 'or';
  const push = (to: number): void => {
    const own = text.slice(from, to).trim();
    if (own !== '') found.push({ by, text: own });
  };
  for (const match of text.matchAll(JOINT)) {
    if ((deep[match.index] ?? 0) > 0) continue;
    push(match.index);
    from = match.index + match[0].length;
    by = /\bor\b/i.test(match[0]) ? 'or' : /\b(?:and|plus)\b/i.test(match[0]) ? 'and' : 'soft';
  }
  push(text.length);
  return found;
}

function attack(
  piece: string,
  given: Mode | null,
  before: Attack | null,
  problems: Problem[],
): Attack | null {
  const bonus = bonusOf(piece);
  if (bonus === null) return swarm(piece);
  const head = piece.slice(0, bonus.from).trim();
  const tail = piece.slice(bonus.to);
  const inner = inside(tail) ?? '';
  const hit = damage(inner);
  const words = tail.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ' ');
  const { name, count } = named(head === '' ? (hit.name ?? '') : head);
  if (name === '') return null;
  const said = /\bmelee\b/i.test(words) ? 'melee' : /\branged\b/i.test(words) ? 'ranged' : null;
  const mode = said ?? given ?? before?.mode ?? likely(name);
  if (said === null && given === null && before === null)
    problems.push(problem('no-mode', { text: piece, mode }));
  const stray = words
    .replace(/\b(?:melee|ranged|touch|attacks?|each|per|incorporeal)\b/gi, ' ')
    .replace(/[*.,;\s]+/g, ' ')
    .trim();
  if (stray !== '') problems.push(problem('extra-left-out', { text: stray }));
  return {
    name,
    count,
    bonuses: bonus.values,
    mode,
    touch: /\btouch\b/i.test(words),
    ...(/\bincorporeal\b/i.test(name) ? { incorporeal: true as const } : {}),
    ...ofDamage(hit, head !== ''),
  };
}

/** In the forms that name the weapon outside, a word behind a comma is one more effect. */
function ofDamage({ name, ...hit }: Damage, outside: boolean): Omit<Damage, 'name'> {
  return name === null || !outside ? hit : { ...hit, plus: [...hit.plus, { effect: name }] };
}

interface Bonus {
  readonly from: number;
  readonly to: number;
  readonly values: readonly number[];
}

/** The attack bonus: the last signed figure outside parentheses that is not the enhancement of the weapon behind it. */
function bonusOf(piece: string): Bonus | null {
  const deep = depths(piece);
  const found = [...piece.matchAll(BONUS)].filter(
    ({ index }) => (deep[index] ?? 0) === 0 && !/[\d\p{L}]/u.test(piece.charAt(index - 1)),
  );
  const last = found.findLast(({ index, 0: text }) => {
    const rest = piece.slice(index + text.length).trim();
    return rest === '' || /^(?:\(|[*,;]|melee|ranged|touch|each|incorporeal|per\b|attack)/i.test(rest);
  });
  if (last === undefined) return null;
  const values = last[0].replace(/\s/g, '').split('/').map(Number);
  return { from: last.index, to: last.index + last[0].length, values };
}

/** The first parentheses, those inside included. */
function inside(text: string): string | null {
  const from = text.indexOf('(');
  if (from < 0) return null;
  const deep = depths(text);
  for (let index = from + 1; index < text.length; index += 1)
    if (text.charAt(index) === ')' && deep[index] === 0) return text.slice(from + 1, index);
  return text.slice(from + 1);
}

/** `2 claws` are two of `claw`; `+1 greatclub` is one. */
function named(head: string): { name: string; count: number } {
  const plain = head
    .replace(/^(?:either|a|an|with)\s+/i, '')
    .replace(/[*:,]+$/, '')
    .trim();
  const found = /^(\d+|[a-z]+)\s+(?=\S)/i.exec(plain);
  const word = found?.[1]?.toLowerCase() ?? '';
  const count = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1;
  const name = singular(count > 0 && found !== null ? plain.slice(found[0].length) : plain).replace(
    /\s+/g,
    ' ',
  );
  return {
    name: name.replace(/^\p{Lu}(?=\p{Ll}|-|\s)/u, (it) => it.toLowerCase()),
    count: Math.max(1, count),
  };
}

/** Where the line says neither: shot weapons of the SRD are ranged. */
function likely(name: string): 'melee' | 'ranged' {
  const id = name
    .toLowerCase()
    .replace(/^[+\d\s]*|\s*\(.*$/g, '')
    .trim()
    .replaceAll(' ', '-');
  return weaponFor(id, 'medium')?.handedness === 'ranged' || /^ray\b|\bray$/i.test(name) ? 'ranged' : 'melee';
}

/** `Swarm (1d6 plus disease)`: no attack roll. */
function swarm(piece: string): Attack | null {
  const found = /^(?:[\p{L}-]+\s+)?swarm\s*(?:attack\s*)?\(?([^()]*)\)?$/iu.exec(piece);
  if (found === null) return null;
  const { name: _name, ...hit } = damage(found[1] ?? '');
  return { name: 'swarm', count: 1, bonuses: [], mode: 'swarm', touch: false, ...hit };
}
