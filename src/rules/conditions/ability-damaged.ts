import { defineEffect } from '../../engine/define';
import { lowersAbilities } from '../lowered-abilities';

/** Ability damage: points of scores by name in `data`; rest gives them back (DMG-14, X-HEAL-3). */
export default defineEffect({
  id: 'ability-damaged',
  kind: 'condition',
  clause: 'DMG-14',
  modifiers: lowersAbilities('condition.ability-damaged'),
});
