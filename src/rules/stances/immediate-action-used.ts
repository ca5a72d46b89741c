import { defineEffect } from '../../engine/define';
import { endHeld } from '../effects-common';

/** X-ACT-2: an immediate action out of turn takes the swift action of the coming turn. */
export default defineEffect({
  id: 'immediate-action-used',
  kind: 'stance',
  clause: 'X-ACT-2',
  on: {
    turnStarted({ who }, held, play) {
      if (who !== held.holder.id) return;
      play.emit({ type: 'turnChanged', who, changes: { swift: false }, cost: null });
      endHeld(play, held, 'time');
    },
  },
});
