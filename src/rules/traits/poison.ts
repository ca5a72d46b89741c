import type { Holding, View } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import { total } from '../../engine/modifiers';
import type { Combatant } from '../../engine/state';
import { abilityModifier } from '../abilities';
import { type Affliction, afflict, afflictionIn, onWounding, sapping } from '../afflicting';
import { saveChance } from '../hit-chance';
import { saveModifiers, savingThrow } from '../saving-throw';
import { forRounds } from '../stance';

const MINUTE = 10;
/** Bodies without blood to poison. */
const IMMUNE = ['undead', 'construct', 'elemental', 'ooze', 'plant'] as const;

const dcOf = (view: View, { holder: { sheet, id } }: Holding, { dc }: Affliction): number =>
  dc ?? 10 + Math.floor(sheet.level / 2) + abilityModifier(view, view.combatant(id), 'con');

const isImmune = (view: View, who: Combatant): boolean => IMMUNE.some((it) => view.has(who, it));

/**
 * `poison-1d3-str-12`: whoever its natural weapons wound makes a Fortitude save, by itself against DC 10 + half level + Con, or loses as many
 * points of that score; a minute later once more (`poisoned`).
 */
export default defineEffect({
  id: 'poison',
  kind: 'trait',
  clause: 'DMG-14',
  chosen: true,
  saps(held, victim, view) {
    const affliction = afflictionIn(held);
    if (!affliction || isImmune(view, victim)) return null;
    const bonus = total(saveModifiers(view, victim, 'fortitude', held.holder));
    return sapping(held, false, 1 - saveChance(bonus, dcOf(view, held, affliction)));
  },
  on: {
    damaged: onWounding((play, held, who) => {
      const affliction = afflictionIn(held);
      if (!affliction || isImmune(play, play.combatant(who))) return;
      const by = held.holder.id;
      const dc = dcOf(play, held, affliction);
      if (!savingThrow(play, { who, kind: 'fortitude', dc, against: by }).passed)
        afflict(play, affliction, { who, by, loss: 'ability-damaged', what: 'poison' });
      const { dice, ability } = affliction;
      play.gain(who, { id: 'poisoned', by, ends: forRounds(play, by, MINUTE), data: { dice, ability, dc } });
    }),
  },
});
