import { defineEffect } from '../../engine/define';
import { CANNOT_ACT, endHeld } from '../effects-common';

/** Helpless until something wakes it: a wound does. */
export default defineEffect({
  id: 'asleep',
  kind: 'condition',
  clause: 'X-HLP-1',
  implies: ['helpless'],
  denies: [...CANNOT_ACT, 'see', 'speak', 'concentrate', 'delay'],
  on: {
    damaged({ who, amount }, held, play) {
      if (who === held.holder.id && amount > 0) endHeld(play, held, 'wounded');
    },
  },
});
