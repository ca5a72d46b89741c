import { defineEffect } from '../../engine/define';
import { aidBonus } from '../aid';
import { endHeld, NO_MODIFIERS } from '../effects-common';

/** X-AID-2: the next attack by `data.against` meets help, then it is used up. */
export default defineEffect({
  id: 'aided-armor-class',
  kind: 'stance',
  clause: 'X-AID-2',
  modifiers: (query, held, view) =>
    query.stat === 'armor-class' && query.attack ? aidBonus(query, held, view) : NO_MODIFIERS,
  on: {
    attacked({ by, on }, held, play) {
      if (on === held.holder.id && by === held.data['against']) endHeld(play, held, 'used');
    },
  },
});
