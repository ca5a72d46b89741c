import type { Attack, Extra } from '../creature';
import { isNothing } from '../part';
import { singular } from './singular';

/** What one hand does. */
type Hit = Pick<Attack, 'damage' | 'critRange' | 'critMult' | 'plus' | 'damageType' | 'effect'>;
/** What stands in the parentheses of an attack. */
export interface Damage extends Hit {
  /** Set in the inline form, where the weapon stands inside. */
  readonly name: string | null;
  /** `1d6+2/19-20, 1d6+1/19-20`: what the further hands do. */
  readonly hands: readonly Hit[];
  /** What has no place in a hit: a range increment, more dice on a critical hit. */
  readonly left: readonly string[];
}
/** No letter at a figure, but the sign of a multiplier: `1d6+1O` is not 1d6+1. */
const ALONE = String.raw`(?!\d|(?!x\s*\d)[A-Za-z])`;
const DICE = String.raw`(?:\d*d(?:100|1[02]?|20|[2-46-8])(?!\d)|\d+(?!\d*d))${ALONE}(?:\s*[+-]\s*\d+(?!\d*d\d)${ALONE})*`;
const TIMES = String.raw`crit(?:ical)?\.?\s*|1?\d\s*-\s*20|20|x\s*\d|\d(?!\s*d?\d)`;
const FIRST = new RegExp(
  `^(${DICE})((?:\\s*/\\s*(?:${TIMES})+|\\s*x\\s*\\d(?!\\d)|\\s+1?\\d-20(?:/x\\d)?)*)\\s*\\*?\\s*(.*)$`,
  'i',
);
const CRITICAL = /^(?:crit(?:ical)?\.?\s*)?(?:1?\d-20|20)?\s*\/?\s*(?:x\s*\d)?$/i;
/** A range behind what is added: `1d8+4 plus 1d6 fire/19-20`. */
const LATE = /(?:\/1?\d-20)(?:\/x\d)?$|(?<=\p{L})\/x\d$/u;
const EXTRA = new RegExp(`^(${DICE})\\s*(?:points?\\s+of\\s+)?(.*)$`, 'i');
const ROLLED = /^\d*d\d/i;
const NAMED = /^(\D*\p{L})[,:]?\s+(\d*d\d.*)$/u;
/** `2 attacks` behind the damage. */
const MANY = /^\S+\s+attacks?$/i;
const RANGE = /^(?:range\s+(?:increment\s+)?)?\d+\s*(?:ft\b|feet\b|'|-foot\b)/i;

/** `1d8+4/19-20 plus 1d6 fire`, `2d4+4/18-20, falchion`, `1d6+2/1d6+1`, `paralysis`; `unnamed` where the weapon can only stand inside. */
export function damage(inner: string, unnamed = false): Damage {
  const [first, ...others] = unnamed ? weaponLast(split(inner)) : split(inner);
  const start = first === undefined ? null : FIRST.exec(first.text);
  const found = {
    name: null as string | null,
    plus: [] as Extra[],
    critical: start?.[2] ?? '',
    hands: [] as Hit[],
    left: [] as string[],
  };
  for (const { by, text: whole } of others) {
    const late = by === 'plus' ? (LATE.exec(whole)?.[0] ?? '') : '';
    const text = whole.slice(0, whole.length - late.length);
    found.critical += late;
    const hand = by === 'plus' ? null : handOf(text);
    const last = found.plus.at(-1);
    if (by === ',' && CRITICAL.test(text) && /\d/.test(text)) found.critical += `/${text}`;
    else if (RANGE.test(text) || MANY.test(text)) found.left.push(text);
    else if (hand !== null && start !== null) found.hands.push(hand);
    else if (by !== 'plus' && last !== undefined && 'effect' in last && isOfEffect(text, last.effect))
      found.plus.splice(-1, 1, { effect: `${last.effect}${by === '/' ? '/' : ', '}${text}` });
    else if (by === ',' && found.name === null && !/^\d*d\d/.test(text)) found.name = text;
    else found.plus.push(extra(text));
  }
  const kind = (start?.[3] ?? '')
    .replace(/^each$/i, '')
    .replace(/^points?\s+of\s+/i, '')
    .trim()
    .replace(/^[[(]\s*(.*?)\s*[\])]$/, '$1');
  const behind = /^\/\s*(\p{L}.*)$/u.exec(kind)?.[1];
  if (behind !== undefined && !/\d/.test(behind)) found.plus.unshift({ effect: behind });
  else if (/^[^\p{L}]/u.test(kind)) found.left.push(kind);
  // `2 negative levels`: nothing that lowers hit points.
  if (/^negative levels?\b/i.test(kind))
    return { ...NO_HIT, name: found.name, plus: found.plus, effect: first?.text ?? '', left: found.left };
  return {
    name: found.name,
    damage: start === null ? null : diceOf(start[1]),
    ...critical(found.critical),
    plus: found.plus,
    ...(/^\p{L}/u.test(kind) ? { damageType: kind } : {}),
    ...(start === null && first !== undefined && !isNothing(first.text) ? { effect: first.text } : {}),
    hands: found.hands,
    left: found.left,
  };
}

const NO_HIT: Damage = {
  name: null,
  damage: null,
  critRange: 20,
  critMult: 2,
  plus: [],
  hands: [],
  left: [],
};

/** `poison, DC 15 Fort, 1d4 Str/1d4 Str`: what a save is made against, and what a failed one does. */
const isOfEffect = (text: string, effect: string): boolean =>
  /^(?:DC|Fort|Ref|Will)\b/.test(text) || (/\bDC\b/.test(effect) && /^\d*d?\d+\s+\p{L}/u.test(text));

/** `falchion, 2d4+4` and `falchion 2d4+4` in the order of `2d4+4, falchion`. */
function weaponLast(pieces: readonly Piece[]): readonly Piece[] {
  const [first, second, ...others] = pieces;
  if (first === undefined || FIRST.test(first.text)) return pieces;
  const weapon: Piece = { by: ',', text: first.text };
  if (second !== undefined && second.by === ',' && ROLLED.test(second.text))
    return [second, weapon, ...others];
  const [, name, dice] = NAMED.exec(first.text) ?? [];
  if (name === undefined || dice === undefined) return pieces;
  return [{ by: ',', text: dice }, { by: ',', text: name }, ...pieces.slice(1)];
}

/** The line "Damage" that 3.0 has below its attacks, `Claw 1d4+6, bite 1d8+3`: what each weapon does, by its name in the singular. */
export function damages(line: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const piece of line.split(/\s*(?:[,;]|\b(?:and|or)\b)+\s*/i)) {
    const [, name, what] = /^(\D*\p{L}[^\d]*?)\s+(\d.*)$/u.exec(piece.trim()) ?? [];
    if (name !== undefined && what !== undefined) found.set(singular(name).toLowerCase(), what);
  }
  return found;
}

