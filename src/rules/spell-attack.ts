import type { AttackContext, Play, View } from '../engine/contract';
import type { Combatant, JsonRecord, Spell, Weapon } from '../engine/state';
import { isInReach } from '../grid/reach';
import { blowTold, rollBlow } from './blow';
import { areEnemies, feetApart, placementOf, reachOf } from './body';
import { diceOf } from './spell';
import { unarmedStrike } from './unarmed';

export type Touch = 'melee' | 'ranged';

/** What strikes: the hand that carries a touch spell, or the ray (TOUCH-8, X-AREA-11). It threatens on a 20 and doubles. */
function weaponOf(who: Combatant, spell: Spell, touch: Touch): Weapon {
  const hand: Weapon = {
    ...unarmedStrike(who),
    id: spell.name,
    nonlethal: false,
    damage: '0',
    traits: ['spell'],
  };
  return touch === 'melee' ? hand : { ...hand, handedness: 'ranged', threatens: false };
}

/** How the touch or the ray of a spell strikes (TOUCH-5, TOUCH-8, X-AREA-11). */
export function spellContext(
  view: View,
  who: Combatant,
  target: Combatant,
  { spell, touch, options = {} }: Delivery,
): AttackContext {
  return {
    weapon: weaponOf(who, spell, touch),
    kind: touch,
    thrown: false,
    touch: true,
    nonlethal: false,
    cause: 'touch',
    provokedBy: null,
    hand: 'none',
    distanceFeet: feetApart(view, who, target),
    options,
  };
}

export interface Delivery {
  readonly spell: Spell;
  readonly touch: Touch;
  /** What the attack it takes the place of brings along: the lower bonus of a later one. */
  readonly options?: JsonRecord;
}
export interface Delivered {
  readonly hit: boolean;
  /** What the spell's damage comes to, doubled by a critical hit; null where it deals none. */
  readonly damage: number | null;
}

/** Rolls the damage of a spell once, or `times` over; null where it deals none. */
export function rollSpellDamage(play: Play, who: string, spell: Spell, times: number): number | null {
  const dice = spell.damage === null ? null : diceOf(spell.damage);
  if (!dice) return null;
  let sum = 0;
  for (let i = 0; i < times; i++)
    sum += play.roll({ who, purpose: 'damage', what: spell.name, dice: dice.dice, modifiers: [] }).total;
  return sum;
}

/** The touch attack that delivers a spell: armour, shield and natural armour do not count (TOUCH-5, TOUCH-8, TOUCH-9). */
export function deliver(play: Play, who: Combatant, target: Combatant, delivery: Delivery): Delivered {
  const blow = { attacker: who, target, attack: spellContext(play, who, target, delivery) };
  const { spell } = delivery;
  const rolled = rollBlow(play, blow, spell.damage !== null);
  const damage = rolled.hit ? rollSpellDamage(play, who.id, spell, rolled.critical ? 2 : 1) : null;
  play.emit(blowTold(blow, rolled, damage));
  return { hit: rolled.hit, damage };
}

/** TOUCH-4, TOUCH-5: oneself and friends are touched without a roll. */
export const needsRoll = (who: Combatant, target: Combatant): boolean => areEnemies(who, target);

/** Whether the hand gets there (TOUCH-2). */
export const isInTouch = (view: View, who: Combatant, target: Combatant): boolean =>
  who.id === target.id ||
  isInReach(placementOf(who), placementOf(target), reachOf(who), {
    reachWeapon: false,
    reachDiagonal: view.encounter.houseRules.reachDiagonal,
    diagonals: view.encounter.houseRules.diagonals,
  });
