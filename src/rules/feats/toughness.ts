import { defineEffect } from '../../engine/define';

/** Its 3 hit points are in the total of the sheet already. */
export default defineEffect({ id: 'toughness', kind: 'feat', clause: 'X-FEAT-23' });
