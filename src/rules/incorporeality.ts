import type { AttackContext, View } from '../engine/contract';
import type { Combatant } from '../engine/state';

/**
 * Chance in per cent that a blow does nothing to someone without a body (X-CND-16): 0 for what has a body and for blows of the
 * incorporeal and of ghost touch, 100 for mundane weapons, 50 for magic ones.
 */
export function chanceToPassThrough(
  view: View,
  attacker: Combatant | null,
  target: Combatant,
  { weapon }: AttackContext,
): 0 | 50 | 100 {
  if (!view.has(target, 'incorporeal') || weapon.traits.includes('ghost-touch')) return 0;
  if (attacker && view.has(attacker, 'incorporeal')) return 0;
  return weapon.enhancement > 0 ? 50 : 100;
}
