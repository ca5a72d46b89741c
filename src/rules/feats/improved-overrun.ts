import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.improved-overrun')];

/** The target cannot avoid it, but keeps its opportunity. */
export default defineEffect({
  id: 'improved-overrun',
  kind: 'feat',
  clause: 'X-FEAT-9',
  modifiers: ({ stat, detail }) => (stat === 'maneuver' && detail === 'overrun' ? BONUS : NO_MODIFIERS),
});
