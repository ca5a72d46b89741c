import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';

const PENALTY = [modifier('untyped', -1, 'condition.dazzled')];

export default defineEffect({
  id: 'dazzled',
  kind: 'condition',
  clause: 'X-CND-4',
  modifiers(query) {
    const looks = query.stat === 'check' && (query.detail === 'search' || query.detail === 'spot');
    return looks || isAttackRoll(query) ? PENALTY : NO_MODIFIERS;
  },
});
