import { defineEffect } from '../../engine/define';
import { feetApart } from '../body';
import { endHeld } from '../effects-common';

const TOO_NEAR_FEET = 10;

/** X-TURN-4: it flees from the turner `by`, whose own approach within 10 feet ends it. */
export default defineEffect({
  id: 'turned',
  kind: 'condition',
  clause: 'X-TURN-4',
  on: {
    moved({ who, from }, held, play) {
      if (who !== held.instance?.by) return;
      const turner = play.combatant(who);
      const turned = play.combatant(held.holder.id);
      const apart = feetApart(play, turner, turned);
      const approached = apart < feetApart(play, { ...turner, at: from }, turned);
      if (approached && apart <= TOO_NEAR_FEET) endHeld(play, held, 'turner-near');
    },
  },
});
