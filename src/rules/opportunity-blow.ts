import type { AttackContext, View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { attackContext, PLAIN_ATTACK, reaches } from './attack-context';
import { attackOdds, type Odds } from './attack-odds';
import { type Distribution, damageDistribution } from './damage-distribution';
import { perState } from './per-state';
import { threateningWeapons } from './wielding';

/** The blow an enemy would strike at a mover leaving a square: how, at what odds, and what it deals with its chances, misses in as 0. */
export interface OpportunityBlow {
  readonly attack: AttackContext;
  readonly odds: Odds;
  readonly deals: Distribution;
}

function attackOn(view: View, enemy: Combatant, target: Combatant, because: string): AttackContext | null {
  const usable = threateningWeapons(view, enemy).find(({ weapon }) => reaches(view, enemy, weapon, target));
  if (!usable) return null;
  const made = attackContext(view, enemy, target, {
    ...PLAIN_ATTACK,
    weapon: usable.weapon.id,
    cause: 'attack-of-opportunity',
    provokedBy: because,
  });
  return isRefusal(made) ? null : made.attack;
}

/** Exact, over every face of every die. */
function dealtBy(
  view: View,
  who: Combatant,
  target: Combatant,
  { attack, odds }: Omit<OpportunityBlow, 'deals'>,
): Distribution {
  const outcome = new Map<number, number>([[0, 1 - odds.chance]]);
  const add = (distribution: Distribution, weight: number): void => {
    if (weight > 0)
      for (const [amount, chance] of distribution)
        outcome.set(amount, (outcome.get(amount) ?? 0) + chance * weight);
  };
  const it = { who, target, attack };
  add(damageDistribution(view, it, 1), odds.chance - odds.criticalChance);
  if (odds.criticalChance > 0)
    add(damageDistribution(view, it, odds.critical.multiplier), odds.criticalChance);
  return outcome;
}

const blows = perState<OpportunityBlow | null>();

/** The blow of `by` at `mover` leaving `at`, worked out once a state; null where no weapon gets there. */
export function opportunityBlow(
  view: View,
  by: CombatantId,
  mover: Combatant,
  at: Square,
): OpportunityBlow | null {
  return blows(view, `${by} ${mover.id} ${at.x} ${at.y}`, () =>
    blowFor(view, by, { ...mover, at }, 'movement'),
  );
}

/** The blow of `by` at somebody who gives it an opening by an act (`because`: the action's id); null where no weapon gets there. */
export function blowFor(
  view: View,
  by: CombatantId,
  target: Combatant,
  because: string,
): OpportunityBlow | null {
  const enemy = view.combatant(by);
  const attack = attackOn(view, enemy, target, because);
  if (!attack) return null;
  const odds = attackOdds(view, enemy, target, attack);
  return { attack, odds, deals: dealtBy(view, enemy, target, { attack, odds }) };
}
