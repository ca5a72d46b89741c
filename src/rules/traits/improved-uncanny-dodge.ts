import { defineEffect } from '../../engine/define';
import { sneakAttackDice } from '../sneak-attack';

const LEVELS_ABOVE = 4;

/** Nobody flanks it but a rogue four levels above it. */
export default defineEffect({
  id: 'improved-uncanny-dodge',
  kind: 'trait',
  clause: 'X-CLS-3',
  implies: ['uncanny-dodge'],
  denies(what, { holder }, { opponent }) {
    if (what !== 'flanked') return false;
    const isMaster =
      opponent !== null &&
      sneakAttackDice(opponent) > 0 &&
      opponent.sheet.level >= holder.sheet.level + LEVELS_ABOVE;
    return !isMaster;
  },
});
