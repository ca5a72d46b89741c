import { defineEffect } from '../../engine/define';

/** Undoes `not-proficient` for simple weapons, or the one named: `proficiency.ts`. */
export default defineEffect({
  id: 'simple-weapon-proficiency',
  kind: 'feat',
  clause: 'X-FEAT-30',
  chosen: true,
});
