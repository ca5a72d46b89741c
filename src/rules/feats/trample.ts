import { defineEffect } from '../../engine/define';

/** Those its mount overruns cannot step aside, and are struck by a hoof as they fall: `special-attacks/overrun.ts`. */
export default defineEffect({ id: 'trample', kind: 'feat', clause: 'X-FEAT-26' });
