import { defineEffect } from '../../engine/define';

/** Undoes `not-proficient-shield` for tower shields: `proficiency.ts`. */
export default defineEffect({ id: 'tower-shield-proficiency', kind: 'feat', clause: 'X-FEAT-30' });
