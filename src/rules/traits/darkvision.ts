import { defineEffect } from '../../engine/define';

/** Darkness and shadow conceal nothing from it within its range, 60 ft unless the name says more (`darkvision-120`): `lighting.ts`. */
export default defineEffect({ id: 'darkvision', kind: 'trait', clause: 'X-CON-10', chosen: true });
