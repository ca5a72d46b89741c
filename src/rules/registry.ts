import type { Action, Edit } from '../engine/contract';
import { byId, type Files } from './by-id';
import { book } from './first-rules';

// Each folder's files are found by themselves. What can be in force is found in `first-rules.ts`.
const actions: Files<Action> = import.meta.glob(['./actions/*.ts', './special-attacks/*.ts'], {
  eager: true,
});
const edits: Files<Edit> = import.meta.glob('./edits/*.ts', { eager: true });

function fill<T>(map: Map<string, T>, all: ReadonlyMap<string, T>): void {
  // Anew, so that they stand in the order of their folders.
  map.clear();
  for (const [id, it] of all) map.set(id, it);
}

fill(book.actions, byId(actions));
fill(book.edits, byId(edits));

/** The rules of the d20 3.5 combat chapter: every action, effect and edit by its id, which is its file's name. */
export { rules } from './first-rules';
