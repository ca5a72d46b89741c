import { defineEffect } from '../../engine/define';
import { endHeld } from '../effects-common';

/** X-ACM-6: on a wall nobody dodges; who has a climb speed of its own does. Over as soon as it moves otherwise. */
export default defineEffect({
  id: 'climbing',
  kind: 'stance',
  clause: 'X-ACM-6',
  denies: ['dexterity'],
  on: {
    moved({ who, mode }, held, play) {
      if (who === held.holder.id && mode !== 'climb') endHeld(play, held, 'moved');
    },
    placed({ who }, held, play) {
      if (who === held.holder.id) endHeld(play, held, 'moved');
    },
  },
});
