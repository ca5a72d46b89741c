import type { AttackContext, View } from '../engine/contract';
import { total } from '../engine/modifiers';
import type { Combatant } from '../engine/state';

/** Threat range (from this face on) and multiplier of an attack; feats widen the range (CRIT-6, CRIT-8, CRIT-10, X-FEAT-22). */
export function criticalOf(
  view: View,
  who: Combatant,
  attack: AttackContext,
): { readonly from: number; readonly multiplier: number } {
  const { from, multiplier } = attack.weapon.critical;
  const wider = total(
    view.modifiers({ stat: 'critical-range', of: who, against: null, detail: null, attack }),
  );
  return { from: from - wider, multiplier };
}
