import { defineEffect } from '../../engine/define';

/** It has no body to strike at a vital part of. What harms it at all is a matter of damage, what holds it of the special attacks. */
export default defineEffect({ id: 'incorporeal', kind: 'trait', clause: 'X-CND-16', denies: ['critical'] });
