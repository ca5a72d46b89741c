import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { idsIn, NO_MODIFIERS } from '../effects-common';

const ATTACK = [modifier('untyped', -4, 'condition.grappling')];
const DENIED = new Set(['threaten', 'opportunity', 'walk', 'run', 'charge', 'somatic']);

/**
 * X-GRP-7, X-GRP-8, X-GRP-10. `data.with`: ids of those it grapples with; everyone else is an outsider.
 * With nobody named everyone is one, so the Dexterity bonus is lost whoever attacks.
 */
export default defineEffect({
  id: 'grappling',
  kind: 'condition',
  clause: 'X-CND-14',
  denies(what, { data }, { opponent }) {
    if (what !== 'dexterity') return DENIED.has(what);
    const partners = idsIn(data, 'with');
    return opponent ? !partners.includes(opponent.id) : partners.length === 0;
  },
  modifiers: ({ stat }) => (stat === 'attack' ? ATTACK : NO_MODIFIERS),
});
