import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('dodge', 1, 'feat.dodge')];

/** Against the opponent chosen: its id is remembered as `dodge`. */
export default defineEffect({
  id: 'dodge',
  kind: 'feat',
  clause: 'X-FEAT-10',
  modifiers({ stat, against }, { holder }) {
    if (stat !== 'armor-class' || !against) return NO_MODIFIERS;
    return holder.memory['dodge'] === against.id ? BONUS : NO_MODIFIERS;
  },
});
