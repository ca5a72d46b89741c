import { defineEffect } from '../../engine/define';

/** The first shot of a round that would hit does nothing: `deflecting.ts`. */
export default defineEffect({ id: 'deflect-arrows', kind: 'feat', clause: 'X-FEAT-28' });
