import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';
import { isTumbler } from '../tumbler';

const SOURCE = 'stance.total-defense';
const ARMOR_CLASS = [modifier('dodge', 4, SOURCE)];
const TUMBLER = [modifier('dodge', 6, SOURCE)];

/** DEF-3, DEF-6. */
export default defineEffect({
  id: 'total-defense',
  kind: 'stance',
  clause: 'DEF-3',
  denies: ['opportunity'],
  modifiers({ stat }, { holder }) {
    if (stat !== 'armor-class') return NO_MODIFIERS;
    return isTumbler(holder) ? TUMBLER : ARMOR_CLASS;
  },
});
