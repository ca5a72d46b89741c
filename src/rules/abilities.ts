import type { Query, View } from '../engine/contract';
import { modifier, total } from '../engine/modifiers';
import type { AbilityName, Combatant, Modifier } from '../engine/state';

const query = (of: Combatant, detail: string): Query => ({
  stat: 'ability',
  of,
  against: null,
  detail,
  attack: null,
});

/** The score as it is now, never below 0 (X-ABL-2); null where the creature has none. */
export function abilityScore(view: View, who: Combatant, ability: AbilityName): number | null {
  const score = who.sheet.abilities[ability];
  if (score === null) return null;
  return Math.max(0, score + total(view.modifiers(query(who, ability))));
}

/** Modifier of a score: half of what exceeds 10, rounded down. No score counts as 10. */
export function abilityModifier(view: View, who: Combatant, ability: AbilityName): number {
  const score = abilityScore(view, who, ability);
  return score === null ? 0 : Math.floor((score - 10) / 2);
}

/** The ability modifier as a line of a sum. */
export const abilityLine = (view: View, who: Combatant, ability: AbilityName): Modifier =>
  modifier('ability', abilityModifier(view, who, ability), ability);
