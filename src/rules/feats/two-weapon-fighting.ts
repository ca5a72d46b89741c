import { defineEffect } from '../../engine/define';

/** Smaller penalties for two weapons: worked out in `two-weapons.ts`. */
export default defineEffect({ id: 'two-weapon-fighting', kind: 'feat', clause: 'X-FEAT-20' });
