import { defineEffect } from '../../engine/define';

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
});
