import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { abilityModifier } from '../abilities';
import { NO_MODIFIERS } from '../effects-common';

const SOURCE = 'trait.heavy-tail-slap';

/** Dragons: the tail strikes with one and a half times the Strength bonus, secondary weapon though it is. */
export default defineEffect({
  id: 'heavy-tail-slap',
  kind: 'trait',
  clause: 'DMG-5',
  modifiers({ stat, attack }, { holder }, view) {
    if (stat !== 'damage' || attack?.weapon.id !== 'tail-slap') return NO_MODIFIERS;
    const strength = abilityModifier(view, holder, 'str');
    const more = Math.floor(strength * 1.5) - Math.floor(strength / 2);
    return strength > 0 ? [modifier('untyped', more, SOURCE)] : NO_MODIFIERS;
  },
});
