import type { View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, Modifier } from '../engine/state';
import { abilityScore } from './abilities';
import { checkModifiersAgainst, type Side } from './check';
import { isHumanoid } from './creature-kind';

/** X-FEI-3: -8 against the mind of an animal, -4 against other nonhumanoids. */
function strangeness(view: View, target: Combatant): Modifier {
  const mind = abilityScore(view, target, 'int') ?? 0;
  const value = mind <= 2 ? -8 : isHumanoid(target) ? 0 : -4;
  return modifier('untyped', value, 'feint-nonhumanoid');
}

/** Bluff, and against it Sense Motive with the base attack bonus; a tie takes nobody in (X-FEI-1, X-FEI-3). */
export function feintSides(
  view: View,
  who: Combatant,
  target: Combatant,
): { readonly bluff: Side; readonly sense: Side } {
  const strange = [strangeness(view, target)];
  const base = modifier('base', target.sheet.baseAttackBonus, 'base-attack-bonus');
  const side = (of: Combatant, against: Combatant, what: string, extra: readonly Modifier[]): Side => ({
    who: of.id,
    what,
    modifiers: checkModifiersAgainst(view, of, { kind: what, against }, extra),
  });
  return { bluff: side(who, target, 'bluff', strange), sense: side(target, who, 'sense-motive', [base]) };
}
