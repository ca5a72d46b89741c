import { defineEffect } from '../../engine/define';

/** `sneak-attack-2d6`: its dice and when they count are a matter of damage. */
export default defineEffect({ id: 'sneak-attack', kind: 'trait', clause: 'X-CLS-1', chosen: true });
