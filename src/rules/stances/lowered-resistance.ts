import { defineEffect } from '../../engine/define';

/** Spell resistance that lets spells through until the own next turn (TBL-15). */
export default defineEffect({ id: 'lowered-resistance', kind: 'stance', clause: 'TBL-15' });
