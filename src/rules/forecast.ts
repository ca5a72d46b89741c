import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { hitPointsOf } from './body';
import { type Distribution, damageDistribution } from './damage-distribution';
import { opportunityBlow } from './opportunity-blow';

/** What a walk past enemies comes to if all of them strike. Chances from 0 to 1. */
export interface Forecast {
  /** That no blow gets through. */
  readonly unhurt: number;
  /** That the mover can finish. */
  readonly arrives: number;
  /** Mean of the damage on the way, while the mover is up. */
  readonly damage: number;
}
interface Struck {
  readonly by: CombatantId;
  readonly at: Square;
}

/** What one blow deals, misses in as 0: exact, over every face of every die. */
function blowDistribution(view: View, enemy: Combatant, target: Combatant): Distribution {
  const blow = opportunityBlow(view, enemy, target, 'movement');
  if (!blow) return new Map([[0, 1]]);
  const { attack, odds } = blow;
  const it = { who: enemy, target, attack };
  const outcome = new Map<number, number>([[0, 1 - odds.chance]]);
  const add = (distribution: Distribution, weight: number): void => {
    if (weight > 0)
      for (const [amount, chance] of distribution)
        outcome.set(amount, (outcome.get(amount) ?? 0) + chance * weight);
  };
  add(damageDistribution(view, it, 1), odds.chance - odds.criticalChance);
  add(damageDistribution(view, it, odds.critical.multiplier), odds.criticalChance);
  return outcome;
}

/** D11: at exactly 0 the sole move of the turn is finished, a second action is not. */
const isUpWith = (who: Combatant, taken: number): boolean => {
  const left = hitPointsOf(who) + who.temporary - taken;
  return left > 0 || (left === 0 && who.turn.actions === 0);
};

/** The whole walk: each provoked enemy strikes in turn, until the mover is felled. */
export function forecast(view: View, who: Combatant, struck: readonly Struck[]): Forecast {
  let up: Distribution = new Map([[0, 1]]);
  let unhurt = 1;
  let damage = 0;
  for (const { by, at } of struck) {
    const blow = blowDistribution(view, view.combatant(by), { ...who, at });
    unhurt *= blow.get(0) ?? 0;
    const next = new Map<number, number>();
    for (const [taken, p] of up)
      for (const [amount, q] of blow) {
        damage += amount * p * q;
        if (isUpWith(who, taken + amount)) next.set(taken + amount, (next.get(taken + amount) ?? 0) + p * q);
      }
    up = next;
  }
  const arrives = [...up.values()].reduce((sum, chance) => sum + chance, 0);
  return { unhurt, arrives, damage };
}
