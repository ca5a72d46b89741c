import { defineEffect } from '../../engine/define';

/** Darkness and shadow conceal nothing from it: `sight.ts`. */
export default defineEffect({ id: 'darkvision', kind: 'trait', clause: 'X-CON-10' });
