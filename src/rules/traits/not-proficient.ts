import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { isAttackRoll, NO_MODIFIERS } from '../effects-common';
import { hasTrainedWith, untrainedCheckPenalties } from '../proficiency';

const PENALTY = modifier('untyped', -4, 'trait.not-proficient');

/**
 * With every weapon it holds, or with the one named (`not-proficient-longsword`); its own limbs and splash weapons (X-SPL-1) need no
 * training. `not-proficient-armor`, `-shield` and names of those (`-heavy-armor`, `-tower-shield`): their check penalty on attacks.
 */
export default defineEffect({
  id: 'not-proficient',
  kind: 'trait',
  clause: 'X-FEAT-30',
  chosen: true,
  modifiers(query, { holder, data }, view) {
    if (!query.attack || !isAttackRoll(query)) return NO_MODIFIERS;
    const { weapon } = query.attack;
    const choice = typeof data['choice'] === 'string' ? data['choice'] : null;
    const worn = choice === null ? NO_MODIFIERS : untrainedCheckPenalties(view, holder, choice);
    if (worn.length > 0) return worn;
    const isHeld = holder.inventory.hands.some(({ item }) => item.weapon?.id === weapon.id);
    if (!isHeld || weapon.traits.includes('splash') || hasTrainedWith(view, holder, weapon))
      return NO_MODIFIERS;
    return choice === null || choice === weapon.id ? [PENALTY] : NO_MODIFIERS;
  },
});
