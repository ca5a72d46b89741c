import { defineEffect } from '../../engine/define';

/** Undoes `not-proficient-shield`, tower shields excepted: `proficiency.ts`. */
export default defineEffect({ id: 'shield-proficiency', kind: 'feat', clause: 'X-FEAT-30' });
