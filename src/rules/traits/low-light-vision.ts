import { defineEffect } from '../../engine/define';

/** Lights reach twice as far for it: `lighting.ts`. */
export default defineEffect({ id: 'low-light-vision', kind: 'trait', clause: 'X-CON-10' });
