import type { AttackContext, View } from '../engine/contract';
import type { Combatant, Modifier } from '../engine/state';
import { armorClass } from './armor-class';
import { attackBonus } from './attack-roll';
import { criticalOf, damageTimes } from './critical';
import { damageModifiers } from './damage';
import { damageDistribution, mean } from './damage-distribution';
import { hitChance, threatChance, throughConcealment } from './hit-chance';
import { chanceToPassThrough } from './incorporeality';
import { concealmentFrom, missChanceRolls } from './sight';

/** One attack before it is rolled. Chances from 0 to 1. */
export interface Odds {
  readonly bonus: number;
  readonly attackModifiers: readonly Modifier[];
  readonly armorClass: number;
  readonly armorClassModifiers: readonly Modifier[];
  readonly damageModifiers: readonly Modifier[];
  /** Of hitting, miss chances in. */
  readonly chance: number;
  /** Of a confirmed critical. */
  readonly criticalChance: number;
  readonly missChance: number;
  readonly damage: number;
  /** Mean of one roll, misses and criticals in. */
  readonly expected: number;
  readonly critical: { readonly from: number; readonly multiplier: number };
}

/** The chance to hit and what it does on average, with every source. */
export function attackOdds(view: View, who: Combatant, target: Combatant, attack: AttackContext): Odds {
  const bonus = attackBonus(view, who, target, attack);
  const against = armorClass(view, target, { attacker: who, attack, touch: attack.touch, flatFooted: false });
  const missChance = concealmentFrom(view, who, target, attack.kind === 'melee');
  const tries = missChanceRolls(view, who, attack.kind === 'melee');
  const felt = 1 - chanceToPassThrough(view, who, target, attack) / 100;
  const seen = throughConcealment(missChance, tries);
  const hits = hitChance(bonus.value, against.value);
  const critical = criticalOf(view, who, attack);
  const canCrit = view.can(target, 'critical', { opponent: who, attack });
  const confirmed = canCrit ? threatChance(bonus.value, against.value, critical.from) * hits : 0;
  const blow = { who, target, attack };
  const damage = mean(damageDistribution(view, blow, damageTimes(attack, 1)));
  const times = damageTimes(attack, critical.multiplier);
  const multiplied = confirmed > 0 ? mean(damageDistribution(view, blow, times)) : 0;
  const expected = felt * seen * ((hits - confirmed) * damage + confirmed * multiplied);
  return {
    bonus: bonus.value,
    attackModifiers: bonus.modifiers,
    armorClass: against.value,
    armorClassModifiers: against.modifiers,
    damageModifiers: damageModifiers(view, who, target, attack),
    chance: hits * seen,
    criticalChance: confirmed * seen,
    missChance,
    damage,
    expected,
    critical,
  };
}
