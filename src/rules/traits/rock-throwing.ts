import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';

const BONUS = [modifier('racial', 1, 'trait.rock-throwing')];

/** Giants: +1 on attack rolls with thrown rocks. */
export default defineEffect({
  id: 'rock-throwing',
  kind: 'trait',
  clause: 'ATK-7',
  modifiers: (query) =>
    isAttackRoll(query) && query.attack?.thrown === true && query.attack.weapon.id === 'rock'
      ? BONUS
      : NO_MODIFIERS,
});
