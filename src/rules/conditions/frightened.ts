import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { addUp, isAttackRoll, isCheck, NO_MODIFIERS } from '../effects-common';

const PENALTY = [modifier('untyped', -2, 'condition.frightened')];

/** It must flee, and fights only when cornered: whether it is, the table decides. */
export default defineEffect({
  id: 'frightened',
  kind: 'condition',
  clause: 'X-CND-13',
  addsUp: true,
  modifiers: (query) =>
    query.stat === 'save' || isAttackRoll(query) || isCheck(query) ? PENALTY : NO_MODIFIERS,
  on: {
    effectGained({ who, effect }, held, play) {
      if (who !== held.holder.id) return;
      if (effect.id === 'shaken' || effect.id === 'frightened') addUp(play, held, effect, 'panicked');
    },
  },
});
