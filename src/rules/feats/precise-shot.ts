import { defineEffect } from '../../engine/define';

/** No penalty for shooting into melee: `shooting-into-melee.ts`. */
export default defineEffect({ id: 'precise-shot', kind: 'feat', clause: 'X-FEAT-15' });
