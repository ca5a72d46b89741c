import { defineEffect } from '../../engine/define';

/** What it carries slows it like heavy armor: `burden.ts`. */
export default defineEffect({ id: 'heavy-load', kind: 'trait', clause: 'X-DIST-7' });
