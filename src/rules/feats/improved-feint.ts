import { defineEffect } from '../../engine/define';

/** A feint is a move action: `special-attacks/feint.ts`. */
export default defineEffect({ id: 'improved-feint', kind: 'feat', clause: 'X-FEAT-31' });
