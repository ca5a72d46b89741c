import { defineEffect } from '../../engine/define';

/** Taken for the hand, light or heavy crossbow: see `loading.ts`. */
export default defineEffect({ id: 'rapid-reload', kind: 'feat', clause: 'X-FEAT-19', chosen: true });
