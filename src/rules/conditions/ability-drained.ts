import { defineEffect } from '../../engine/define';
import { lowersAbilities } from '../lowered-abilities';

/** Ability drain: points of scores by name in `data`; no rest gives them back, only magic (X-HEAL-3). */
export default defineEffect({
  id: 'ability-drained',
  kind: 'condition',
  clause: 'X-HEAL-3',
  modifiers: lowersAbilities('condition.ability-drained'),
});
