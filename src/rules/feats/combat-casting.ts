import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 4, 'feat.combat-casting')];
const WHILE = new Set(['defensively', 'grappling', 'pinned']);

export default defineEffect({
  id: 'combat-casting',
  kind: 'feat',
  clause: 'X-FEAT-25',
  modifiers: ({ stat, detail }) =>
    stat === 'concentration' && detail !== null && WHILE.has(detail) ? BONUS : NO_MODIFIERS,
});
