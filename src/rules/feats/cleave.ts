import { defineEffect } from '../../engine/define';
import { lookForCleave } from '../cleaving';

/** Once a round; who has Great Cleave hears of the blow through that feat. */
export default defineEffect({
  id: 'cleave',
  kind: 'feat',
  clause: 'X-FEAT-2',
  on: {
    attacked(event, held, play) {
      if (!play.has(held.holder, 'great-cleave')) lookForCleave(event, held, play);
    },
  },
});
