import { defineEffect } from '../../engine/define';

/** A charge that rides on: `actions/ride-by-attack.ts`. */
export default defineEffect({ id: 'ride-by-attack', kind: 'feat', clause: 'X-FEAT-26' });
