import { armorFor } from '../../src/content/armor';
import { naturalWeapon } from '../../src/content/natural-weapons';
import { RACES } from '../../src/content/races';
import { shieldFor } from '../../src/content/shields';
import type { StatBlock } from '../../src/content/stat-block';
import { weaponFor } from '../../src/content/weapons';
import type { AbilityName, Weapon } from '../../src/engine/state';
import type { Size } from '../../src/grid/size';

// A stat block's figures put together from its parts, by the SRD, without the engine.

const SIZE_MODIFIER: Readonly<Record<Size, number>> = {
  fine: 8,
  diminutive: 4,
  tiny: 2,
  small: 1,
  medium: 0,
  large: -1,
  huge: -2,
  gargantuan: -4,
  colossal: -8,
};

export const sizeOf = (block: StatBlock): Size =>
  block.size ?? (block.race ? RACES[block.race].size : 'medium');

function modifier(block: StatBlock, ability: AbilityName): number {
  const score = block.abilities?.[ability];
  return score === null ? 0 : Math.floor(((score ?? 10) - 10) / 2);
}

/** `AC, touch, flat-footed`. */
export function armorClassLine(block: StatBlock): string {
  const armor = typeof block.armor === 'string' ? armorFor(block.armor) : null;
  const shield = typeof block.shield === 'string' ? shieldFor(block.shield) : null;
  if (block.armor && !armor) throw new Error(`no armour ${block.armor}`);
  if (block.shield && !shield) throw new Error(`no shield ${block.shield}`);
  const dexterity = Math.min(modifier(block, 'dex'), armor?.maxDexterity ?? 99);
  const touch = 10 + SIZE_MODIFIER[sizeOf(block)] + dexterity;
  const full = touch + (armor?.bonus ?? 0) + (shield?.bonus ?? 0) + (block.ac?.natural ?? 0);
  return `${full}, ${touch}, ${full - Math.max(0, dexterity)}`;
}

/** `Fort, Ref, Will`, feats counted in. */
export function savesLine(block: StatBlock): string {
  const will = modifier(block, 'wis') + (block.feats?.includes('iron-will') ? 2 : 0);
  const bonuses = [
    (block.saves?.fort ?? 0) + modifier(block, 'con'),
    (block.saves?.ref ?? 0) + modifier(block, 'dex'),
    (block.saves?.will ?? 0) + will,
  ];
  return bonuses.map(signed).join(' ');
}

export function initiative(block: StatBlock): number {
  return modifier(block, 'dex') + (block.feats?.includes('improved-initiative') ? 4 : 0);
}

export function grapple(block: StatBlock): number {
  const special = { small: -4, medium: 0, large: 4 } as const satisfies Partial<Record<Size, number>>;
  const size = sizeOf(block);
  if (!(size in special)) throw new Error(`no grapple modifier for ${size}`);
  return (block.bab ?? 0) + modifier(block, 'str') + special[size as keyof typeof special];
}

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);
const soleNatural = (block: StatBlock): boolean =>
  block.natural?.length === 1 && (block.natural[0]?.count ?? 1) === 1;

function strengthDamage(block: StatBlock, weapon: Weapon): number {
  const strength = modifier(block, 'str');
  if (weapon.projectile === 'crossbow') return 0;
  if (weapon.projectile === 'bow' || strength <= 0) return Math.min(0, strength);
  if (weapon.natural?.secondary) return Math.floor(strength / 2);
  const both = weapon.handedness === 'two-handed' || (weapon.natural !== null && soleNatural(block));
  return both ? Math.floor(strength * 1.5) : strength;
}

/** `+2 1d6+1`: attack bonus and damage with a weapon held, carried or natural; `thrown` at a distance. */
export function attackLine(block: StatBlock, id: string): string {
  const own = block.natural?.find((natural) => natural.name === id);
  const weapon = own ? naturalWeapon(own) : weaponFor(id, sizeOf(block));
  if (weapon === null) throw new Error(`no weapon ${id}`);
  const has = (feat: string): boolean => block.feats?.includes(feat) ?? false;
  const finesse =
    has('weapon-finesse') && (weapon.handedness === 'light' || weapon.traits.includes('finesse'));
  const ability = weapon.handedness === 'ranged' || finesse ? 'dex' : 'str';
  const bonus =
    (block.bab ?? 0) +
    SIZE_MODIFIER[sizeOf(block)] +
    modifier(block, ability) +
    (has(`weapon-focus-${id}`) ? 1 : 0) +
    (weapon.natural?.secondary ? -5 : 0);
  const damage = strengthDamage(block, weapon) + (has(`weapon-specialization-${id}`) ? 2 : 0);
  return `${signed(bonus)} ${weapon.damage}${damage === 0 ? '' : signed(damage)}`;
}
