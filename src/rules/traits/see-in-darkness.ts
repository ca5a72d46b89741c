import { defineEffect } from '../../engine/define';

/** Sees in darkness of any kind: `lighting.ts`. */
export default defineEffect({ id: 'see-in-darkness', kind: 'trait', clause: 'X-CON-10' });
