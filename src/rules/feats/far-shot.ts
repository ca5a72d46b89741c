import { defineEffect } from '../../engine/define';

/** Longer range increments: `attack-context.ts`. */
export default defineEffect({ id: 'far-shot', kind: 'feat', clause: 'X-FEAT-18' });
