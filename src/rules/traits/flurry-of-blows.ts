import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { amountIn, NO_MODIFIERS } from '../effects-common';

/**
 * Used (`extra-attacks.ts`), it is held once more until the next turn, with the `data.amount` that every attack of the round loses;
 * only fists and a monk's weapons strike in it.
 */
export default defineEffect({
  id: 'flurry-of-blows',
  kind: 'trait',
  clause: 'X-CLS-5',
  denies: (what, { instance }, { attack }) =>
    what === 'attack' &&
    instance !== null &&
    attack?.cause === 'full-attack' &&
    !attack.weapon.traits.includes('monk'),
  modifiers({ stat }, { data }) {
    const amount = amountIn(data, 'amount');
    return stat === 'attack' && amount > 0
      ? [modifier('untyped', -amount, 'trait.flurry-of-blows')]
      : NO_MODIFIERS;
  },
});
