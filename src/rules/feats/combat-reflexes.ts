import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { abilityModifier } from '../abilities';
import { NO_MODIFIERS } from '../effects-common';

/** AOO-21, INI-11, D12: more opportunities, and not being ready yet costs none of them. */
export default defineEffect({
  id: 'combat-reflexes',
  kind: 'feat',
  clause: 'X-FEAT-1',
  modifiers({ stat }, { holder }, view) {
    if (stat !== 'opportunities') return NO_MODIFIERS;
    const more = Math.max(0, abilityModifier(view, holder, 'dex'));
    return [modifier('untyped', more, 'feat.combat-reflexes')];
  },
  denies: (what, { holder }, _about, { encounter: { phase, houseRules } }) =>
    what === 'opportunity' &&
    phase === 'surprise' &&
    !holder.aware &&
    houseRules.surprisedGetNoOpportunity === true,
  permits: (what, deniedBy) => what === 'opportunity' && deniedBy === 'flat-footed',
});
