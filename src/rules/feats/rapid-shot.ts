import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { amountIn, NO_MODIFIERS } from '../effects-common';

/** Used (`extra-attacks.ts`), it is held once more until the next turn, with the `data.amount` that every attack of the round loses. */
export default defineEffect({
  id: 'rapid-shot',
  kind: 'feat',
  clause: 'X-FEAT-16',
  modifiers({ stat }, { data }) {
    const amount = amountIn(data, 'amount');
    return stat === 'attack' && amount > 0 ? [modifier('untyped', -amount, 'feat.rapid-shot')] : NO_MODIFIERS;
  },
});
