import { defineEffect } from '../../engine/define';
import { slump } from '../falling-off';

/** STAB-4: special initiative actions are none of its business either. */
export default defineEffect({
  id: 'unconscious',
  kind: 'condition',
  clause: 'X-CND-29',
  implies: ['helpless'],
  denies: [
    'act',
    'walk',
    'attack',
    'cast',
    'concentrate',
    'see',
    'hear',
    'speak',
    'somatic',
    'run',
    'charge',
    'delay',
  ],
  on: {
    effectGained({ who, effect: { id } }, { holder }, play) {
      if (who === holder.id && (id === 'unconscious' || id === 'dying')) slump(play, who);
    },
  },
});
