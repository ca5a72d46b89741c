import { defineEffect } from '../../engine/define';

/** No vital part, no back, and never an attack of opportunity of its own. */
export default defineEffect({
  id: 'swarm',
  kind: 'trait',
  clause: 'X-HLP-5',
  denies: ['critical', 'flanked', 'threaten', 'opportunity'],
});
