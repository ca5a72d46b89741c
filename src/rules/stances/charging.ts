import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const ARMOR_CLASS = [modifier('untyped', -2, 'stance.charging')];
const PUSH = [modifier('untyped', 2, 'stance.charging')];

/** X-CHG-7, X-BULL-4: open to blows until the next turn, and harder to withstand. The +2 of the charge's own attack is the attack's. */
export default defineEffect({
  id: 'charging',
  kind: 'stance',
  clause: 'X-CHG-7',
  modifiers({ stat, detail }) {
    if (stat === 'armor-class') return ARMOR_CLASS;
    return stat === 'maneuver' && detail === 'bull-rush' ? PUSH : NO_MODIFIERS;
  },
});
