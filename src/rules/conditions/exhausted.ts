import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';

const SCORE = [modifier('untyped', -6, 'condition.exhausted')];

/** The worse form of fatigue: what that forbids, this forbids too. More fatigue changes nothing. */
export default defineEffect({
  id: 'exhausted',
  kind: 'condition',
  clause: 'X-CND-9',
  denies: ['run', 'charge'],
  modifiers: ({ stat, detail }) =>
    stat === 'ability' && (detail === 'str' || detail === 'dex') ? SCORE : NO_MODIFIERS,
  speedFactor: () => 0.5,
});
