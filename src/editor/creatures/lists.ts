import { armorFor, armorIds } from '../../content/armor';
import { itemIds } from '../../content/items';
import { shieldFor, shieldIds } from '../../content/shields';
import { spellIds } from '../../content/spells';
import { ENERGIES as ENERGY_LIST } from '../../content/stat-block';
import { weaponIds } from '../../content/weapons';
import type { EffectKind } from '../../engine/contract';
import type { ArmorBlock, ShieldBlock } from '../../notation/schema/equipment';
import { rules } from '../../rules/registry';

// What there is to choose from: the SRD's lists, by id.

export const WEAPONS: readonly string[] = weaponIds;
export const ARMORS: readonly string[] = armorIds;
export const SHIELDS: readonly string[] = shieldIds;
export const THINGS: readonly string[] = [...weaponIds, ...itemIds];

/** What an armour of the list is made of, to begin one's own with; null for one of no list. */
export const armorFigures = (id: string): Exclude<ArmorBlock, string> | null => {
  const armor = armorFor(id);
  if (armor === null) return null;
  const { bonus, maxDexterity: maxDex, kind, checkPenalty } = armor;
  return { bonus, maxDex, kind, checkPenalty };
};
export const shieldFigures = (id: string): Exclude<ShieldBlock, string> | null => {
  const shield = shieldFor(id);
  return shield === null ? null : { bonus: shield.bonus, checkPenalty: shield.checkPenalty };
};
export const ARMOR_KINDS = ['light', 'medium', 'heavy'] as const;

const effects = (kind: EffectKind): readonly string[] =>
  [...rules.effects.values()]
    .filter((effect) => effect.kind === kind)
    .map(({ id }) => id)
    .sort();
export const FEATS: readonly string[] = effects('feat');
export const TRAITS: readonly string[] = effects('trait');

export const SPELL_IDS: readonly string[] = [...spellIds].sort();

export { RACE_NAMES as RACES } from '../../content/stat-block';
export { ABILITIES as ABILITY_NAMES, MOVEMENT_MODES as MODES } from '../../engine/state';
export const ENERGIES = ENERGY_LIST;
/** Bonuses to Armor Class besides armour, shield, Dexterity and size, the usual ones first. */
export const AC_BONUSES = [
  'natural',
  'deflection',
  'dodge',
  'insight',
  'luck',
  'sacred',
  'profane',
  'untyped',
] as const;
export const SKILLS: readonly string[] =
  'appraise balance bluff climb concentration decipher-script diplomacy disable-device disguise escape-artist forgery gather-information handle-animal heal hide intimidate jump listen move-silently open-lock ride search sense-motive sleight-of-hand spellcraft spot survival swim tumble use-magic-device use-rope'.split(
    ' ',
  );
