import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.endurance')];

/** In a fight a Constitution check is always one of keeping on: running (RUN-6), holding one's breath. */
export default defineEffect({
  id: 'endurance',
  kind: 'feat',
  clause: 'X-FEAT-31',
  modifiers: ({ stat, detail }) => (stat === 'check' && detail === 'constitution' ? BONUS : NO_MODIFIERS),
});
