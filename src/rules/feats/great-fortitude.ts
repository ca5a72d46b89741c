import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 2, 'feat.great-fortitude')];

export default defineEffect({
  id: 'great-fortitude',
  kind: 'feat',
  clause: 'X-FEAT-23',
  modifiers: ({ stat, detail }) => (stat === 'save' && detail === 'fortitude' ? BONUS : NO_MODIFIERS),
});
