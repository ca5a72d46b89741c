import type { HitDice } from '../creature';

const DICE = /(\d+(?:-\d)?(?:\/\d+)?|\d+\.\d+)\s*d\s*(\d+)((?:\s*[+-]\s*\d[\d,]*(?!\s*d|\d|\/))*)/gi;

/** `4d811` has lost a sign. */
const DIE: ReadonlySet<number> = new Set([2, 3, 4, 6, 8, 10, 12, 20]);

/** `4d8+19 plus 4d12+16`, `1/2 d8`, `2 HD`; null where there are none. */
export function hitDice(text: string): HitDice | null {
  const printed = text.replace(/\(.*$/, '').trim();
  const body = /d\s*\d/i.test(printed) ? printed : text;
  const dice: { count: number; die: number }[] = [];
  let bonus = 0;
  for (const [, count = '', die = '', more = ''] of body.matchAll(DICE)) {
    if (!DIE.has(Number(die))) return null;
    dice.push({ count: fraction(count), die: Number(die) });
    bonus += sum(more);
  }
  if (dice.length > 0) {
    for (const [, flat = '0'] of body.matchAll(/\bplus\s+(\d+)(?!\d|\s*d)/gi)) bonus += Number(flat);
    return { dice, bonus };
  }
  const plain = /(\d+\/\d+|\d+)\s*HD/i.exec(text);
  return plain === null ? null : { count: fraction(plain[1] ?? '1') };
}

/** `1,045` or `29`: figures apart by commas without three digits are several. */
const POINTS = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+`;

/** `(29 hp)`, `hp 5 each`, `1,045 hp`, a number alone. */
export function hitPoints(text: string): number | null {
  const found =
    new RegExp(`(?<![\\p{L}\\d,])(${POINTS})\\s*(?:hp|hit points)\\b`, 'iu').exec(text) ??
    new RegExp(`\\bhp:?\\s*(${POINTS})`, 'i').exec(text) ??
    new RegExp(`^\\(?\\s*(${POINTS})(?!\\s*d|\\d)`).exec(text);
  return figure(found?.[1]);
}

/** `6, 5, 4` and `22 and 19`: those of several creatures; none where one figure stands there. */
export function hitPointsEach(text: string): number[] {
  const list = new RegExp(
    `^(?:hp:?\\s*)?((?:${POINTS})(?:\\s*(?:,|;|/|\\band\\b)+\\s*(?:and\\s+)?(?:${POINTS}))+)(?!\\s*[\\dd])`,
    'i',
  ).exec(text);
  const all = (list?.[1]?.match(new RegExp(POINTS, 'g')) ?? []).map((it) => figure(it) ?? 0);
  return all.length > 1 ? all : [];
}

/** In the dragons' tables: `4d12+4 (30)`. */
export const hitPointsInside = (text: string): number | null =>
  hitPoints(text) ?? figure(/\(\s*([\d,]+)\s*\)/.exec(text)?.[1]);

const figure = (digits: string | undefined): number | null => {
  const plain = digits?.replaceAll(',', '') ?? '';
  return plain === '' ? null : Number(plain);
};

/** `1/2`, `2-1/2`, `2 1/2`, `3`. */
export function fraction(text: string): number {
  const found = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/.exec(text);
  return found === null ? Number(text) : Number(found[1] ?? 0) + Number(found[2]) / Number(found[3]);
}

const sum = (text: string): number =>
  [...text.replace(/\s|,/g, '').matchAll(/[+-]\d+/g)].reduce((total, [it]) => total + Number(it), 0);
