import type { JsonRecord } from '../../engine/state';
import type { CombatantBlock } from '../../notation/schema/combatant';

export interface BlockFormProps {
  /** All that the notation can say of the combatant. */
  readonly block: CombatantBlock;
  /** True: not on the board yet; side, player and whether it is hidden are chosen elsewhere. */
  readonly unplaced?: boolean;
  /** Sets keys, in the words of `gm: set … to:`. What is wrong with them, in sentences; none where they hold. */
  readonly onSet: (to: JsonRecord) => readonly string[];
}
