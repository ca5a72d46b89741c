import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 2, 'feat.alertness')];

export default defineEffect({
  id: 'alertness',
  kind: 'feat',
  clause: 'X-FEAT-23',
  modifiers: ({ stat, detail }) =>
    stat === 'check' && (detail === 'listen' || detail === 'spot') ? BONUS : NO_MODIFIERS,
});
