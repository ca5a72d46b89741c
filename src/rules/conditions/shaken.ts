import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { addUp, isAttackRoll, isCheck, NO_MODIFIERS } from '../effects-common';

const PENALTY = [modifier('untyped', -2, 'condition.shaken')];

/** Fear adds up (X-CND-24). */
export default defineEffect({
  id: 'shaken',
  kind: 'condition',
  clause: 'X-CND-23',
  addsUp: true,
  modifiers: (query) =>
    query.stat === 'save' || isAttackRoll(query) || isCheck(query) ? PENALTY : NO_MODIFIERS,
  on: {
    effectGained({ who, effect }, held, play) {
      if (who !== held.holder.id) return;
      if (effect.id === 'shaken') addUp(play, held, effect, 'frightened');
      if (effect.id === 'frightened') addUp(play, held, effect, 'panicked');
    },
  },
});
