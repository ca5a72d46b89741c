import type { View } from '../../engine/contract';
import type { Combatant, CombatantId } from '../../engine/state';
import { viewOf } from '../../engine/view';
import type { Square } from '../../grid/square';
import { isPassedOver, turnBeginning } from '../turns';

// Several who act one after the other: each has a turn of its own (RND-2), in the order of play (RND-3).

/**
 * Of these, who act from the present turn on with nobody else between: the one who has the turn, then each whose turn comes as soon as
 * that of the one before has ended. Empty where nobody of them has the turn.
 */
export function actingInRow(view: View, ids: readonly CombatantId[]): readonly CombatantId[] {
  const { current, order } = view.encounter;
  const row: CombatantId[] = [];
  if (current === null) return row;
  const after = order.slice(order.indexOf(current));
  for (const id of after.filter((it) => it === current || !isPassedOver(view, view.combatant(it)))) {
    if (!ids.includes(id)) break;
    row.push(id);
  }
  return row;
}

/** The fight with some of them standing elsewhere. */
export function standingAt(view: View, places: ReadonlyMap<CombatantId, Square>): View {
  if (places.size === 0) return view;
  const combatants = { ...view.encounter.combatants };
  for (const [id, at] of places) {
    const who = combatants[id];
    if (who !== undefined) combatants[id] = { ...who, at };
  }
  return viewOf(view.rules, { ...view.encounter, combatants });
}

/** The fight as this one meets it when its turn has come, the others standing where they will have gone. */
export function onItsTurn(view: View, id: CombatantId, places: ReadonlyMap<CombatantId, Square>): View {
  const there = standingAt(view, places);
  if (there.encounter.current === id) return there;
  const who: Combatant = { ...there.combatant(id), acted: true };
  const combatants = { ...there.encounter.combatants, [id]: { ...who, turn: turnBeginning(there, who) } };
  return viewOf(view.rules, { ...there.encounter, combatants, current: id });
}
