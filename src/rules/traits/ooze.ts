import { defineEffect } from '../../engine/define';

/** No vital part and no back. */
export default defineEffect({
  id: 'ooze',
  kind: 'trait',
  clause: 'X-HLP-5',
  denies: ['critical', 'flanked'],
});
