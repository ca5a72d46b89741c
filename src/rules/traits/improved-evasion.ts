import { defineEffect } from '../../engine/define';

/** As evasion, and half where the save fails. */
export default defineEffect({
  id: 'improved-evasion',
  kind: 'trait',
  clause: 'X-CLS-2',
  implies: ['evasion'],
});
