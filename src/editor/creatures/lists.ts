import { armorIds } from '../../content/armor';
import { itemIds } from '../../content/items';
import { shieldIds } from '../../content/shields';
import { isSpellId, spellAt, spellIds } from '../../content/spells';
import type { SpellBlock } from '../../content/stat-block';
import { ENERGIES as ENERGY_LIST } from '../../content/stat-block';
import { weaponIds } from '../../content/weapons';
import type { EffectKind } from '../../engine/contract';
import { rules } from '../../rules/registry';

// What there is to choose from: the SRD's lists, by id.

export const WEAPONS: readonly string[] = weaponIds;
export const ARMORS: readonly string[] = armorIds;
export const SHIELDS: readonly string[] = shieldIds;
export const THINGS: readonly string[] = [...weaponIds, ...itemIds];

const effects = (kind: EffectKind): readonly string[] =>
  [...rules.effects.values()]
    .filter((effect) => effect.kind === kind)
    .map(({ id }) => id)
    .sort();
export const FEATS: readonly string[] = effects('feat');
export const TRAITS: readonly string[] = effects('trait');

export const SPELL_IDS: readonly string[] = [...spellIds].sort();
/** The spell of the list as it is cast at this level with this ability modifier; null if there is none. */
export const spellOf = (id: string, casterLevel: number, ability: number): SpellBlock | null =>
  isSpellId(id) ? spellAt(id, casterLevel, ability) : null;

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
