import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { abilityModifier } from '../abilities';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';

const SOURCE = 'trait.incorporeal';

/** It has no body to strike at a vital part of, and without Strength strikes by Dexterity. What harms it at all is a matter of damage, what holds it of the special attacks. */
export default defineEffect({
  id: 'incorporeal',
  kind: 'trait',
  clause: 'X-CND-16',
  denies: ['critical'],
  modifiers(query, { holder }, view) {
    const isMelee = isAttackRoll(query) && query.attack?.kind === 'melee';
    if (!isMelee || holder.sheet.abilities.str !== null || view.has(holder, 'weapon-finesse'))
      return NO_MODIFIERS;
    return [modifier('ability', abilityModifier(view, holder, 'dex'), SOURCE)];
  },
});
