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

/**
 * DMG-12: how often the damage of a hit counts, each multiplier working on the original damage: `critical` is that of a critical hit (1: none),
 * a charge may bring another.
 */
export function damageTimes({ options }: AttackContext, critical: number): number {
  const other = typeof options['multiplier'] === 'number' ? options['multiplier'] : 1;
  return other + critical - 1;
}
