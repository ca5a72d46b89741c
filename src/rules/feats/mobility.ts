import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('dodge', 4, 'feat.mobility')];

export default defineEffect({
  id: 'mobility',
  kind: 'feat',
  clause: 'X-FEAT-8',
  modifiers({ stat, attack }) {
    if (stat !== 'armor-class') return NO_MODIFIERS;
    const isForMoving = attack?.cause === 'attack-of-opportunity' && attack.provokedBy === 'movement';
    return isForMoving ? BONUS : NO_MODIFIERS;
  },
});
