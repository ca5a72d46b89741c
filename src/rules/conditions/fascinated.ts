import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { CANNOT_ACT, endHeld, NO_MODIFIERS } from '../effects-common';

const REACTIVE = [modifier('untyped', -4, 'condition.fascinated')];

/** An attack is a threat nobody can overlook; lesser threats and the shake of a friend are for the people at the table. */
export default defineEffect({
  id: 'fascinated',
  kind: 'condition',
  clause: 'X-CND-10',
  denies: CANNOT_ACT,
  modifiers: ({ stat, detail }) =>
    stat === 'check' && (detail === 'listen' || detail === 'spot') ? REACTIVE : NO_MODIFIERS,
  on: {
    attacked({ on }, held, play) {
      if (on === held.holder.id) endHeld(play, held, 'threatened');
    },
    damaged({ who }, held, play) {
      if (who === held.holder.id) endHeld(play, held, 'threatened');
    },
  },
});
