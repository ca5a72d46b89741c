import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { spaceSquares } from '../grid/size';
import type { Square } from '../grid/square';
import { occupantsOf } from '../rules/occupants';
import type { Ui } from '../session/ui-state';

/** What a pointer is moved by: who is selected, and whether an action waits for the one it is aimed at. */
type Pointer = Pick<Ui, 'selected' | 'intent'>;

/** Who is meant by a point on this square: whoever lies on top. */
export function combatantAt(view: View, square: Square, pointer: Pointer): CombatantId | null {
  const there = occupantsOf(view.encounter).at(square);
  if (there.length < 2) return there[0] ?? null;
  const rank = (id: CombatantId): number => rankOf(view, view.combatant(id), pointer);
  return there.reduce((best, id) => (rank(id) > rank(best) ? id : best));
}

/** Who acts, then who is selected, then the living and the small. Whoever acts aims at another in the same square: at the one in the same grapple, at its own mount. */
function rankOf(view: View, who: Combatant, { selected, intent }: Pointer): number {
  const acts = who.id === view.encounter.current ? 100 : 0;
  const chosen = who.id === selected ? 50 : 0;
  const first = isAimed(view, intent) ? -acts : acts + chosen;
  return first + (view.has(who, 'dead') ? 0 : 20) - spaceSquares(who.sheet.size);
}

/** Does the action wait for somebody? A path is drawn from whoever acts. */
function isAimed(view: View, intent: Pointer['intent']): boolean {
  const needs = intent === null ? null : view.rules.actions.get(intent.action)?.needs;
  return needs === 'creature' || needs === 'spell';
}
