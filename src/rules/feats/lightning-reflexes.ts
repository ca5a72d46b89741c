import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 2, 'feat.lightning-reflexes')];

export default defineEffect({
  id: 'lightning-reflexes',
  kind: 'feat',
  clause: 'X-FEAT-23',
  modifiers: ({ stat, detail }) => (stat === 'save' && detail === 'reflex' ? BONUS : NO_MODIFIERS),
});
