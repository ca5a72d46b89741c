import { defineEffect } from '../../engine/define';

export default defineEffect({
  id: 'immune-to-criticals',
  kind: 'trait',
  clause: 'X-HLP-5',
  denies: ['critical'],
});
