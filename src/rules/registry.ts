import type { Action, Edit, Effect, Rules } from '../engine/contract';
import { economy } from './economy';
import { endHopelessTurn } from './turns';

type Files<T> = Record<string, { readonly default: T }>;

// The only file that knows the bundler: each folder's files are found by themselves.
const actions: Files<Action> = import.meta.glob(['./actions/*.ts', './special-attacks/*.ts'], {
  eager: true,
});
const effects: Files<Effect> = import.meta.glob(
  ['./feats/*.ts', './traits/*.ts', './conditions/*.ts', './stances/*.ts'],
  {
    eager: true,
  },
);
const edits: Files<Edit> = import.meta.glob('./edits/*.ts', { eager: true });

function byId<T extends { readonly id: string }>(files: Files<T>): ReadonlyMap<string, T> {
  const found = new Map<string, T>();
  for (const [file, { default: it }] of Object.entries(files)) {
    if (found.has(it.id)) throw new Error(`${file}: the id ${it.id} is taken`);
    found.set(it.id, it);
  }
  return found;
}

/** The rules of the d20 3.5 combat chapter: every action, effect and edit by its id, which is its file's name. */
export const rules: Rules = {
  actions: byId(actions),
  effects: byId(effects),
  edits: byId(edits),
  economy,
  settle: endHopelessTurn,
};
