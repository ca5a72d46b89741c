import { armorFor } from '../../content/armor';
import { shieldFor } from '../../content/shields';
import type { Armor, Shield } from '../../engine/state';
import type { ArmorBlock, ShieldBlock } from '../schema/equipment';

/** Takes off what the creature of the bestiary wears. */
export const NONE = 'none';

const PLAIN_ARMOR: Armor = {
  id: 'armor',
  bonus: 0,
  maxDexterity: null,
  kind: 'light',
  checkPenalty: 0,
  enhancement: 0,
};
const PLAIN_SHIELD: Shield = {
  id: 'shield',
  bonus: 0,
  checkPenalty: 0,
  enhancement: 0,
  fillsHand: true,
  hardness: 10,
  hitPoints: 20,
};

/** The armour that a block means; null for none, and for a name that the SRD does not have. */
export function armorOf(block: ArmorBlock | undefined): Armor | null {
  if (block === undefined) return null;
  if (typeof block === 'string') return armorFor(block);
  const base = (block.name === undefined ? null : armorFor(block.name)) ?? {
    ...PLAIN_ARMOR,
    id: block.name ?? 'armor',
  };
  return {
    ...base,
    bonus: block.bonus ?? base.bonus,
    maxDexterity: block.maxDex === undefined ? base.maxDexterity : block.maxDex,
    kind: block.kind ?? base.kind,
    checkPenalty: block.checkPenalty ?? base.checkPenalty,
    enhancement: block.enhancement ?? base.enhancement,
  };
}

/** The shield that a block means; null for none, and for a name that the SRD does not have. */
export function shieldOf(block: ShieldBlock | undefined): Shield | null {
  if (block === undefined) return null;
  if (typeof block === 'string') return shieldFor(block);
  const base = (block.name === undefined ? null : shieldFor(block.name)) ?? {
    ...PLAIN_SHIELD,
    id: block.name ?? 'shield',
  };
  return {
    ...base,
    bonus: block.bonus ?? base.bonus,
    checkPenalty: block.checkPenalty ?? base.checkPenalty,
    enhancement: block.enhancement ?? base.enhancement,
    hardness: block.hardness ?? base.hardness,
    hitPoints: block.hp ?? base.hitPoints,
  };
}
