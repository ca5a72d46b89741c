import { defineEffect } from '../../engine/define';
import { easeNonlethal } from '../hit-points';
import { rateIn } from '../rate';

/** `regeneration-5`: all damage but the named kinds is nonlethal (`hit-points.ts`), and so much of that heals each round, just before its turn. */
export default defineEffect({
  id: 'regeneration',
  kind: 'trait',
  clause: 'X-NLD-4',
  chosen: true,
  passes: (held, rounds, play) => easeNonlethal(play, held.holder.id, rateIn(held) * rounds, 'regeneration'),
  on: {
    turnStarted({ who }, held, play) {
      if (who === held.holder.id) easeNonlethal(play, who, rateIn(held), 'regeneration');
    },
  },
});
