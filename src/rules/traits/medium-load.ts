import { defineEffect } from '../../engine/define';

/** What it carries slows it like medium armor: `burden.ts`. */
export default defineEffect({ id: 'medium-load', kind: 'trait', clause: 'X-DIST-7' });
