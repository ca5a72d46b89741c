import type { Action, Edit, Effect, Rules } from '../engine/contract';
import { byId, type Files } from './by-id';
import { economy } from './economy';
import { endHopelessTurn } from './turns';

// What a fight is drawn with, and a path with its dangers: everything that may be in force, and the actions that are asked about before a panel is there.
const effects: Files<Effect> = import.meta.glob(
  ['./feats/*.ts', './traits/*.ts', './conditions/*.ts', './stances/*.ts'],
  { eager: true },
);
const actions: Files<Action> = import.meta.glob(
  [
    './actions/attack.ts',
    './actions/five-foot-step.ts',
    './actions/move.ts',
    './actions/run.ts',
    './actions/withdraw.ts',
  ],
  { eager: true },
);

/** Ids of those actions. */
export const firstActions: readonly string[] = [...byId(actions).keys()];

/** By id. `registry.ts` writes the other actions and the edits into these very maps. */
export const book = {
  actions: byId(actions),
  effects: byId(effects),
  edits: new Map<string, Edit>(),
};

/** The rules of the d20 3.5 combat chapter: enough to be asked by the bare hand until `registry.ts` is read, all of them from then on. */
export const rules: Rules = { ...book, economy, settle: endHopelessTurn };
