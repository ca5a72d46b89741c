import { defineEffect } from '../../engine/define';
import { afflict, afflictionIn, onWounding, sapping } from '../afflicting';

/** `ability-drain-1d4-con`: every wound of its natural weapons costs the victim as many points of that score, for good. */
export default defineEffect({
  id: 'ability-drain',
  kind: 'trait',
  clause: 'DMG-14',
  chosen: true,
  saps: (held) => sapping(held, true),
  on: {
    damaged: onWounding((play, held, who) => {
      const affliction = afflictionIn(held);
      const by = held.holder.id;
      if (affliction) afflict(play, affliction, { who, by, loss: 'ability-drained', what: 'ability-drain' });
    }),
  },
});
