import type { View } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { type Journal, journalOf } from '../engine/table';

interface Table<T> {
  readonly combatants: Encounter['combatants'];
  readonly board: Encounter['board'];
  readonly order: Encounter['order'];
  readonly lights: Encounter['lights'];
  readonly journal: Journal;
  readonly revision: number;
  readonly answers: Map<string, T>;
}

/**
 * Remembers answers as long as nobody, nothing on the board and no light has changed: a drag asks the same again and again. The table of combatants
 * and its revision stand for the state.
 */
export function perState<T>(): (view: View, key: string, answer: () => T) => T {
  const tables = new WeakMap<Encounter['combatants'], Table<T>>();
  let last: Table<T> | null = null;
  const tableFor = ({ combatants, board, order, lights }: Encounter): Table<T> => {
    const known = last?.combatants === combatants ? last : tables.get(combatants);
    const isSame = known?.board === board && known.order === order && known.lights === lights;
    if (known && isSame && known.revision === known.journal.changed.length) return known;
    const journal = journalOf(combatants);
    const revision = journal.changed.length;
    const made: Table<T> = { combatants, board, order, lights, journal, revision, answers: new Map() };
    tables.set(combatants, made);
    return made;
  };
  return ({ encounter }, key, answer) => {
    const table = tableFor(encounter);
    last = table;
    const found = table.answers.get(key);
    if (found !== undefined) return found;
    const made = answer();
    table.answers.set(key, made);
    return made;
  };
}
