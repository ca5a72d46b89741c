import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.improved-initiative')];

export default defineEffect({
  id: 'improved-initiative',
  kind: 'feat',
  clause: 'X-FEAT-23',
  modifiers: ({ stat }) => (stat === 'initiative' ? BONUS : NO_MODIFIERS),
});
