import { defineEffect } from '../../engine/define';

/** The turn is put off; `data.now`: it is taken when the present one ends; `data.after`: when the turn of that one ends. Gone when the own turn comes anyway (X-DLY-3). */
export default defineEffect({ id: 'delaying', kind: 'stance', clause: 'X-DLY-1' });
