import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import type { Weapon } from '../../engine/state';
import { abilityModifier } from '../abilities';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';

const SOURCE = 'feat.weapon-finesse';
const isFine = ({ handedness, natural, traits }: Weapon): boolean =>
  handedness === 'light' || handedness === 'unarmed' || natural !== null || traits.includes('finesse');

/** Counts where Dexterity, less the check penalty of a shield that is carried, is the better of the two. */
export default defineEffect({
  id: 'weapon-finesse',
  kind: 'feat',
  clause: 'X-FEAT-21',
  modifiers(query, { holder }, view) {
    if (query.attack?.kind !== 'melee' || !isAttackRoll(query) || !isFine(query.attack.weapon))
      return NO_MODIFIERS;
    const gain = abilityModifier(view, holder, 'dex') - abilityModifier(view, holder, 'str');
    const shield = -Math.abs(holder.inventory.shield?.shield.checkPenalty ?? 0);
    if (gain + shield <= 0) return NO_MODIFIERS;
    return [modifier('ability', gain, SOURCE), modifier('untyped', shield, 'armor-check-penalty')];
  },
});
