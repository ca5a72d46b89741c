import { defineEffect } from '../../engine/define';
import { aidBonus } from '../aid';
import { endHeld, isAttackRoll, NO_MODIFIERS } from '../effects-common';

/** X-AID-2: the next attack roll against `data.against` has help, then it is used up. */
export default defineEffect({
  id: 'aided-attack',
  kind: 'stance',
  clause: 'X-AID-2',
  modifiers: (query, held, view) => (isAttackRoll(query) ? aidBonus(query, held, view) : NO_MODIFIERS),
  on: {
    attacked({ by, on }, held, play) {
      if (by === held.holder.id && on === held.data['against']) endHeld(play, held, 'used');
    },
  },
});
