import { defineEffect } from '../../engine/define';

/** Knows the squares of creatures within 60 feet that it cannot see; they stay concealed: `perception.ts`. */
export default defineEffect({ id: 'blindsense', kind: 'trait', clause: 'X-CON-7' });
