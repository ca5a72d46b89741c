import type { AttackContext } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { amountIn, NO_MODIFIERS } from '../effects-common';

const SOURCE = 'feat.power-attack';

/** How often the amount counts in damage: twice with two hands, never with a light weapon; natural weapons and fists are not light here. */
function factor({ weapon, hand }: AttackContext): number {
  if (weapon.natural || weapon.handedness === 'unarmed') return 1;
  if (weapon.handedness === 'light') return 0;
  return hand === 'both' ? 2 : 1;
}

/** The feat alone changes nothing; in use it is held once more, with the `data.amount` chosen, until the next turn. */
export default defineEffect({
  id: 'power-attack',
  kind: 'feat',
  clause: 'X-FEAT-13',
  modifiers({ stat, attack }, { data }) {
    const amount = amountIn(data, 'amount');
    if (amount <= 0 || attack?.kind !== 'melee') return NO_MODIFIERS;
    if (stat === 'attack') return [modifier('untyped', -amount, SOURCE)];
    return stat === 'damage' ? [modifier('untyped', amount * factor(attack), SOURCE)] : NO_MODIFIERS;
  },
});
