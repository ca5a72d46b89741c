import { defineEffect } from '../../engine/define';

/** Undoes `not-proficient` for martial weapons, or the one named: `proficiency.ts`. */
export default defineEffect({
  id: 'martial-weapon-proficiency',
  kind: 'feat',
  clause: 'X-FEAT-30',
  chosen: true,
});
