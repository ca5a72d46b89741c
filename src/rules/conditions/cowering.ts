import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { CANNOT_ACT, NO_MODIFIERS } from '../effects-common';

const ARMOR_CLASS = [modifier('untyped', -2, 'condition.cowering')];

/** Frozen in fear. */
export default defineEffect({
  id: 'cowering',
  kind: 'condition',
  clause: 'X-CND-2',
  denies: [...CANNOT_ACT, 'dexterity'],
  modifiers: ({ stat }) => (stat === 'armor-class' ? ARMOR_CLASS : NO_MODIFIERS),
});
