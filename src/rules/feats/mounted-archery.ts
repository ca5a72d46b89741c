import { defineEffect } from '../../engine/define';

/** Shots from a mount that moves fast lose half as much: `riding.ts`. */
export default defineEffect({ id: 'mounted-archery', kind: 'feat', clause: 'X-MNT-6' });
