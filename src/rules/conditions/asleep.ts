import { defineEffect } from '../../engine/define';
import { CANNOT_ACT } from '../effects-common';

/** Helpless until something wakes it. */
export default defineEffect({
  id: 'asleep',
  kind: 'condition',
  clause: 'X-HLP-1',
  implies: ['helpless'],
  denies: [...CANNOT_ACT, 'see', 'speak', 'concentrate', 'delay'],
});
