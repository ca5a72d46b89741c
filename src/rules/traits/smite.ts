import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { abilityModifier } from '../abilities';
import { NO_MODIFIERS } from '../effects-common';

const SOURCE = 'trait.smite';

/** `smite-evil`: the blow it is announced for has Charisma to hit and the level in damage, if the foe has that alignment as a trait. Else it is wasted. */
export default defineEffect({
  id: 'smite',
  kind: 'trait',
  clause: 'X-CLS-6',
  chosen: true,
  modifiers({ stat, attack, against }, { holder, data }, view) {
    if (attack?.options['smite'] !== true || typeof data['choice'] !== 'string') return NO_MODIFIERS;
    if (!against?.sheet.traits.includes(data['choice'])) return NO_MODIFIERS;
    if (stat === 'attack')
      return [modifier('untyped', Math.max(0, abilityModifier(view, holder, 'cha')), SOURCE)];
    return stat === 'damage' ? [modifier('untyped', holder.sheet.level, SOURCE)] : NO_MODIFIERS;
  },
});
