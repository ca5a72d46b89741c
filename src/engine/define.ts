import type { Action, Edit, Effect } from './contract';
import type { JsonRecord } from './state';

/** What a step returns when its action is resolved. */
export const DONE = 'done';

/** Keeps the arguments typed inside a definition and erases them for the registry. */
export const defineAction = <Args extends JsonRecord>(action: Action<Args>): Action =>
  action as unknown as Action;
export const defineEdit = <Args extends JsonRecord>(edit: Edit<Args>): Edit => edit as unknown as Edit;
export const defineEffect = (effect: Effect): Effect => effect;
