import type { AttackContext, View } from '../engine/contract';
import { counted, modifier, total } from '../engine/modifiers';
import type { Combatant, Modifier, Weapon } from '../engine/state';
import { hasFeature } from '../grid/board-index';
import { sizeStep } from '../grid/size';
import { abilityLine } from './abilities';
import { rangeIncrement } from './attack-context';
import { boardOf, isSqueezing, squaresOf } from './body';
import { isFlanking } from './flanking';
import { unsteadiness } from './riding';
import { isShootingIntoMelee } from './shooting-into-melee';
import { canSee } from './sight';
import { sizeModifier } from './size';
import { twoWeaponPenalty } from './two-weapons';

export interface AttackBonus {
  readonly value: number;
  readonly modifiers: readonly Modifier[];
}

function ownParts(view: View, who: Combatant, attack: AttackContext): Modifier[] {
  const { weapon, options } = attack;
  const parts = [
    modifier('base', who.sheet.baseAttackBonus, 'base-attack-bonus'),
    abilityLine(view, who, attack.kind === 'ranged' ? 'dex' : 'str'),
    modifier('size', sizeModifier(who.sheet.size), 'size'),
    modifier('enhancement', toHit(weapon), weapon.id),
    modifier('untyped', numberOf(options['penalty']), 'iterative-attack'),
    modifier('untyped', isSecondary(attack) ? secondaryPenalty(view, who) : 0, 'secondary-attack'),
    modifier('untyped', twoWeaponPenalty(view, who, attack), 'two-weapons'),
    modifier('untyped', lethalityPenalty(view, who, attack), attack.nonlethal ? 'nonlethal' : 'lethal'),
  ];
  parts.push(modifier('untyped', unsteadiness(view, who, attack), 'moving-mount'));
  if (isSqueezing(view, who)) parts.push(modifier('untyped', -4, 'squeezing'));
  const { shield } = who.inventory;
  if (shield?.ready && shield.shield.id === 'tower-shield')
    parts.push(modifier('untyped', -2, shield.shield.id));
  if (attack.cause === 'charge') parts.push(modifier('untyped', 2, 'charge'));
  return parts;
}

/** A masterwork weapon is better by 1 to hit alone; with magic in it the magic counts. */
const toHit = ({ enhancement, traits }: Weapon): number =>
  Math.max(enhancement, traits.includes('masterwork') ? 1 : 0);

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A secondary natural weapon stays one in a single attack too; beside weapons in hand any is one. */
const isSecondary = ({ weapon, options }: AttackContext): boolean =>
  weapon.natural?.secondary === true || options['secondary'] === true;
const secondaryPenalty = (view: View, who: Combatant): number => (view.has(who, 'multiattack') ? -2 : -5);

/** X-NLD-3, UNA-13, UNA-14: -4 for a weapon used against its nature. */
function lethalityPenalty(view: View, who: Combatant, { weapon, nonlethal, options }: AttackContext): number {
  if (weapon.id === 'unarmed') {
    const freely = view.has(who, 'improved-unarmed-strike') || view.has(who, 'monk');
    return options['lethal'] === true && !freely ? -4 : 0;
  }
  return nonlethal === weapon.nonlethal ? 0 : -4;
}

/** X-RNG-1, D26: -2 for each full range increment of distance. */
function rangePenalty(view: View, who: Combatant, attack: AttackContext): number {
  if (attack.kind !== 'ranged' || !attack.weapon.rangeFeet) return 0;
  const increments = attack.distanceFeet / rangeIncrement(view, who, attack.weapon);
  const full = view.encounter.houseRules.exactIncrementIsFree
    ? Math.max(0, Math.ceil(increments) - 1)
    : Math.floor(increments);
  const penalty = -2 * full;
  return penalty === 0 ? 0 : penalty;
}

/** X-MNT-4: a rider stands higher than those on foot who are smaller than its mount. */
function isMountedAbove(view: View, who: Combatant, target: Combatant): boolean {
  const mount = who.rides === null ? null : view.find(who.rides);
  return mount !== null && target.rides === null && sizeStep(target.sheet.size, mount.sheet.size) > 0;
}

function isOnHigherGround(view: View, who: Combatant, target: Combatant): boolean {
  if (isMountedAbove(view, who, target)) return true;
  const board = boardOf(view);
  const isHigh = (body: Combatant): boolean =>
    squaresOf(view, body).every((square) => hasFeature(board, square, 'higher'));
  return isHigh(who) && !isHigh(target);
}

/** X-AM-4: not against a blinded target, and in melee not against Blind-Fight (X-FEAT-24). */
function isUnseenAttacker(view: View, who: Combatant, target: Combatant, attack: AttackContext): boolean {
  if (canSee(view, target, who) || !view.can(target, 'see')) return false;
  return !(attack.kind === 'melee' && view.has(target, 'blind-fight'));
}

function situation(view: View, who: Combatant, target: Combatant, attack: AttackContext): Modifier[] {
  const parts = [modifier('untyped', rangePenalty(view, who, attack), 'range')];
  if (isUnseenAttacker(view, who, target, attack)) parts.push(modifier('untyped', 2, 'unseen-attacker'));
  if (attack.kind === 'melee') {
    if (isFlanking(view, who, target)) parts.push(modifier('untyped', 2, 'flanking'));
    if (isOnHigherGround(view, who, target)) parts.push(modifier('untyped', 1, 'higher-ground'));
  } else if (isShootingIntoMelee(view, who, target, attack)) {
    parts.push(modifier('untyped', -4, 'shooting-into-melee'));
  }
  return parts;
}

/** Attack bonus with every source (ATK-6, ATK-7 and the combat modifiers); `target` null: against a thing. */
export function attackBonus(
  view: View,
  who: Combatant,
  target: Combatant | null,
  attack: AttackContext,
): AttackBonus {
  const modifiers = counted([
    ...ownParts(view, who, attack),
    ...(target ? situation(view, who, target, attack) : []),
    ...view.modifiers({ stat: 'attack', of: who, against: target, detail: null, attack }),
  ]);
  return { value: total(modifiers), modifiers };
}
