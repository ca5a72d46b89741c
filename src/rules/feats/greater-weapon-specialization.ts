import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { concernsWeapon, NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 2, 'feat.greater-weapon-specialization')];

/** With the weapon it was taken for (`greater-weapon-specialization-longsword`), or with every one where none is named. */
export default defineEffect({
  id: 'greater-weapon-specialization',
  kind: 'feat',
  clause: 'X-FEAT-22',
  chosen: true,
  modifiers({ stat, attack }, held) {
    if (stat !== 'damage' || !attack) return NO_MODIFIERS;
    return concernsWeapon(held, attack.weapon) ? BONUS : NO_MODIFIERS;
  },
});
