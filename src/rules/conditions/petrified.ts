import { defineEffect } from '../../engine/define';

/** Turned to stone, which counts as unconscious. */
export default defineEffect({
  id: 'petrified',
  kind: 'condition',
  clause: 'X-HLP-1',
  implies: ['unconscious'],
  denies: ['act'],
});
