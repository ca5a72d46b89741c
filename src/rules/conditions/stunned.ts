import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { dropHeld } from '../drop-held';
import { CANNOT_ACT, NO_MODIFIERS } from '../effects-common';

const ARMOR_CLASS = [modifier('untyped', -2, 'condition.stunned')];

/** X-ACM-13. */
export default defineEffect({
  id: 'stunned',
  kind: 'condition',
  clause: 'X-CND-28',
  denies: [...CANNOT_ACT, 'dexterity'],
  modifiers: ({ stat }) => (stat === 'armor-class' ? ARMOR_CLASS : NO_MODIFIERS),
  on: {
    effectGained({ who, effect }, { holder, instance }, play) {
      if (who === holder.id && effect.uid === instance?.uid) dropHeld(play, who);
    },
  },
});
