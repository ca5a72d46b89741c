import { defineEffect } from '../../engine/define';

/** Twice the damage of a charge on horseback, three times with a lance: `riding.ts`. */
export default defineEffect({ id: 'spirited-charge', kind: 'feat', clause: 'X-FEAT-26' });
