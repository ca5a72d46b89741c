import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

/** More than any score: whatever else adds to it, the score is 0, and never less (X-ABL-2). */
const TO_ZERO = [modifier('untyped', -1000, 'condition.paralyzed')];

export default defineEffect({
  id: 'paralyzed',
  kind: 'condition',
  clause: 'X-CND-20',
  implies: ['helpless'],
  denies: ['act', 'walk', 'attack', 'speak', 'somatic', 'run', 'charge'],
  modifiers: ({ stat, detail }) =>
    stat === 'ability' && (detail === 'str' || detail === 'dex') ? TO_ZERO : NO_MODIFIERS,
});
