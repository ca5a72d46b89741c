import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { amountIn, NO_MODIFIERS } from '../effects-common';

/** The one roll for all arrows of `actions/manyshot.ts`: -4 with two, and 2 less for each more. */
export default defineEffect({
  id: 'manyshot',
  kind: 'feat',
  clause: 'X-FEAT-17',
  modifiers({ stat, attack }) {
    const arrows = attack ? amountIn(attack.options, 'arrows') : 0;
    return stat === 'attack' && arrows > 1
      ? [modifier('untyped', -2 * arrows, 'feat.manyshot')]
      : NO_MODIFIERS;
  },
});
