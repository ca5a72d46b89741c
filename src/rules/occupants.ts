import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { footprint } from '../grid/footprint';
import { spaceSquares } from '../grid/size';
import { type Square, squareKey } from '../grid/square';

/** Who stands where. */
export interface Occupants {
  at(square: Square): readonly CombatantId[];
}
const NOBODY: readonly CombatantId[] = [];
/** The table of an encounter's combatants is never changed in place, so its identity is the key. */
const tables = new WeakMap<Encounter['combatants'], Occupants>();

function tableOf(combatants: Iterable<Combatant>): Occupants {
  const bySquare = new Map<string, CombatantId[]>();
  for (const who of combatants)
    for (const square of footprint(who.at, spaceSquares(who.sheet.size))) {
      const key = squareKey(square);
      const known = bySquare.get(key);
      if (known) known.push(who.id);
      else bySquare.set(key, [who.id]);
    }
  return { at: (square) => bySquare.get(squareKey(square)) ?? NOBODY };
}

/** Everyone by square: made once a state. */
export function occupantsOf({ combatants }: Encounter): Occupants {
  const known = tables.get(combatants);
  if (known) return known;
  const table = tableOf(Object.values(combatants));
  tables.set(combatants, table);
  return table;
}
