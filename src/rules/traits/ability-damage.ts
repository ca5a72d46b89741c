import { defineEffect } from '../../engine/define';
import { afflict, afflictionIn, onWounding, sapping } from '../afflicting';

/** `ability-damage-1d6-str`: every wound of its natural weapons costs the victim as many points of that score, which rest gives back. */
export default defineEffect({
  id: 'ability-damage',
  kind: 'trait',
  clause: 'DMG-14',
  chosen: true,
  saps: (held) => sapping(held, false),
  on: {
    damaged: onWounding((play, held, who) => {
      const affliction = afflictionIn(held);
      const by = held.holder.id;
      if (affliction) afflict(play, affliction, { who, by, loss: 'ability-damaged', what: 'ability-damage' });
    }),
  },
});
