import { defineEffect } from '../../engine/define';
import { heal } from '../hit-points';
import { rateIn } from '../rate';

/** `fast-healing-3`: so many hit points come back each round, just before its turn, as long as it lives. */
export default defineEffect({
  id: 'fast-healing',
  kind: 'trait',
  clause: 'X-HEAL-2',
  chosen: true,
  passes: (held, rounds, play) => heal(play, held.holder.id, rateIn(held) * rounds, 'fast-healing'),
  on: {
    turnStarted({ who }, held, play) {
      const { id, damage, nonlethal } = held.holder;
      if (who === id && damage + nonlethal > 0) heal(play, id, rateIn(held), 'fast-healing');
    },
  },
});
