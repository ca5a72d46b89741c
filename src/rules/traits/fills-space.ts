import { defineEffect } from '../../engine/define';

/** Fills its squares without a gap, so nobody gets past, not even by tumbling: `movement.ts`. */
export default defineEffect({ id: 'fills-space', kind: 'trait', clause: 'X-THRU-8' });
