import { defineEffect } from '../../engine/define';

/** Zombies: one move or standard action a round (ACT-18), of which a charge is one (X-CHG-6). */
export default defineEffect({
  id: 'single-actions',
  kind: 'trait',
  clause: 'ACT-18',
  denies: ['two-actions', 'full-round'],
});
