import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('untyped', 1, 'feat.point-blank-shot')];
const WITHIN_FEET = 30;

export default defineEffect({
  id: 'point-blank-shot',
  kind: 'feat',
  clause: 'X-FEAT-14',
  modifiers({ stat, attack }) {
    if ((stat !== 'attack' && stat !== 'damage') || attack?.kind !== 'ranged') return NO_MODIFIERS;
    return attack.distanceFeet <= WITHIN_FEET ? BONUS : NO_MODIFIERS;
  },
});
