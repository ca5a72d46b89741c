import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { concernsWeapon, NO_MODIFIERS } from '../effects-common';

/** Adds the width of the weapon's own threat range to it: 19-20 becomes 17-20. Keen does the same, and only one of them counts. */
export default defineEffect({
  id: 'improved-critical',
  kind: 'feat',
  clause: 'X-FEAT-22',
  chosen: true,
  modifiers({ stat, attack }, held) {
    if (stat !== 'critical-range' || !attack) return NO_MODIFIERS;
    const { weapon } = attack;
    if (weapon.traits.includes('keen') || !concernsWeapon(held, weapon)) return NO_MODIFIERS;
    return [modifier('untyped', 21 - weapon.critical.from, 'feat.improved-critical')];
  },
});
