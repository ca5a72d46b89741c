import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { amountIn, isAttackRoll, NO_MODIFIERS } from '../effects-common';

const SOURCE = 'feat.combat-expertise';

/** The feat alone changes nothing; in use it is held once more, with the `data.amount` chosen, until the next action. */
export default defineEffect({
  id: 'combat-expertise',
  kind: 'feat',
  clause: 'X-FEAT-3',
  modifiers(query, { data }) {
    const amount = amountIn(data, 'amount');
    if (amount <= 0) return NO_MODIFIERS;
    if (query.stat === 'armor-class') return [modifier('dodge', amount, SOURCE)];
    return isAttackRoll(query) ? [modifier('untyped', -amount, SOURCE)] : NO_MODIFIERS;
  },
});