const diceOf = (text: string | undefined): string => (text ?? '').replace(/\s+/g, '').toLowerCase();

/** Dice without a kind of damage, not behind "plus": another hand's. */
function handOf(text: string): Hit | null {
  const found = FIRST.exec(text);
  if (found === null || found[3] !== '' || !/d\d/i.test(found[1] ?? '')) return null;
  return { damage: diceOf(found[1]), ...critical(found[2] ?? ''), plus: [] };
}

interface Piece {
  readonly by: 'plus' | 'and' | ',' | '/';
  readonly text: string;
}
const JOINT =
  /(\s+plus\s+|\s+and\s+(?:plus\s+)?|\s*[,;]\s*(?:plus\s+|and\s+)?|\s*\/\s*(?=\d*d\d)|(?<!\/\s*)\s*\+\s*(?=\d+d\d))(?![^(]*\))(?![^[]*\])/i;

function split(inner: string): Piece[] {
  const found: Piece[] = [];
  inner.split(JOINT).forEach((text, index, all) => {
    if (index % 2 > 0 || text.trim() === '') return;
    const joint = all[index - 1] ?? '';
    const by = /plus|\+/i.test(joint) ? 'plus' : /and/i.test(joint) ? 'and' : /\//.test(joint) ? '/' : ',';
    found.push({ by, text: text.trim() });
  });
  return found;
}

export function extra(text: string): Extra {
  const found = EXTRA.exec(text);
  if (found === null) return { effect: text };
  return { dice: (found[1] ?? '').replace(/\s+/g, ''), type: found[2] === '' ? null : (found[2] ?? null) };
}

/** `/19-20/x3`; `/3` has lost its times sign. */
function critical(text: string): { critRange: number; critMult: number } {
  const range = /(1?\d)\s*-\s*20/.exec(text)?.[1];
  const rest = text.replace(/1?\d\s*-\s*20/g, '').replace(/\/\s*20\b/g, '');
  const mult = /(?:x|\/)\s*([2-9])/i.exec(rest)?.[1];
  return {
    critRange: range === undefined ? 20 : Number(range),
    critMult: mult === undefined ? 2 : Number(mult),
  };
}
