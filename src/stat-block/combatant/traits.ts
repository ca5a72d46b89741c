import { ENERGIES } from '../../content/stat-block';
import type { CombatantBlock } from '../../notation/schema/combatant';
import type { Creature } from '../creature';
import { slug } from './armor';

const ENERGY = ENERGIES.join('|');
/** Longer words than a trait's name has. */
const LONGEST = 40;
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^(darkvision|blindsight|blindsense|tremorsense)\b.*$/i, '$1'],
  [/^(scent|low-light vision)\b.*$/i, '$1'],
  [/^(?:immunity to|immune to|immune)\s+(.+)$/i, 'immune $1'],
  [/^(fast healing|regeneration)\s+(\d+).*$/i, '$1 $2'],
  [/^sneak attack\s*\+?(\d+d\d+).*$/i, 'sneak attack $1'],
];

/** Kind, senses and qualities by the names that traits have in the notation; energy resistances and damage reduction apart. */
export function senses(
  creature: Creature,
  words: readonly string[],
): { traits: string[]; resist: NonNullable<CombatantBlock['resist']> } {
  const { type, subtypes, abilities, defences } = creature;
  const mindless = abilities?.int === null ? ['mindless'] : [];
  const named = words.flatMap((text) => {
    if (
      /\b(?:traits|immunities)$|^(?:damage reduction|DR|spell resistance|SR|resistance)\b|^[+-]?\d/i.test(
        text,
      ) ||
      isEnergy(text)
    )
      return [];
    const rule = RULES.find(([pattern]) => pattern.test(text));
    const id = slug(rule === undefined ? text.replace(/\([^)]*\)/g, '') : text.replace(rule[0], rule[1]));
    return id === '' || id.length > LONGEST ? [] : [id];
  });
  const reduction = defences.damageReduction[0];
  return {
    traits: [
      ...(type === null ? [] : [slug(type)]),
      ...subtypes.map(slug).filter((it) => it !== ''),
      ...mindless,
      ...named,
    ],
    resist: {
      ...Object.fromEntries(words.filter(isEnergy).flatMap(energiesIn)),
      ...(reduction === undefined
        ? {}
        : { dr: `${reduction.amount}/${reduction.bypass === '—' ? '-' : reduction.bypass}` }),
    },
  };
}

const isEnergy = (text: string): boolean =>
  /\bresistance to\b/i.test(text) ||
  new RegExp(`^(?:and\\s+)?(?:${ENERGY})\\s+(?:resistance\\s+)?\\d+$`, 'i').test(text);

const energiesIn = (text: string): [string, number][] =>
  [...text.matchAll(new RegExp(`\\b(${ENERGY})\\s+(?:resistance\\s+)?(\\d+)`, 'gi'))].map(
    ([, energy = '', amount]) => [energy.toLowerCase(), Number(amount)],
  );
