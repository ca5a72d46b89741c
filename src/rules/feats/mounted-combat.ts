import { defineEffect } from '../../engine/define';

/** Turns a blow from the mount by a Ride check: `riding.ts`. */
export default defineEffect({ id: 'mounted-combat', kind: 'feat', clause: 'X-FEAT-26' });
