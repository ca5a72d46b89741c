import { defineEffect } from '../../engine/define';

/** Drawing is a free action: see the actions that draw. */
export default defineEffect({ id: 'quick-draw', kind: 'feat', clause: 'X-FEAT-19' });
