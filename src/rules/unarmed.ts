import type { View } from '../engine/contract';
import type { Combatant, Weapon } from '../engine/state';
import type { Size } from '../grid/size';

/** UNA-9, UNA-10, and the SRD's steps beyond. */
const DAMAGE: Readonly<Record<Size, string>> = {
  fine: '1',
  diminutive: '1',
  tiny: '1',
  small: '1d2',
  medium: '1d3',
  large: '1d4',
  huge: '1d6',
  gargantuan: '1d8',
  colossal: '2d6',
};

const STRIKE: Omit<Weapon, 'damage'> = {
  id: 'unarmed',
  handedness: 'unarmed',
  types: ['bludgeoning'],
  critical: { from: 20, multiplier: 2 },
  rangeFeet: null,
  thrown: false,
  projectile: null,
  strengthRating: null,
  reach: 'none',
  reachFeet: null,
  threatens: true,
  nonlethal: true,
  double: null,
  extra: null,
  enhancement: 0,
  loading: null,
  natural: null,
  traits: ['monk'],
  hardness: 0,
  hitPoints: 0,
};

const strikes = new Map<Size, Weapon>();

/** The fist, foot or head of a creature: 1d3 for a Medium one, nonlethal, light (UNA-9 to UNA-12). */
export function unarmedStrike(who: Pick<Combatant, 'sheet'>): Weapon {
  const { size } = who.sheet;
  const known = strikes.get(size);
  if (known) return known;
  const strike: Weapon = { ...STRIKE, damage: DAMAGE[size] };
  strikes.set(size, strike);
  return strike;
}

/** UNA-7: a monk or a holder of Improved Unarmed Strike, whose bare hands never open the guard. */
export const strikesFreely = (view: View, who: Combatant): boolean =>
  view.has(who, 'improved-unarmed-strike') || view.has(who, 'monk');

/** UNA-7: a monk, a holder of Improved Unarmed Strike, one who holds the charge of a touch spell (D20). */
export const isArmedUnarmed = (view: View, who: Combatant): boolean =>
  strikesFreely(view, who) ||
  (view.has(who, 'holding-charge') && !view.encounter.houseRules.heldChargeIsUnarmed);
