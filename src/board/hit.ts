import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { spaceSquares } from '../grid/size';
import type { Square } from '../grid/square';
import { occupantsOf } from '../rules/occupants';

/** Who is meant by a point on this square: whoever lies on top. */
export function combatantAt(view: View, square: Square, selected: CombatantId | null): CombatantId | null {
  const there = occupantsOf(view.encounter).at(square);
  if (there.length < 2) return there[0] ?? null;
  const rank = (id: CombatantId): number => rankOf(view, view.combatant(id), selected);
  return there.reduce((best, id) => (rank(id) > rank(best) ? id : best));
}

/** Who acts, then who is selected, then the living and the small. */
function rankOf(view: View, who: Combatant, selected: CombatantId | null): number {
  const acts = who.id === view.encounter.current ? 100 : 0;
  const chosen = who.id === selected ? 50 : 0;
  return acts + chosen + (view.has(who, 'dead') ? 0 : 20) - spaceSquares(who.sheet.size);
}
