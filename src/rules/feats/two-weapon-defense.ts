import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';
import { weaponPair } from '../two-weapons';

const SOURCE = 'feat.two-weapon-defense';
const PARRYING = [modifier('shield', 1, SOURCE)];
const ON_GUARD = [modifier('shield', 2, SOURCE)];

/** While it wields two weapons or a double one. */
export default defineEffect({
  id: 'two-weapon-defense',
  kind: 'feat',
  clause: 'X-FEAT-20',
  modifiers({ stat }, { holder }, view) {
    const pair = weaponPair(holder);
    if (stat !== 'armor-class' || !pair || pair.off.id === 'unarmed') return NO_MODIFIERS;
    const onGuard = view.has(holder, 'fighting-defensively') || view.has(holder, 'total-defense');
    return onGuard ? ON_GUARD : PARRYING;
  },
});
