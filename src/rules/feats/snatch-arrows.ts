import { defineEffect } from '../../engine/define';

/** What Deflect Arrows would strike aside is caught; a thrown weapon stays in the hand: `deflecting.ts`. */
export default defineEffect({ id: 'snatch-arrows', kind: 'feat', clause: 'X-FEAT-28' });
