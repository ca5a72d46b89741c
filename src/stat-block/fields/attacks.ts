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
/** A bonus of attack or damage in a name: two attacks that nothing known divides, or a bonus of which half is lost. */
const STRANGE = /[+-]\d+\s*(?:melee|ranged)\b|\(\d*d\d|[+-]\s*\w*\s*\/|[+/-]\s*$/i;
/** What had been dice, or a bonus to them, before a sign was lost. */
const BROKEN = /\dd|d\d|[+-]\s*\d/i;
/** No weapon has a greater enhancement bonus. */
const MOST_ENHANCEMENT = 5;
const BONUS = /[+-]\s?\d+(?:\s*\/\s*[+-]?\d+)*/g;

/** A line of attacks; `mode` where the label says it. What cannot be read is a problem with its text, never a guess. */
export function attacks(
  line: string,
  mode: Mode | null = null,
  elsewhere: ReadonlyMap<string, string> = new Map(),
): AttacksReading {
  const text = line
    .replace(/[†‡]/g, '')
    .replace(/\s*[;,.]?\s*(?:\bor\b)?\s*$/i, '')
    .trim();
  if (isNothing(text)) return { attacks: [], problems: [] };
  const problems: Problem[] = [];
  const alternatives: Attack[][] = [];
  let before: Attack | null = null;
  for (const { by, text: own } of pieces(text)) {
    const read = attack(own, { given: mode, before, elsewhere }, problems);
    const [first] = read;
    if (first === undefined) {
      problems.push(problem('attack-unread', { text: own }));
      if (by === 'or') before = null;
      continue;
    }
    const together: Attack[] | undefined = alternatives.at(-1);
    const apart = by === 'or' || (by === 'soft' && before !== null && before.mode !== first.mode);
    if (apart || together === undefined) alternatives.push([...read]);
    else together.push(...read);
    before = first;
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

interface Around {
  /** What the label says. */
  readonly given: Mode | null;
  readonly before: Attack | null;
  /** Damage by name, where another line gives it. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

/** The attacks of a piece: one, or one a hand where their damage differs. None where it can't be read. */
function attack(piece: string, { given, before, elsewhere }: Around, problems: Problem[]): readonly Attack[] {
  const bonus = bonusOf(piece);
  if (bonus === null) return swarm(piece);
  const { head, said: first } = withoutMode(piece.slice(0, bonus.from).trim());
  const tail = piece.slice(bonus.to);
  const { inner, words } = damageText(head, tail);
  const plain = inner.inHead ? head.slice(0, head.lastIndexOf('(')).trim() : head;
  const inside = weaponAlone(damage(inner.text, plain === ''), plain === '');
  const times = timesOf(words);
  const {
    name,
    count: counted,
    rolled,
  } = named(plain === '' ? (inside.name ?? (first?.touch ? 'touch' : '')) : plain);
  const count = times?.count ?? counted;
  const own = inner.text === '' ? elsewhere.get(name.toLowerCase()) : undefined;
  const hit = own === undefined ? inside : damage(own);
  if (name === '' || STRANGE.test(name) || isCutOff(name, bonus.values)) return [];
  const said = modeOf(words) ?? first?.mode ?? null;
  const guess = likely(name);
  const mode = said ?? given ?? (guess === 'ranged' ? guess : (before?.mode ?? guess));
  if (said === null && given === null && (before === null || before.mode !== mode))
    problems.push(problem('no-mode', { text: piece, mode }));
  if (rolled !== null) problems.push(problem('count-rolled', { text: piece, dice: rolled }));
  const both = /\bmelee\s*\/\s*ranged\b|\branged\s*\/\s*melee\b/i.exec(words)?.[0];
  if (both !== undefined) problems.push(problem('extra-left-out', { text: both }));
  const stray = (times?.rest ?? words)
    .replace(/\b(?:melee|ranged|thrown|touch|attacks?|each|per|incorporeal)\b/gi, ' ')
    .replace(/[*.,;:/\s]+/g, ' ')
    .trim();
  for (const text of [...(stray === '' ? [] : [stray]), ...hit.left])
    problems.push(problem('extra-left-out', { text }));
  if (hit.damage === null && (hit.effect === undefined || BROKEN.test(hit.effect)))
    problems.push(problem('no-damage', { text: piece }));
  const bonuses = eachHand(bonus.values, count, 1 + hit.hands.length);
  if (bonuses === null) return [];
  const made = {
    name,
    mode,
    touch: (first?.touch ?? false) || /\btouch\b/i.test(words),
    ...(/\bincorporeal\b/i.test(name) ? { incorporeal: true as const } : {}),
  };
  if (bonuses.length > 1) problems.push(problem('damage-by-hand', { text: piece }));
  return byHand(made, { count, bonuses }, hit, plain !== '');
}

/** What each hand strikes with: `+8/+8/+3` of a double weapon are +8/+3 and +8. Null where it can't be told whose each bonus is. */
function eachHand(values: readonly number[], count: number, hands: number): (readonly number[])[] | null {
  if (count > 1 || hands === 1 || values.length === 1) return Array.from({ length: hands }, () => values);
  const [first, second, ...more] = values;
  if (hands > 2 || first === undefined || second !== first) return null;
  return [[first, ...more], [first]];
}

/** The first hand does the first damage, the last one named all the others. */
function byHand(
  made: Pick<Attack, 'name' | 'mode' | 'touch' | 'incorporeal'>,
  { count, bonuses }: { count: number; bonuses: readonly (readonly number[])[] },
  { hands, left: _left, name, ...own }: Damage,
  outside: boolean,
): Attack[] {
  // In the forms that name the weapon outside, a word behind a comma is one more effect.
  const first = name === null || !outside ? own : { ...own, plus: [...own.plus, { effect: name }] };
  return [first, ...hands].map((hit, index, all) => ({
    ...made,
    count: all.length === 1 ? count : index < all.length - 1 ? 1 : Math.max(1, count - index),
    bonuses: bonuses[index] ?? [],
    ...hit,
  }));
}

/** `+4 ranged touch (ray)`: where the weapon can only stand in the parentheses, a word alone there is one. */
const weaponAlone = ({ effect, ...hit }: Damage, unnamed: boolean): Damage =>
  unnamed && hit.name === null && hit.damage === null && WEAPON.test(effect ?? '')
    ? { ...hit, name: effect ?? null }
    : { ...hit, ...(effect === undefined ? {} : { effect }) };
const WEAPON = /^(?!(?:by|as|see|special|spells?|varies|per)\b)\p{L}[\p{L}' -]{1,30}$/iu;

/** `claw +16` before +11 has lost a slash; `sword +1` before +9 is a sword of that kind. */
function isCutOff(name: string, [bonus = 0]: readonly number[]): boolean {
  const last = /(?:^|\s)\+(\d+)$/.exec(name)?.[1];
  return (
    last !== undefined &&
    (name.startsWith('+') || Number(last) > MOST_ENHANCEMENT || Number(last) === bonus + 5)
  );
}

/** `x2` behind an attack: so many of it. */
function timesOf(words: string): { readonly count: number; readonly rest: string } | null {
  const found = /(?:^|\s)x\s?(\d)\s*$/i.exec(words);
  return found === null ? null : { count: Number(found[1]), rest: words.slice(0, found.index) };
}

interface Said {
  readonly mode: 'melee' | 'ranged';
  readonly touch: boolean;
}

/** `Melee touch`, `Ranged: longbow`: a mode that stands before the weapon. */
function withoutMode(head: string): { head: string; said: Said | null } {
  const found = /^(melee|ranged)\b\s*(touch\b)?\s*:?\s*/i.exec(head);
  if (found === null) return { head, said: null };
  const mode = /melee/i.test(found[1] ?? '') ? 'melee' : 'ranged';
  return { head: head.slice(found[0].length), said: { mode, touch: found[2] !== undefined } };
}

const modeOf = (words: string): 'melee' | 'ranged' | null =>
  /\bmelee\b/i.test(words) ? 'melee' : /\b(?:ranged|thrown)\b/i.test(words) ? 'ranged' : null;

/** What says the damage: the parentheses behind the bonus, else those with dice before it, else dice without any; and the other words behind the bonus. */
function damageText(head: string, tail: string): { inner: { text: string; inHead: boolean }; words: string } {
  const words = tail.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ' ');
  const own = inside(tail);
  if (own !== null) return { inner: { text: own, inHead: false }, words };
  const before = /\((\d*d\d[^()]*)\)$/.exec(head)?.[1];
  if (before !== undefined) return { inner: { text: before, inHead: true }, words };
  const bare = /(?<=\s)\d*d\d.*$/i.exec(words);
  return bare === null
    ? { inner: { text: '', inHead: false }, words }
    : { inner: { text: bare[0], inHead: false }, words: words.slice(0, bare.index) };
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
    ({ index }) => (deep[index] ?? 0) === 0 && !/\d/.test(piece.charAt(index - 1)),
  );
  const last = found.findLast(({ index, 0: text }) => {
    const rest = piece.slice(index + text.length).trim();
    return (
      rest === '' ||
      /^(?:\(|[*,;]|melee|ranged|thrown|touch|each|incorporeal|per\b|attack|\d*d\d)/i.test(rest)
    );
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

/** `2 claws` are two of `claw`; `+1 greatclub` is one; how many `1d4 quills` are is rolled. */
function named(head: string): { name: string; count: number; rolled: string | null } {
  const plain = head
    .replace(/^(?:either|a|an|with)\s+/i, '')
    .replace(/[*:,]+$/, '')
    .trim();
  const behind = /^(.*\p{L})\s*(?:\(x?\s?(\d+)\)|x\s?(\d+))$/u.exec(plain);
  if (behind !== null)
    return { ...named(behind[1] ?? ''), count: Math.max(1, Number(behind[2] ?? behind[3])) };
  const found = /^(\d*d\d+|\d+|[a-z]+)\s+(?=\S)/i.exec(plain);
  const word = found?.[1]?.toLowerCase() ?? '';
  const rolled = /d\d/.test(word) ? word : null;
  const count = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word) + 1;
  const counted = (count > 0 || rolled !== null) && found !== null;
  const name = singular(counted ? plain.slice(found[0].length) : plain).replace(/\s+/g, ' ');
  return {
    name: uncapital(name),
    count: Math.max(1, count),
    rolled,
  };
}

/** `Claw` and `CLAW` are a claw; `+1 Mace` stays as printed. */
const uncapital = (name: string): string =>
  name === name.toUpperCase() && /\p{L}{2}/u.test(name)
    ? name.toLowerCase()
    : name.replace(/^\p{Lu}(?=\p{Ll}|-|\s)/u, (it) => it.toLowerCase());

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
function swarm(piece: string): readonly Attack[] {
  const found = /^(?:[\p{L}-]+\s+)?swarm\s*(?:attack\s*)?(?:melee\s*)?\(?([^()]*)\)?$/iu.exec(piece);
  if (found === null) return [];
  const { name: _name, hands: _hands, left: _left, ...hit } = damage(found[1] ?? '');
  return [{ name: 'swarm', count: 1, bonuses: [], mode: 'swarm', touch: false, ...hit }];
}
