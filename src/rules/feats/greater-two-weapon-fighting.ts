import { defineEffect } from '../../engine/define';

/** A third attack with the off hand: `two-weapons.ts`. */
export default defineEffect({ id: 'greater-two-weapon-fighting', kind: 'feat', clause: 'X-FEAT-20' });
