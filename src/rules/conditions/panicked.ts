import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { dropHeld } from '../drop-held';
import { isCheck, NO_MODIFIERS } from '../effects-common';

const PENALTY = [modifier('untyped', -2, 'condition.panicked')];

/** It flees and attacks nobody; where to, and whether it is cornered and cowers, the table decides. */
export default defineEffect({
  id: 'panicked',
  kind: 'condition',
  clause: 'X-CND-19',
  denies: ['attack', 'threaten', 'opportunity'],
  modifiers: (query) => (query.stat === 'save' || isCheck(query) ? PENALTY : NO_MODIFIERS),
  on: {
    effectGained({ who, effect }, { holder, instance }, play) {
      if (who === holder.id && effect.uid === instance?.uid) dropHeld(play, who);
    },
  },
});
