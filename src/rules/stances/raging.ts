import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const SOURCE = 'stance.raging';
const SCORE = [modifier('untyped', 4, SOURCE)];
const WILL = [modifier('morale', 2, SOURCE)];
const ARMOR_CLASS = [modifier('untyped', -2, SOURCE)];

/** No patience for spells; the hit points of the higher Constitution follow from the score. */
export default defineEffect({
  id: 'raging',
  kind: 'stance',
  clause: 'X-CLS-4',
  denies: ['cast', 'concentrate'],
  modifiers({ stat, detail }) {
    if (stat === 'armor-class') return ARMOR_CLASS;
    if (stat === 'ability') return detail === 'str' || detail === 'con' ? SCORE : NO_MODIFIERS;
    return stat === 'save' && detail === 'will' ? WILL : NO_MODIFIERS;
  },
});
