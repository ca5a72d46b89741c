import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.improved-trip')];

/** Only the target could strike at it for this, and does not. */
export default defineEffect({
  id: 'improved-trip',
  kind: 'feat',
  clause: 'X-FEAT-9',
  modifiers: ({ stat, detail }) => (stat === 'maneuver' && detail === 'trip' ? BONUS : NO_MODIFIERS),
  guards: (action) => action === 'trip',
});
