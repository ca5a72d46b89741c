import { defineEffect } from '../../engine/define';

/** D20: the charge of a touch spell, its spell in `data.spell`, makes a bare hand a weapon: `unarmed.ts`. */
export default defineEffect({ id: 'holding-charge', kind: 'stance', clause: 'UNA-7' });
