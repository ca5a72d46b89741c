import type { View } from '../../../engine/contract';
import { total } from '../../../engine/modifiers';
import type { Combatant, CombatantId } from '../../../engine/state';
import { distributionOf } from '../../damage-distribution';
import { isMastered, turnedBy, turningDamageModifiers, turningModifiers, undeadNear } from '../../turning';
import { type Stage, sideOf } from './stage';

/** One undead and the chance that it is turned, from 0 to 1; `destroyed`: it would not only flee. */
export interface TurningTarget {
  readonly on: CombatantId;
  readonly chance: number;
  readonly destroyed: boolean;
}

/** What a turning would come to, over every face of its dice (X-TURN-2 to X-TURN-4). */
export function turningOdds(
  view: View,
  who: Combatant,
): {
  readonly stages: readonly Stage[];
  readonly chance: number;
  readonly targets: readonly TurningTarget[];
} {
  const near = undeadNear(view, who);
  const by = sideOf({ who: who.id, what: 'turning', modifiers: turningModifiers(view, who) });
  const plus = total(turningDamageModifiers(view, who));
  const reached = new Map<CombatantId, number>();
  let any = 0;
  for (let face = 1; face <= 20; face++)
    for (const [sum, weight] of distributionOf('2d6')) {
      const turned = turnedBy(near, who, { check: face + by.total, amount: sum + plus });
      if (turned.length > 0) any += weight / 20;
      for (const { id } of turned) reached.set(id, (reached.get(id) ?? 0) + weight / 20);
    }
  const targets = near.map((undead) => ({
    on: undead.id,
    chance: reached.get(undead.id) ?? 0,
    destroyed: isMastered(who, undead),
  }));
  const stage: Stage = { kind: 'check', clause: 'X-TURN-2', by, against: null, dc: null, chance: any };
  return { stages: [stage], chance: any, targets };
}
