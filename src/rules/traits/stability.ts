import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'trait.stability')];
const AGAINST = new Set(['resist-trip', 'resist-bull-rush', 'resist-overrun']);

/** X-BULL-4, X-OVR-4, X-TRP-3: four-legged or otherwise hard to topple. */
export default defineEffect({
  id: 'stability',
  kind: 'trait',
  clause: 'X-TRP-3',
  modifiers: ({ stat, detail }) =>
    stat === 'maneuver' && detail !== null && AGAINST.has(detail) ? BONUS : NO_MODIFIERS,
});
