import type { View } from '../engine/contract';
import type { Encounter } from '../engine/state';
import { revisionOf } from '../engine/table';

interface Table<T> {
  readonly board: Encounter['board'];
  readonly order: Encounter['order'];
  readonly revision: number;
  readonly answers: Map<string, T>;
}

/**
 * Remembers answers as long as nobody and nothing on the board has changed: a drag asks the same again and again. The table of combatants
 * and its revision stand for the state.
 */
export function perState<T>(): (view: View, key: string, answer: () => T) => T {
  const tables = new WeakMap<Encounter['combatants'], Table<T>>();
  return ({ encounter: { combatants, board, order } }, key, answer) => {
    const known = tables.get(combatants);
    const revision = revisionOf(combatants);
    const isFresh = known?.board === board && known.order === order && known.revision === revision;
    const table: Table<T> = isFresh ? known : { board, order, revision, answers: new Map() };
    if (!isFresh) tables.set(combatants, table);
    const found = table.answers.get(key);
    if (found !== undefined) return found;
    const made = answer();
    table.answers.set(key, made);
    return made;
  };
}
