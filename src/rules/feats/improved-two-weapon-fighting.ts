import { defineEffect } from '../../engine/define';

/** A second attack with the off hand: `two-weapons.ts`. */
export default defineEffect({ id: 'improved-two-weapon-fighting', kind: 'feat', clause: 'X-FEAT-20' });
