import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.improved-grapple')];

/** On every grapple check, whoever began. */
export default defineEffect({
  id: 'improved-grapple',
  kind: 'feat',
  clause: 'X-FEAT-9',
  modifiers: ({ stat }) => (stat === 'grapple' ? BONUS : NO_MODIFIERS),
  guards: (action) => action === 'grapple',
});
