import { defineEffect } from '../../engine/define';
import { fallWithMount } from '../falling-off';

/** HP-9, HP-24: there is nothing the dead can do. */
export default defineEffect({
  id: 'dead',
  kind: 'condition',
  clause: 'HP-9',
  denies: [
    'act',
    'standard',
    'move',
    'full-round',
    'two-actions',
    'walk',
    'attack',
    'cast',
    'concentrate',
    'see',
    'hear',
    'speak',
    'somatic',
    'threaten',
    'opportunity',
    'dexterity',
    'run',
    'charge',
    'delay',
  ],
  on: {
    effectGained({ who, effect }, { holder, instance }, play) {
      if (who === holder.id && effect.uid === instance?.uid) fallWithMount(play, who);
    },
  },
});
