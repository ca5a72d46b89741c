import type { Weapon } from '../engine/state';
import { SIZES, type Size, sizeStep } from '../grid/size';

/** Damage of a weapon by size, Fine to Colossal, `-` where one that small deals none (SRD: weapon damage by size). */
const BY_SIZE = [
  '-   -   -    1    1d2  1d3 1d4 1d6  1d8',
  '-   -   1    1d2  1d3  1d4 1d6 1d8  2d6',
  '-   1   1d2  1d3  1d4  1d6 1d8 2d6  3d6',
  '1   1d2 1d3  1d4  1d6  1d8 2d6 3d6  4d6',
  '1d2 1d3 1d4  1d6  1d8  2d6 3d6 4d6  6d6',
  '1d2 1d3 1d4  1d6  2d4  2d6 3d6 4d6  6d6',
  '1d3 1d4 1d6  1d8  1d10 2d8 3d8 4d8  6d8',
  '1d4 1d6 1d8  1d10 1d12 3d6 4d6 6d6  8d6',
  '1d4 1d6 1d8  1d10 2d6  3d6 4d6 6d6  8d6',
  '1d6 1d8 1d10 2d6  2d8  3d8 4d8 6d8  8d8',
].map((line) => line.split(/\s+/));
const ROWS: ReadonlyMap<string, readonly string[]> = new Map(
  BY_SIZE.map((row) => [row[SIZES.indexOf('medium')] ?? '', row]),
);

/** Damage dice of a weapon made for `size`, from those of the Medium one; `0` where it deals none. Dice the table lacks stay. */
export function damageForSize(medium: string, size: Size): string {
  const dice = ROWS.get(medium)?.[SIZES.indexOf(size)] ?? medium;
  return dice === '-' ? '0' : dice;
}

/** A Medium weapon made for a wielder of `size`: damage by the table, hit points doubled or halved a step. */
export function resizeWeapon(weapon: Weapon, size: Size): Weapon {
  if (size === 'medium' || weapon.traits.includes('splash')) return weapon;
  const damage = damageForSize(weapon.damage, size);
  const harmless = damage === '0' && weapon.damage !== '0';
  return {
    ...weapon,
    damage,
    double: weapon.double === null ? null : damageForSize(weapon.double, size),
    traits: harmless ? [...weapon.traits, 'no-damage'] : weapon.traits,
    hitPoints:
      weapon.hitPoints === 0 ? 0 : Math.max(1, Math.floor(weapon.hitPoints * 2 ** sizeStep('medium', size))),
  };
}
