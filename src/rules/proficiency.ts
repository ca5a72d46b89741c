import type { View } from '../engine/contract';
import { modifier } from '../engine/modifiers';
import type { Combatant, Modifier, Weapon } from '../engine/state';

// X-FEAT-30: everyone is trained in what they use, unless the trait `not-proficient` says otherwise; feats make up for it again.

/** The feats of training, and the trait of the weapons that each is for. */
const TRAINING: Readonly<Record<string, string>> = {
  'simple-weapon-proficiency': 'simple',
  'martial-weapon-proficiency': 'martial',
  'exotic-weapon-proficiency': 'exotic',
};

/** Whether a feat has trained it in this weapon: in that one (`martial-weapon-proficiency-longsword`), or in all of the kind where none is named. */
export const hasTrainedWith = (view: View, who: Combatant, weapon: Weapon): boolean =>
  view.effectsOf(who).some(({ effect, held: { data } }) => {
    const kind = TRAINING[effect.id];
    if (kind === undefined) return false;
    return typeof data['choice'] === 'string' ? data['choice'] === weapon.id : weapon.traits.includes(kind);
  });

const namesArmor = (choice: string, { armor }: Combatant['sheet']): boolean =>
  armor !== null && ['armor', armor.id, armor.kind, `${armor.kind}-armor`].includes(choice);

/** Whether a feat has trained it in the armour it wears: `armor-proficiency-heavy`, or in all where no kind is named. */
const hasTrainedInArmor = (view: View, who: Combatant): boolean =>
  view
    .effectsOf(who)
    .some(
      ({ effect, held: { data } }) =>
        effect.id === 'armor-proficiency' &&
        (data['choice'] === undefined || data['choice'] === who.sheet.armor?.kind),
    );

const shieldFeat = (id: string): string =>
  id === 'tower-shield' ? 'tower-shield-proficiency' : 'shield-proficiency';

/** Check penalties of the armour and the shield in use that `not-proficient-armor`, `-shield` or the thing's own name speaks of, by thing. */
export function untrainedCheckPenalties(view: View, who: Combatant, choice: string): readonly Modifier[] {
  const { armor } = who.sheet;
  const shield = who.inventory.shield?.ready ? who.inventory.shield.shield : null;
  const strange = armor !== null && namesArmor(choice, who.sheet) && !hasTrainedInArmor(view, who);
  const named = shield !== null && ['shield', shield.id].includes(choice);
  const loose = named && !view.has(who, shieldFeat(shield.id));
  return [...(strange ? [armor] : []), ...(loose ? [shield] : [])].map(({ id, checkPenalty }) =>
    modifier('untyped', -Math.abs(checkPenalty), id),
  );
}
