import { defineEffect } from '../../engine/define';
import { endHeld, NO_MODIFIERS } from '../effects-common';
import { hurtAgain } from '../lasting-damage';
import { veil } from '../veiling-spells';

/** A spell in force, its name in `data.name`; one that needs concentration ends with it (SPELL-25). */
export default defineEffect({
  id: 'spell-effect',
  kind: 'stance',
  clause: 'SPELL-26',
  modifiers: ({ stat }, { data }) => (stat === 'miss-chance' ? veil(data['name']) : NO_MODIFIERS),
  on: {
    turnStarted({ who }, held, play) {
      if (who === held.instance?.by) hurtAgain(play, held);
    },
    effectEnded({ who, id }, held, play) {
      if (held.data['concentration'] !== true) return;
      if (id === 'concentrating' && who === held.instance?.by) endHeld(play, held, 'concentration-over');
    },
  },
});
