import { defineEffect } from '../../engine/define';

/** `armor-proficiency-heavy` undoes `not-proficient-armor` for armour of that kind: `proficiency.ts`. */
export default defineEffect({ id: 'armor-proficiency', kind: 'feat', clause: 'X-FEAT-30', chosen: true });
