import { defineEffect } from '../../engine/define';

/** X-MNT-3: one hand is at the reins, so nothing that takes both is used. */
export default defineEffect({
  id: 'reins-in-hand',
  kind: 'stance',
  clause: 'X-MNT-3',
  denies: (what, _held, { attack }) => what === 'attack' && attack?.hand === 'both',
});
