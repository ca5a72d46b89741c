import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import { hitPointsOf } from './body';
import type { Distribution } from './damage-distribution';
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
  /** Chance that the blow comes at all (a tumble may keep it off); 1 unless said. */
  readonly comes?: number;
}

const NOTHING: Distribution = new Map([[0, 1]]);

/** Whether the mover goes on after that much damage. D11: at exactly 0 the sole move of the turn is finished, a second action is not. */
export const isUpWith = (who: Combatant, taken: number): boolean => upWith(who)(taken);

/** The same for many amounts: its hit points are added up once. */
function upWith(who: Combatant): (taken: number) => boolean {
  const whole = hitPointsOf(who) + who.temporary;
  const atZero = who.turn.actions === 0;
  return (taken) => taken < whole || (taken === whole && atZero);
}

/** A blow that comes only with a chance. */
function rarer(blow: Distribution, comes: number): Distribution {
  if (comes === 1) return blow;
  const weighed = new Map([...blow].map(([amount, chance]) => [amount, chance * comes]));
  return weighed.set(0, (weighed.get(0) ?? 0) + 1 - comes);
}

/** The whole walk: each provoked enemy strikes in turn, until the mover is felled. */
export function forecast(view: View, who: Combatant, struck: readonly Struck[]): Forecast {
  const goesOn = upWith(who);
  let up: Distribution = new Map([[0, 1]]);
  let unhurt = 1;
  let damage = 0;
  for (const { by, at, comes = 1 } of struck) {
    const blow = rarer(opportunityBlow(view, by, who, at)?.deals ?? NOTHING, comes);
    unhurt *= blow.get(0) ?? 0;
    const next = new Map<number, number>();
    for (const [taken, p] of up)
      for (const [amount, q] of blow) {
        damage += amount * p * q;
        if (goesOn(taken + amount)) next.set(taken + amount, (next.get(taken + amount) ?? 0) + p * q);
      }
    up = next;
  }
  const arrives = [...up.values()].reduce((sum, chance) => sum + chance, 0);
  return { unhurt, arrives, damage };
}
