import { defineEffect } from '../../engine/define';
import { interrupted, loseCasting, neglected, nextRound, overcome, wounded } from '../long-casting';

/**
 * A spell in progress, its caster's whole attention: `data` has the spell, where it goes and the rounds left (SPELL-33 to SPELL-41).
 * It takes effect just before the caster's turn, unless something breaks it before.
 */
export default defineEffect({
  id: 'casting',
  kind: 'stance',
  clause: 'SPELL-41',
  denies: ['threaten', 'opportunity'],
  on: {
    turnStarted({ who }, held, play) {
      if (who === held.holder.id) nextRound(play, held);
    },
    turnEnded({ who }, held, play) {
      if (who === held.holder.id) neglected(play, held);
    },
    damaged: (event, held, play) => wounded(play, held, event, loseCasting),
    effectGained: (event, held, play) => overcome(play, held, event, loseCasting),
    declared: (event, held, play) => interrupted(play, held, event),
  },
});
