import type { View } from '../engine/contract';
import type { Combatant, Weapon } from '../engine/state';

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

/** Check penalty, 0 or less, of the armour and the shield in use that `not-proficient-armor`, `-shield` or the thing's own name speaks of. */
export function untrainedCheckPenalty(view: View, who: Combatant, choice: string): number {
  const { armor } = who.sheet;
  const shield = who.inventory.shield?.ready ? who.inventory.shield.shield : null;
  const unused = namesArmor(choice, who.sheet) && !hasTrainedInArmor(view, who) ? armor : null;
  const named = shield !== null && ['shield', shield.id].includes(choice);
  const loose = named && !view.has(who, shieldFeat(shield.id)) ? shield : null;
  return -Math.abs(unused?.checkPenalty ?? 0) - Math.abs(loose?.checkPenalty ?? 0);
}
