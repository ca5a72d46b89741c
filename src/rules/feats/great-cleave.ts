import { defineEffect } from '../../engine/define';
import { lookForCleave } from '../cleaving';

/** Cleave without its limit to once a round. */
export default defineEffect({
  id: 'great-cleave',
  kind: 'feat',
  clause: 'X-FEAT-2',
  on: { attacked: lookForCleave },
});
