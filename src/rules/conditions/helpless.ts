import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { NO_MODIFIERS } from '../effects-common';
import { dexterityAsZero } from '../helpless-dexterity';

const SOURCE = 'condition.helpless';
const MELEE = modifier('untyped', -4, SOURCE);

/** X-HLP-1, X-HLP-2, X-ACM-8: at the mercy of whoever is near. */
export default defineEffect({
  id: 'helpless',
  kind: 'condition',
  clause: 'X-CND-15',
  denies: ['threaten', 'opportunity', 'dexterity'],
  modifiers({ stat, attack }, { holder }, view) {
    if (stat !== 'armor-class') return NO_MODIFIERS;
    const rigid = dexterityAsZero(view, holder, SOURCE);
    return attack?.kind === 'melee' ? [rigid, MELEE] : [rigid];
  },
});
