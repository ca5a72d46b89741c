import { defineEffect } from '../../engine/define';

/** Nothing is invisible to it: `sight.ts`. */
export default defineEffect({ id: 'see-invisibility', kind: 'trait', clause: 'X-CND-17' });
