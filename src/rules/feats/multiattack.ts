import { defineEffect } from '../../engine/define';

/** Secondary natural attacks at -2 instead of -5: `attack-roll.ts`. */
export default defineEffect({ id: 'multiattack', kind: 'feat', clause: 'FULL-4' });
