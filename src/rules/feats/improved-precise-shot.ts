import { defineEffect } from '../../engine/define';

/** Shots and throws pay no heed to cover and concealment that are not total: `cover.ts`, `sight.ts`. */
export default defineEffect({ id: 'improved-precise-shot', kind: 'feat', clause: 'X-FEAT-15' });
