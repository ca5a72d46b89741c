import type { WeaponDetails, WeaponRow } from '../weapon-row';

// The energy stands among the traits: a splash weapon deals none of the three weapon damage types.
const flask = (energy: string, ...more: readonly string[]): WeaponDetails => ({
  rangeFeet: 10,
  thrown: true,
  traits: ['no-strength', 'splash', 'touch', energy, ...more],
});

/** SRD splash weapons (X-SPL-1): direct damage here, 1 point to those around. The same for every size of thrower. */
export const SPLASH_WEAPONS: readonly WeaponRow[] = [
  ['acid', 'ranged', '1d6', 'x2', '', 'glass', flask('acid')],
  ['alchemists-fire', 'ranged', '1d6', 'x2', '', 'glass', flask('fire', 'burns')],
  ['holy-water', 'ranged', '2d4', 'x2', '', 'glass', flask('holy')],
  ['oil-flask', 'ranged', '1d6', 'x2', '', 'glass', flask('fire', 'burns', 'half-ignites', 'fuse')],
];
