import { defineEffect } from '../../engine/define';

/** X-NLD-2: one move or standard action a round. */
export default defineEffect({
  id: 'staggered',
  kind: 'condition',
  clause: 'X-CND-27',
  denies: ['two-actions', 'full-round'],
});
