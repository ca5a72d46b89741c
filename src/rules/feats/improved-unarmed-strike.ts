import { defineEffect } from '../../engine/define';

/** Counts as armed (UNA-7), and strikes to kill or to stun as it likes. */
export default defineEffect({ id: 'improved-unarmed-strike', kind: 'feat', clause: 'X-FEAT-5' });
