import type { View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, CombatantId, Modifier, Spell } from '../engine/state';
import { coverBetween, isCoveredFromCorner } from '../grid/cover';
import type { Square } from '../grid/square';
import { boardOf, squaresOf } from './body';
import { areaOf } from './spell-area';

interface Origin {
  readonly caster: CombatantId;
  readonly spell: Spell;
  readonly at?: Square | null;
}

/** X-COV-6: +2 on a Reflex save for cover from where the effect begins; what spreads round corners takes it away. Creatures are no such cover. */
export function coverOnSave(view: View, { caster, spell, at }: Origin, target: Combatant): Modifier[] {
  if (areaOf(spell.area)?.shape === 'spread') return [];
  const squares = squaresOf(view, target);
  const covered = at
    ? isCoveredFromCorner(boardOf(view), at, squares)
    : coverBetween(boardOf(view), squaresOf(view, view.combatant(caster)), squares, { melee: false }) ===
      'cover';
  return covered ? [modifier('untyped', 2, 'cover')] : [];
}
