import type { Rules } from './engine/contract';
import type { Keeper } from './session/keeper';
import type { FightStore } from './session/store';
import type { Text } from './text/i18n';

/** What the desk works with. */
export interface DeskParts {
  readonly rules: Rules;
  readonly store: FightStore;
  readonly text: Text;
  /** Null where the browser keeps nothing. */
  readonly keeper: Keeper | null;
}
