import { armorFor } from '../../content/armor';
import { shieldFor } from '../../content/shields';
import { handsNeeded, weaponFor } from '../../content/weapons';
import type { Armor, DamageType, Held, Item, Shield, Weapon } from '../../engine/state';
import type { Size } from '../../grid/size';
import { naturalOf, weaponOf } from '../build/weapon';
import { sameJson } from '../running';
import type { ArmorBlock, NaturalBlock, ShieldBlock, Thing, WeaponBlock } from '../schema/equipment';

const criticalText = ({ from, multiplier }: Weapon['critical']): string =>
  from === 20 ? `20/x${multiplier}` : `${from}-20/x${multiplier}`;

function kindOf({ handedness, thrown }: Weapon): WeaponBlock['kind'] {
  if (handedness === 'ranged') return 'ranged';
  if (thrown) return 'thrown';
  return handedness === 'unarmed' ? 'light' : handedness;
}

const typesOf = ({ types }: Weapon): DamageType | readonly DamageType[] | undefined =>
  types.length === 1 ? types[0] : types;

/** Everything that the notation can say of a weapon. */
const spelledOut = (weapon: Weapon): Record<keyof WeaponBlock, unknown> => ({
  name: weapon.id,
  damage: weapon.damage,
  crit: criticalText(weapon.critical),
  reach: weapon.reach !== 'none',
  kind: kindOf(weapon),
  range: weapon.rangeFeet,
  type: typesOf(weapon),
  enhancement: weapon.enhancement,
  masterwork: weapon.traits.includes('masterwork'),
  strength: weapon.strengthRating,
  double: weapon.double,
  extra: weapon.extra,
  nonlethal: weapon.nonlethal,
  hardness: weapon.hardness,
  hp: weapon.hitPoints,
});

/** The entries of `block` that `base` does not have, null standing for nothing to say; `keep` stay in any case. */
export function beyond<T extends object>(
  block: T,
  base: Partial<T>,
  keep: readonly (keyof T)[] = [],
): Partial<T> {
  const keys = (Object.keys(block) as (keyof T)[]).filter(
    (key) =>
      keep.includes(key) ||
      (block[key] !== null && block[key] !== undefined && !sameJson(block[key], base[key])),
  );
  return Object.fromEntries(keys.map((key) => [key, block[key]])) as Partial<T>;
}

/** A weapon by its SRD name, or in full where it differs from the weapon of that name. */
export function weaponBlock(weapon: Weapon, size: Size): string | WeaponBlock {
  const known = weaponFor(weapon.id, size);
  if (known !== null && sameJson(known, weapon)) return weapon.id;
  const base = known === null ? weaponOf({ name: weapon.id }, size) : known;
  const keep: (keyof WeaponBlock)[] = known === null ? ['name', 'damage'] : ['name'];
  return beyond(spelledOut(weapon), spelledOut(base), keep) as unknown as WeaponBlock;
}

export const thingOf = (item: Item, size: Size): Thing =>
  item.weapon === null ? item.name : weaponBlock(item.weapon, size);

/** `longsword/2` where a weapon is in more hands than it needs. */
export function heldThing({ item, hands }: Held, size: Size): Thing {
  const thing = thingOf(item, size);
  const needed = item.weapon === null ? 1 : handsNeeded(item.weapon);
  return typeof thing === 'string' && hands === 2 && needed === 1 ? `${thing}/2` : thing;
}

export function naturalBlock(weapon: Weapon): NaturalBlock {
  const told = {
    name: weapon.id,
    damage: weapon.damage,
    count: weapon.natural?.count ?? 1,
    secondary: weapon.natural?.secondary ?? false,
    touch: weapon.traits.includes('touch'),
    reach: weapon.natural?.reachFeet ?? null,
    crit: criticalText(weapon.critical),
    type: typesOf(weapon),
    extra: weapon.extra,
  };
  const usual = naturalOf({ name: weapon.id, damage: weapon.damage });
  const base = {
    count: 1,
    secondary: false,
    touch: false,
    reach: null,
    crit: criticalText(usual.critical),
    type: typesOf(usual),
    extra: null,
  };
  return beyond(told, base, ['name', 'damage']) as unknown as NaturalBlock;
}

export function armorBlock(armor: Armor | null): ArmorBlock {
  if (armor === null) return 'none';
  if (sameJson(armorFor(armor.id), armor)) return armor.id;
  const { id, bonus, maxDexterity, kind, checkPenalty, enhancement } = armor;
  return {
    ...(id === 'armor' ? {} : { name: id }),
    bonus,
    maxDex: maxDexterity,
    kind,
    checkPenalty,
    enhancement,
  };
}

export function shieldBlock(shield: Shield | null): ShieldBlock {
  if (shield === null) return 'none';
  if (sameJson(shieldFor(shield.id), shield)) return shield.id;
  const { id, bonus, checkPenalty, enhancement, hardness, hitPoints } = shield;
  return {
    ...(id === 'shield' ? {} : { name: id }),
    bonus,
    checkPenalty,
    enhancement,
    hardness,
    hp: hitPoints,
  };
}
