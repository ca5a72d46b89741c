import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, isCheck, NO_MODIFIERS } from '../effects-common';

const PENALTY = [modifier('untyped', -2, 'condition.sickened')];

export default defineEffect({
  id: 'sickened',
  kind: 'condition',
  clause: 'X-CND-25',
  modifiers(query) {
    const hampered =
      query.stat === 'save' || query.stat === 'damage' || isAttackRoll(query) || isCheck(query);
    return hampered ? PENALTY : NO_MODIFIERS;
  },
});
