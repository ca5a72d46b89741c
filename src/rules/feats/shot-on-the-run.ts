import { defineEffect } from '../../engine/define';

/** Shoot in the middle of a walk: `actions/shot-on-the-run.ts`. */
export default defineEffect({ id: 'shot-on-the-run', kind: 'feat', clause: 'X-FEAT-11' });
