import { defineEffect } from '../../engine/define';

/** One move action is all; with no attack possible it threatens nothing (AOO-2). */
export default defineEffect({
  id: 'nauseated',
  kind: 'condition',
  clause: 'X-CND-18',
  denies: [
    'standard',
    'full-round',
    'two-actions',
    'attack',
    'cast',
    'concentrate',
    'threaten',
    'opportunity',
  ],
});
