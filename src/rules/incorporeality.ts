import type { AttackContext, View } from '../engine/contract';
import type { Combatant, Spell } from '../engine/state';
import { diceOf } from './spell';

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
  // A hand that carries a spell reaches it; what the spell does to it is asked apart.
  if (weapon.traits.includes('spell')) return 0;
  return weapon.enhancement > 0 ? 50 : 100;
}

/** Energies that ask for no body. */
const FELT: ReadonlySet<string> = new Set(['force', 'positive', 'negative']);

/** Chance in per cent that the damage of a spell does nothing to someone without a body: 50 from whoever has one, but for pure force and the energies of life and death (X-CND-16). */
export function chanceToIgnore(view: View, caster: Combatant, target: Combatant, { damage }: Spell): 0 | 50 {
  if (damage === null || !view.has(target, 'incorporeal') || view.has(caster, 'incorporeal')) return 0;
  return FELT.has(diceOf(damage)?.kind ?? '') ? 0 : 50;
}
