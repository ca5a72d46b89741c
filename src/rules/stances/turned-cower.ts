import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const ARMOR_CLASS = [modifier('untyped', -2, 'stance.turned-cower')];

/** Turned, with nowhere to flee: every attack on it has a bonus of 2. */
export default defineEffect({
  id: 'turned-cower',
  kind: 'stance',
  clause: 'X-TURN-4',
  modifiers: ({ stat }) => (stat === 'armor-class' ? ARMOR_CLASS : NO_MODIFIERS),
});
