import { defineEffect } from '../../engine/define';

/** A successful Reflex save for half means none, in light or no armour and not helpless. */
export default defineEffect({ id: 'evasion', kind: 'trait', clause: 'X-CLS-2' });
