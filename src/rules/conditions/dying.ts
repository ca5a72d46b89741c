import { defineEffect } from '../../engine/define';
import { bleed } from '../dying';

/** HP-8, HP-22: unconscious, and worse each round (STAB-1 to STAB-3). */
export default defineEffect({
  id: 'dying',
  kind: 'condition',
  clause: 'X-CND-7',
  implies: ['unconscious'],
  denies: ['act'],
  passes({ holder: { id } }, rounds, play) {
    for (let round = 0; round < rounds && play.has(play.combatant(id), 'dying'); round++) bleed(play, id);
  },
});
