import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { addUp, NO_MODIFIERS } from '../effects-common';

const SCORE = [modifier('untyped', -2, 'condition.fatigued')];

export default defineEffect({
  id: 'fatigued',
  kind: 'condition',
  clause: 'X-CND-11',
  addsUp: true,
  denies: ['run', 'charge'],
  modifiers: ({ stat, detail }) =>
    stat === 'ability' && (detail === 'str' || detail === 'dex') ? SCORE : NO_MODIFIERS,
  on: {
    effectGained({ who, effect }, held, play) {
      if (who === held.holder.id && effect.id === 'fatigued') addUp(play, held, effect, 'exhausted');
    },
  },
});
