import { defineEffect } from '../../engine/define';

/** HP-8, HP-22: unconscious, and worse each round (STAB-1 to STAB-3). */
export default defineEffect({
  id: 'dying',
  kind: 'condition',
  clause: 'X-CND-7',
  implies: ['unconscious'],
  denies: ['act'],
});
