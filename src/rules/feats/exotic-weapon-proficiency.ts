import { defineEffect } from '../../engine/define';

/** Undoes `not-proficient` for the exotic weapon named, or for all: `proficiency.ts`. */
export default defineEffect({
  id: 'exotic-weapon-proficiency',
  kind: 'feat',
  clause: 'X-FEAT-30',
  chosen: true,
});
