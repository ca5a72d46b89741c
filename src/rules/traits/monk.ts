import { defineEffect } from '../../engine/define';

/** Its unarmed strikes are armed, and lethal or not as it likes: `unarmed.ts`. */
export default defineEffect({ id: 'monk', kind: 'trait', clause: 'X-CLS-5' });
