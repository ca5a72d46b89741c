import { isSpellId, lowestCaster, type SpellId, spellAt, spellIds, spellLevel } from './spells';
import type { SpellBlock } from './stat-block';

/** A potion, oil, scroll or wand, with the spell that it holds as it casts it. */
export interface MagicItem {
  /** `wand-of-fireball-6`: kind, spell, caster level. */
  readonly id: string;
  readonly kind: 'potion' | 'oil' | 'scroll' | 'wand';
  readonly spellId: SpellId;
  readonly casterLevel: number;
  /** Its DC is that of the lowest score that could cast it. */
  readonly spell: SpellBlock;
  /** Of a new wand; null where it is used once. */
  readonly charges: number | null;
}

/** SRD: potions and oils, and the caster levels at which they are common. */
const POTIONS: readonly (readonly [SpellId, ...number[]])[] = [
  ['cure-light-wounds', 1],
  ['cure-moderate-wounds', 3],
  ['cure-serious-wounds', 5],
  ['aid', 3],
  ['barkskin', 3, 6, 9, 12],
  ['bears-endurance', 3],
  ['blur', 3],
  ['bulls-strength', 3],
  ['cats-grace', 3],
  ['displacement', 5],
  ['enlarge-person', 1],
  ['fly', 5],
  ['haste', 5],
  ['invisibility', 3],
  ['mage-armor', 1],
  ['magic-circle-against-evil', 5],
  ['owls-wisdom', 3],
  ['protection-from-evil', 1],
  ['resist-energy', 3, 7, 11],
  ['sanctuary', 1],
  ['shield-of-faith', 1, 6, 12],
];
const OILS: typeof POTIONS = [
  ['darkness', 3],
  ['magic-weapon', 1],
];
/** SRD: wands and their caster levels. */
const WANDS: typeof POTIONS = [
  ['acid-arrow', 3],
  ['bulls-strength', 3],
  ['burning-hands', 1, 3, 5],
  ['call-lightning', 5],
  ['charm-person', 1],
  ['color-spray', 1],
  ['cure-light-wounds', 1],
  ['cure-moderate-wounds', 3],
  ['cure-serious-wounds', 5],
  ['cure-critical-wounds', 7],
  ['darkness', 3],
  ['daze', 1],
  ['dispel-magic', 5],
  ['enlarge-person', 1],
  ['fireball', 5, 6, 8, 10],
  ['ghoul-touch', 3],
  ['hold-person', 3],
  ['ice-storm', 7],
  ['inflict-light-wounds', 1],
  ['inflict-moderate-wounds', 3],
  ['invisibility', 3],
  ['lightning-bolt', 5, 6, 8, 10],
  ['magic-missile', 1, 3, 5, 7, 9],
  ['mirror-image', 3],
  ['produce-flame', 1],
  ['ray-of-enfeeblement', 1],
  ['scorching-ray', 3],
  ['searing-light', 5, 6, 8, 10],
  ['shocking-grasp', 5],
  ['silence', 3],
  ['sleep', 1],
  ['slow', 5],
  ['sound-burst', 3],
  ['stinking-cloud', 5],
  ['web', 3],
];
const CHARGES = 50;

function itemOf(kind: MagicItem['kind'], spellId: SpellId, casterLevel: number): MagicItem {
  const spell = spellAt(spellId, casterLevel, Math.floor(spellLevel(spellId) / 2));
  const charges = kind === 'wand' ? CHARGES : null;
  return { id: `${kind}-of-${spellId}-${casterLevel}`, kind, spellId, casterLevel, spell, charges };
}
const listed = (kind: MagicItem['kind'], list: typeof POTIONS): MagicItem[] =>
  list.flatMap(([spellId, ...levels]) => levels.map((level) => itemOf(kind, spellId, level)));

/** Potions, oils and wands of the SRD, and a scroll of every spell by the lowest caster that can write it. */
export const magicItems: readonly MagicItem[] = [
  ...listed('potion', POTIONS),
  ...listed('oil', OILS),
  ...listed('wand', WANDS),
  ...spellIds.filter(isSpellId).map((id) => itemOf('scroll', id, lowestCaster(id))),
];

/** The magic item `id`; null if there is none. */
export const findMagicItem = (id: string): MagicItem | null => magicItems.find((it) => it.id === id) ?? null;
