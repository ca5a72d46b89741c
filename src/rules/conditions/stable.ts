import { defineEffect } from '../../engine/define';

/** Unconscious with negative hit points, but no longer dying; hourly rolls are a matter of hit points (REC-1, REC-6). */
export default defineEffect({
  id: 'stable',
  kind: 'condition',
  clause: 'X-CND-26',
  implies: ['unconscious'],
  denies: ['act'],
});
