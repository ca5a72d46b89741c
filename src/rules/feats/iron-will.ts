import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 2, 'feat.iron-will')];

export default defineEffect({
  id: 'iron-will',
  kind: 'feat',
  clause: 'X-FEAT-23',
  modifiers: ({ stat, detail }) => (stat === 'save' && detail === 'will' ? BONUS : NO_MODIFIERS),
});
