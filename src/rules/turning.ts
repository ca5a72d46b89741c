import type { View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, Modifier } from '../engine/state';
import { abilityLine } from './abilities';
import { feetApart, isDead } from './body';
import { hasLineOfEffect } from './sight';

/** How far turning reaches, in feet (X-TURN-1). */
export const TURNING_FEET = 60;

/** X-TURN-2: by how much a turning check lifts or lowers the level that counts. */
export const turningStep = (total: number): number =>
  Math.max(-4, Math.min(4, total <= 0 ? -4 : Math.ceil(total / 3) - 4));

/** X-TURN-1: undead in range and line of effect, the nearest first. */
export const undeadNear = (view: View, who: Combatant): readonly Combatant[] =>
  Object.values(view.encounter.combatants)
    .filter((it) => it.id !== who.id && it.side !== who.side && view.has(it, 'undead') && !isDead(view, it))
    .filter((it) => feetApart(view, who, it) <= TURNING_FEET && hasLineOfEffect(view, who, it))
    .sort((a, b) => feetApart(view, who, a) - feetApart(view, who, b));

/** X-TURN-2: what the turning check adds. */
export const turningModifiers = (view: View, who: Combatant): readonly Modifier[] => [
  abilityLine(view, who, 'cha'),
];

/** X-TURN-3: what the turning damage adds to 2d6. */
export const turningDamageModifiers = (view: View, who: Combatant): readonly Modifier[] => [
  modifier('base', who.sheet.level, 'level'),
  abilityLine(view, who, 'cha'),
];

/** X-TURN-2, X-TURN-3: whom a check of `check` and a damage of `amount` Hit Dice reach, the nearest first. */
export function turnedBy(
  near: readonly Combatant[],
  who: Combatant,
  { check, amount }: { readonly check: number; readonly amount: number },
): readonly Combatant[] {
  const highest = who.sheet.level + turningStep(check);
  let left = amount;
  return near.filter(({ sheet: { level } }) => {
    if (level > highest || level > left) return false;
    left -= level;
    return true;
  });
}

/** X-TURN-5: weak enough to be destroyed rather than to flee. */
export const isMastered = (who: Combatant, undead: Combatant): boolean =>
  who.sheet.level >= 2 * undead.sheet.level;
