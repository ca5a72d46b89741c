import type { Play } from '../../engine/contract';
import { defineEffect } from '../../engine/define';
import type { Combatant, CombatantId } from '../../engine/state';
import { abilityModifier } from '../abilities';
import { afflict, afflictionIn, onWounding } from '../afflicting';
import { savingThrow } from '../saving-throw';
import { forRounds } from '../stance';

const MINUTE = 10;
/** Bodies without blood to poison. */
const IMMUNE = ['undead', 'construct', 'elemental', 'ooze', 'plant'] as const;

const dcOf = (play: Play, { sheet, id }: Combatant): number =>
  10 + Math.floor(sheet.level / 2) + abilityModifier(play, play.combatant(id), 'con');

const isImmune = (play: Play, id: CombatantId): boolean =>
  IMMUNE.some((it) => play.has(play.combatant(id), it));

/**
 * `poison-1d3-str-12`: whoever its natural weapons wound makes a Fortitude save, by itself against DC 10 + half level + Con, or loses as many
 * points of that score; a minute later once more (`poisoned`).
 */
export default defineEffect({
  id: 'poison',
  kind: 'trait',
  clause: 'DMG-14',
  chosen: true,
  on: {
    damaged: onWounding((play, held, who) => {
      const affliction = afflictionIn(held);
      if (!affliction || isImmune(play, who)) return;
      const by = held.holder.id;
      const dc = affliction.dc ?? dcOf(play, held.holder);
      if (!savingThrow(play, { who, kind: 'fortitude', dc, against: by }).passed)
        afflict(play, affliction, { who, by, loss: 'ability-damaged', what: 'poison' });
      const { dice, ability } = affliction;
      play.gain(who, { id: 'poisoned', by, ends: forRounds(play, by, MINUTE), data: { dice, ability, dc } });
    }),
  },
});
