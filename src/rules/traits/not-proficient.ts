import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';

const PENALTY = [modifier('untyped', -4, 'trait.not-proficient')];

/** With what it holds; its own limbs and splash weapons (X-SPL-1) need no training. */
export default defineEffect({
  id: 'not-proficient',
  kind: 'trait',
  clause: 'X-FEAT-30',
  modifiers(query, { holder }) {
    if (!query.attack || !isAttackRoll(query)) return NO_MODIFIERS;
    const { weapon } = query.attack;
    const isHeld = holder.inventory.hands.some(({ item }) => item.weapon?.id === weapon.id);
    return isHeld && !weapon.traits.includes('splash') ? PENALTY : NO_MODIFIERS;
  },
});
