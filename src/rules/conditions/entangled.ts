import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';

const ATTACK = [modifier('untyped', -2, 'condition.entangled')];
const DEXTERITY = [modifier('untyped', -4, 'condition.entangled')];

/** `data.anchored`: what entangles is made fast to something, so its victim stays where it is. */
export default defineEffect({
  id: 'entangled',
  kind: 'condition',
  clause: 'X-CND-8',
  denies: (what, { data }) =>
    what === 'run' || what === 'charge' || (what === 'walk' && data['anchored'] === true),
  modifiers(query) {
    if (query.stat === 'ability') return query.detail === 'dex' ? DEXTERITY : NO_MODIFIERS;
    return isAttackRoll(query) ? ATTACK : NO_MODIFIERS;
  },
  speedFactor: ({ data }) => (data['anchored'] === true ? 0 : 0.5),
});
