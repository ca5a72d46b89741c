import { defineEffect } from '../../engine/define';

/** A blow at everyone in reach: `actions/whirlwind-attack.ts`. */
export default defineEffect({ id: 'whirlwind-attack', kind: 'feat', clause: 'X-FEAT-12' });
