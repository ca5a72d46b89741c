import { defineEffect } from '../../engine/define';

/** Tied up: helpless, and no hand for the gestures of a spell (SPELL-8). */
export default defineEffect({
  id: 'bound',
  kind: 'condition',
  clause: 'X-HLP-1',
  implies: ['helpless'],
  denies: ['walk', 'attack', 'somatic', 'run', 'charge'],
});
