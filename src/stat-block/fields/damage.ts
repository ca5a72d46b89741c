import type { Attack, Extra } from '../creature';
import { isNothing } from '../part';

/** What stands in the parentheses of an attack. `name` is set in the inline form, where the weapon stands inside. */
export interface Damage
  extends Pick<Attack, 'damage' | 'critRange' | 'critMult' | 'plus' | 'damageType' | 'effect'> {
  readonly name: string | null;
}
const DICE = String.raw`(?:\d*d\d+|\d+)(?:\s*[+-]\s*\d+(?!\s*d))*`;
const FIRST = new RegExp(
  `^(${DICE})((?:\\s*/\\s*(?:x\\s*\\d|1?\\d\\s*-\\s*20|20|\\d)|\\s*x\\s*\\d(?!\\d))*)\\s*\\*?\\s*(.*)$`,
  'i',
);
const CRITICAL = /^(?:crit(?:ical)?\s*)?(?:1?\d-20|20)?\s*\/?\s*(?:x\s*\d)?$/i;
const EXTRA = new RegExp(`^(${DICE})\\s*(?:points?\\s+of\\s+)?(.*)$`, 'i');

/** `1d8+4/19-20 plus 1d6 fire`, `2d4+4/18-20, falchion`, `paralysis`. */
export function damage(inner: string): Damage {
  const pieces = split(inner);
  const [first, ...others] = pieces;
  const start = first === undefined ? null : FIRST.exec(first.text);
  const found = { name: null as string | null, plus: [] as Extra[], critical: start?.[2] ?? '' };
  for (const { by, text } of others) {
    if (by === ',' && CRITICAL.test(text) && /\d/.test(text)) found.critical += `/${text}`;
    else if (by === ',' && found.name === null && !/^\d*d\d/.test(text)) found.name = text;
    else found.plus.push(extra(text));
  }
  const kind = start?.[3]?.trim() ?? '';
  return {
    name: found.name,
    damage: start === null ? null : (start[1] ?? '').replace(/\s+/g, '').toLowerCase(),
    ...critical(found.critical),
    plus: found.plus,
    ...(kind === '' ? {} : { damageType: kind }),
    ...(start === null && first !== undefined && !isNothing(first.text) ? { effect: first.text } : {}),
  };
}

interface Piece {
  readonly by: string;
  readonly text: string;
}

function split(inner: string): Piece[] {
  const found: Piece[] = [];
  let by = '';
  for (const text of inner.split(
    /(\s+plus\s+|\s+and\s+(?:plus\s+)?|\s*[,;]\s*(?:plus\s+|and\s+)?)(?![^(]*\))/i,
  )) {
    if (
      /^\s*(?:plus|and|[,;])/i.test(text) &&
      /^\s*(?:plus\s|and\s|[,;])/i.test(text) &&
      text.trim().length <= 6
    )
      by = /^\s*[,;]\s*$/.test(text) ? ',' : 'plus';
    else if (text.trim() !== '') found.push({ by, text: text.trim() });
  }
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
