import type { AttackContext, View } from '../engine/contract';
import { parseDice } from '../engine/dice';
import { total } from '../engine/modifiers';
import type { Combatant } from '../engine/state';
import { damageModifiers, weaponDice } from './damage';
import { extraDice } from './extra-damage';
import { isLifeless, isNonlethalTo, reduction } from './hit-points';

/** Chances by amount; they add up to 1. */
export type Distribution = ReadonlyMap<number, number>;

/** Nothing, for certain. */
const CERTAIN: Distribution = new Map([[0, 1]]);

/** Every sum of two, with its chance. */
export function sumOf(a: Distribution, b: Distribution): Distribution {
  const sums = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) sums.set(x + y, (sums.get(x + y) ?? 0) + p * q);
  return sums;
}

const die = (sides: number): Distribution =>
  new Map(Array.from({ length: sides }, (_, index) => [index + 1, 1 / sides]));

const distributions = new Map<string, Distribution>();
/** As many are kept: a fight has a few kinds of dice, and each way that is drawn asks for them. */
const MOST_DISTRIBUTIONS = 200;

/** Chances of each sum of a dice expression, exactly. */
export function distributionOf(text: string): Distribution {
  const known = distributions.get(text);
  if (known !== undefined) return known;
  if (distributions.size >= MOST_DISTRIBUTIONS) distributions.clear();
  const made = sumsOf(text);
  distributions.set(text, made);
  return made;
}

function sumsOf(text: string): Distribution {
  const dice = parseDice(text);
  if (!dice) return CERTAIN;
  let sums: Distribution = new Map([[dice.plus, 1]]);
  for (const { count, sides } of dice.terms) for (let i = 0; i < count; i++) sums = sumOf(sums, die(sides));
  return sums;
}

/** Chances after a change of each amount. */
export function mapped(distribution: Distribution, change: (amount: number) => number): Distribution {
  const changed = new Map<number, number>();
  for (const [amount, chance] of distribution)
    changed.set(change(amount), (changed.get(change(amount)) ?? 0) + chance);
  return changed;
}

export function mean(distribution: Distribution): number {
  let sum = 0;
  for (const [amount, chance] of distribution) sum += amount * chance;
  return sum;
}

/**
 * What a hit deals, with its chances: the weapon's dice and all modifiers `times` over (DMG-10, DMG-11), extra dice once (DMG-13), at least 1 in all
 * (DMG-4), less damage reduction. Not below 0; nothing where nonlethal damage does nothing to the target.
 */
export function damageDistribution(
  view: View,
  { who, target, attack }: { who: Combatant; target: Combatant; attack: AttackContext },
  times: number,
): Distribution {
  const flat = total(damageModifiers(view, who, target, attack));
  const once = mapped(distributionOf(weaponDice(attack)), (amount) => amount + flat);
  let sums = CERTAIN;
  for (let i = 0; i < times; i++) sums = sumOf(sums, once);
  for (const { dice } of extraDice(view, who, target, attack)) sums = sumOf(sums, distributionOf(dice));
  const { nonlethal, weapon } = attack;
  const harm = { who: target.id, by: who.id, amount: 0, nonlethal, source: weapon.id, attack };
  if (isLifeless(view, target) && isNonlethalTo(view, target, harm)) return CERTAIN;
  const taken = reduction(target, attack);
  return mapped(sums, (amount) => Math.max(0, Math.max(1, amount) - taken));
}
