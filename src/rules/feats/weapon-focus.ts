import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { concernsWeapon, isAttackRoll, NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 1, 'feat.weapon-focus')];

/** With the weapon it was taken for (`weapon-focus-longsword`), or with every one where none is named. */
export default defineEffect({
  id: 'weapon-focus',
  kind: 'feat',
  clause: 'X-FEAT-22',
  chosen: true,
  modifiers(query, held) {
    if (!query.attack || !isAttackRoll(query)) return NO_MODIFIERS;
    return concernsWeapon(held, query.attack.weapon) ? BONUS : NO_MODIFIERS;
  },
});
