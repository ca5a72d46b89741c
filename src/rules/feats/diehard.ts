import { defineEffect } from '../../engine/define';

/** Stable by itself below 0 hit points, and disabled instead of unconscious: `hit-points.ts`. */
export default defineEffect({ id: 'diehard', kind: 'feat', clause: 'X-FEAT-29' });
