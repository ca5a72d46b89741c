import type { AttackContext, Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, JsonRecord, Weapon } from '../engine/state';
import { isInReach, type ReachOptions } from '../grid/reach';
import { feetApart, placeOf, reachOf } from './body';
import { borrowedWeapon } from './borrowed-weapon';
import { isMelee, type Wielded, wielded } from './wielding';

/** How someone wants to attack, in the notation's words. */
export interface AttackRequest {
  readonly weapon: string | null;
  readonly thrown: boolean;
  readonly nonlethal: boolean;
  readonly lethal: boolean;
  readonly touch: boolean;
  readonly cause: string;
  readonly provokedBy: string | null;
  readonly options: JsonRecord;
}
export const PLAIN_ATTACK: AttackRequest = {
  weapon: null,
  thrown: false,
  nonlethal: false,
  lethal: false,
  touch: false,
  cause: 'attack',
  provokedBy: null,
  options: {},
};

/** Rulings 3, 4, D1, D2: how this weapon shapes the wielder's reach. */
export const reachOptions = (view: View, weapon: Weapon): ReachOptions => ({
  reachWeapon: weapon.reach === 'none' ? false : weapon.reach,
  reachDiagonal: view.encounter.houseRules.reachDiagonal,
  reachWeaponFillsDiagonal: view.encounter.houseRules.reachWeaponFillsDiagonal ?? false,
  diagonals: view.encounter.houseRules.diagonals,
});

/** Reach in feet with a weapon before the weapon doubles it: the whip's and a natural weapon's own, else the body's. */
export const reachWith = (who: Combatant, weapon: Weapon): number =>
  weapon.reachFeet ?? weapon.natural?.reachFeet ?? reachOf(who);

/** Whether a melee blow with this weapon gets there (ATK-11, ATK-12, X-SIZE-5, X-SIZE-8). */
export const reaches = (view: View, who: Combatant, weapon: Weapon, target: Combatant): boolean =>
  isInReach(placeOf(view, who), placeOf(view, target), reachWith(who, weapon), reachOptions(view, weapon));

/** RNG-2, RNG-3: five increments thrown, ten shot. In feet. */
export const maximumRange = (view: View, who: Combatant, weapon: Weapon): number =>
  rangeIncrement(view, who, weapon) * (weapon.thrown ? 5 : 10);

/** Range increment in feet; feats may stretch it (X-FEAT-18). */
export function rangeIncrement(view: View, who: Combatant, weapon: Weapon): number {
  const factor = view.has(who, 'far-shot') ? (weapon.thrown ? 2 : 1.5) : 1;
  return (weapon.rangeFeet ?? 0) * factor;
}

/** A weapon that can be thrown is thrown at a target out of melee reach, or where that is wanted. */
const isThrown = (weapon: Weapon, wanted: boolean, inReach: boolean): boolean =>
  weapon.thrown && (wanted || !inReach);

/** X-CND-16: the touch of who has no body goes through armor, shield and hide. */
const passesArmor = (view: View, who: Combatant, { hand }: Wielded, kind: string): boolean =>
  kind === 'melee' && hand === 'none' && view.has(who, 'incorporeal');

/** Works out how the attack is made, or says why it cannot be. Distances in feet. */
export function attackContext(
  view: View,
  who: Combatant,
  target: Combatant,
  request: AttackRequest,
): { readonly attack: AttackContext; readonly wielded: Wielded } | Refusal {
  const found = wielded(who, request.weapon) ?? borrowedWeapon(view, who, request.weapon)?.wielded;
  if (!found) return refusal('no-such-weapon', { who: who.id, weapon: request.weapon ?? '' });
  const { weapon, hand } = found;
  if (request.thrown && !weapon.thrown) return refusal('not-a-thrown-weapon', { weapon: weapon.id }, 'RNG-2');
  const thrown = isThrown(weapon, request.thrown, reaches(view, who, weapon, target));
  const kind = !isMelee(weapon) || thrown ? 'ranged' : 'melee';
  const attack: AttackContext = {
    weapon,
    kind,
    thrown: kind === 'ranged' && weapon.thrown,
    touch: request.touch || weapon.traits.includes('touch') || passesArmor(view, who, found, kind),
    nonlethal: request.nonlethal || (weapon.nonlethal && !request.lethal),
    cause: request.cause,
    provokedBy: request.provokedBy,
    hand,
    distanceFeet: feetApart(view, who, target),
    options: { ...request.options, ...(request.lethal ? { lethal: true } : {}) },
  };
  return { attack, wielded: found };
}
