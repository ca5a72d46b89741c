import type { AttackContext, Play, View } from '../engine/contract';
import { counted, modifier } from '../engine/modifiers';
import type { Combatant, Modifier, Weapon } from '../engine/state';
import { abilityModifier } from './abilities';
import { extraDice } from './extra-damage';

/** The dice of one blow: the weapon's own, or the second end's of a double weapon. */
export const weaponDice = ({ weapon, options }: AttackContext): string =>
  options['offHand'] === true && weapon.double && options['secondEnd'] === true
    ? weapon.double
    : weapon.damage;

const isLight = (weapon: Weapon): boolean => weapon.handedness === 'light' || weapon.handedness === 'unarmed';

const bonusTimes = (strength: number, factor: number): number =>
  strength > 0 ? Math.floor(strength * factor) : strength;

function projectileStrength(weapon: Weapon, strength: number): number {
  if (weapon.projectile === 'crossbow' || weapon.traits.includes('no-strength')) return 0;
  if (weapon.projectile === 'bow') return Math.min(0, strength);
  if (weapon.projectile === 'composite') return Math.min(weapon.strengthRating ?? 0, strength);
  return strength;
}

function naturalStrength(who: Combatant, weapon: Weapon, secondary: boolean, strength: number): number {
  if (secondary) return bonusTimes(strength, 0.5);
  const sole = who.sheet.natural.length === 1 && (weapon.natural?.count ?? 1) === 1;
  return bonusTimes(strength, sole ? 1.5 : 1);
}

/** What Strength adds (DMG-5 to DMG-9): half in the off hand, one and a half in two hands, by the bow's rules for projectiles. */
export function strengthToDamage(view: View, who: Combatant, attack: AttackContext): number {
  const strength = abilityModifier(view, who, 'str');
  const { weapon, options, kind } = attack;
  if (weapon.handedness === 'ranged' && !weapon.thrown) return projectileStrength(weapon, strength);
  if (weapon.natural)
    return naturalStrength(who, weapon, weapon.natural.secondary || options['secondary'] === true, strength);
  if (options['offHand'] === true || options['halfStrength'] === true) return bonusTimes(strength, 0.5);
  const twoHanded =
    kind === 'melee' &&
    attack.hand === 'both' &&
    !isLight(weapon) &&
    !(options['twoWeapons'] === true && weapon.double !== null);
  return bonusTimes(strength, twoHanded ? 1.5 : 1);
}

/** Everything flat that a blow adds, by source. */
export function damageModifiers(
  view: View,
  who: Combatant,
  target: Combatant | null,
  attack: AttackContext,
): readonly Modifier[] {
  return counted([
    modifier('ability', strengthToDamage(view, who, attack), 'str'),
    modifier('enhancement', attack.weapon.enhancement, attack.weapon.id),
    ...view.modifiers({ stat: 'damage', of: who, against: target, detail: null, attack }),
  ]);
}

/**
 * Rolls the damage of a hit: the weapon's dice with all modifiers `times` over (DMG-10, DMG-11), extra dice once (DMG-13), at least 1 (DMG-4).
 */
export function rollDamage(
  play: Play,
  { who, target, attack }: { who: Combatant; target: Combatant | null; attack: AttackContext },
  times: number,
): number {
  const modifiers = damageModifiers(play, who, target, attack);
  const what = attack.weapon.id;
  let sum = 0;
  for (let i = 0; i < times; i++)
    sum += play.roll({ who: who.id, purpose: 'damage', what, dice: weaponDice(attack), modifiers }).total;
  for (const extra of extraDice(play, who, target, attack))
    sum += play.roll({
      who: who.id,
      purpose: 'damage',
      what: extra.source,
      dice: extra.dice,
      modifiers: [],
    }).total;
  return Math.max(1, sum);
}

/** X-FEAT-17: of the arrows of one shot only the first has what is multiplied or precise. Everything else is a volley of one. */
export function rollVolley(
  play: Play,
  blow: { who: Combatant; target: Combatant | null; attack: AttackContext },
  times: number,
): readonly number[] {
  const { attack } = blow;
  const { arrows } = attack.options;
  const further = { ...blow, attack: { ...attack, options: { ...attack.options, further: true } } };
  const rest = Array.from({ length: typeof arrows === 'number' ? arrows - 1 : 0 });
  return [rollDamage(play, blow, times), ...rest.map(() => rollDamage(play, further, 1))];
}
