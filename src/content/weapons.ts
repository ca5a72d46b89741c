import type { Weapon } from '../engine/state';
import type { Size } from '../grid/size';
import { expandRow, type WeaponRow } from './weapon-row';
import { resizeWeapon } from './weapon-sizes';
import { EXOTIC_WEAPONS } from './weapons/exotic';
import { MARTIAL_WEAPONS } from './weapons/martial';
import { SIMPLE_WEAPONS } from './weapons/simple';
import { SPLASH_WEAPONS } from './weapons/splash';

const ROWS = [...SIMPLE_WEAPONS, ...MARTIAL_WEAPONS, ...EXOTIC_WEAPONS, ...SPLASH_WEAPONS];
/** What training a weapon takes stands among its traits (X-FEAT-30). */
const trained = (training: string, rows: readonly WeaponRow[]): [string, Weapon][] =>
  rows.map((row) => {
    const weapon = expandRow(row);
    return [row[0], { ...weapon, traits: [...weapon.traits, training] }];
  });
const WEAPONS: ReadonlyMap<string, Weapon> = new Map([
  ...trained('simple', SIMPLE_WEAPONS),
  ...trained('martial', MARTIAL_WEAPONS),
  ...trained('exotic', EXOTIC_WEAPONS),
  ...trained('simple', SPLASH_WEAPONS),
]);

/** Ids of all SRD weapons, in the order of the SRD's tables. */
export const weaponIds: readonly string[] = ROWS.map(([id]) => id);

/** The SRD weapon `id` as made for a wielder of `size`; null if the SRD has none of that name. */
export function weaponFor(id: string, size: Size): Weapon | null {
  const weapon = WEAPONS.get(id);
  return weapon === undefined ? null : resizeWeapon(weapon, size);
}

/** Hands it takes to wield or shoot: bows and crossbows two, the hand crossbow and all that is thrown one. */
export function handsNeeded(weapon: Weapon): 1 | 2 {
  if (weapon.handedness === 'two-handed') return 2;
  return weapon.projectile !== null && !weapon.traits.includes('one-hand-shot') ? 2 : 1;
}
