import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const INITIATIVE = [modifier('untyped', -4, 'condition.deafened')];

/** Whoever cannot hear fails Listen checks and may spoil spells with V (SPELL-6). */
export default defineEffect({
  id: 'deafened',
  kind: 'condition',
  clause: 'X-CND-5',
  denies: ['hear'],
  modifiers: ({ stat }) => (stat === 'initiative' ? INITIATIVE : NO_MODIFIERS),
});
