import type { HitDice } from '../creature';

const DICE = /(\d+(?:-\d)?(?:\/\d+)?|\d+\.\d+)\s*d\s*(\d+)((?:\s*[+-]\s*\d[\d,]*(?!\s*d|\d|\/))*)/gi;

/** `4d8+19 plus 4d12+16`, `1/2 d8`, `2 HD`; null where there are none. */
export function hitDice(text: string): HitDice | null {
  const printed = text.replace(/\(.*$/, '').trim();
  const body = /d\s*\d/i.test(printed) ? printed : text;
  const dice: { count: number; die: number }[] = [];
  let bonus = 0;
  for (const [, count = '', die = '', more = ''] of body.matchAll(DICE)) {
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

/** `(29 hp)`, `hp 5 each`, `1,045 hp`, a number alone. */
export function hitPoints(text: string): number | null {
  const found =
    /([\d,]+)\s*(?:hp|hit points)\b/i.exec(text) ??
    /\bhp:?\s*([\d,]+)/i.exec(text) ??
    /^\(?\s*(\d[\d,]*)(?!\s*d|\d)/.exec(text);
  return figure(found?.[1]);
}

/** In the dragons' tables: `4d12+4 (30)`. */
export const hitPointsInside = (text: string): number | null =>
  hitPoints(text) ?? figure(/\(\s*([\d,]+)\s*\)/.exec(text)?.[1]);

const figure = (digits: string | undefined): number | null => {
  const plain = digits?.replaceAll(',', '') ?? '';
  return plain === '' ? null : Number(plain);
};

/** `1/2`, `2-1/2`, `3`. */
export function fraction(text: string): number {
  const found = /^(?:(\d+)-)?(\d+)\/(\d+)$/.exec(text);
  return found === null ? Number(text) : Number(found[1] ?? 0) + Number(found[2]) / Number(found[3]);
}

const sum = (text: string): number =>
  [...text.replace(/\s|,/g, '').matchAll(/[+-]\d+/g)].reduce((total, [it]) => total + Number(it), 0);
