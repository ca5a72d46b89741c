import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';
import { isTumbler } from '../tumbler';

const SOURCE = 'stance.fighting-defensively';
const ATTACK = [modifier('untyped', -4, SOURCE)];
const ARMOR_CLASS = [modifier('dodge', 2, SOURCE)];
const TUMBLER = [modifier('dodge', 3, SOURCE)];

/** DEF-1, FULL-12: for every attack roll until the next turn. */
export default defineEffect({
  id: 'fighting-defensively',
  kind: 'stance',
  clause: 'DEF-1',
  modifiers(query, { holder }) {
    if (query.stat === 'armor-class') return isTumbler(holder) ? TUMBLER : ARMOR_CLASS;
    return isAttackRoll(query) ? ATTACK : NO_MODIFIERS;
  },
});
