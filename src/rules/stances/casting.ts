import { defineEffect } from '../../engine/define';

/** A spell in progress takes all attention. */
export default defineEffect({
  id: 'casting',
  kind: 'stance',
  clause: 'SPELL-41',
  denies: ['threaten', 'opportunity'],
});
