import { defineEffect } from '../../engine/define';
import { abilityModifier } from '../abilities';
import { savingThrow } from '../saving-throw';
import { untilNextTurn } from '../stance';

/** Whom the announced blow wounds saves, or is stunned until just before the holder's next turn. Nothing for those immune to criticals. */
export default defineEffect({
  id: 'stunning-fist',
  kind: 'feat',
  clause: 'X-FEAT-27',
  on: {
    damaged({ who, by, amount }, { holder }, play) {
      const options = play.encounter.stack.at(-1)?.args['options'];
      const stuns = typeof options === 'object' && options !== null && 'stunning' in options;
      if (by !== holder.id || amount === 0 || !stuns) return;
      if (!play.can(play.combatant(who), 'critical', { opponent: holder, attack: null })) return;
      const dc = 10 + Math.floor(holder.sheet.level / 2) + abilityModifier(play, holder, 'wis');
      const { passed } = savingThrow(play, { who, kind: 'fortitude', dc, against: holder.id });
      if (passed) return;
      play.gain(who, { id: 'stunned', by: holder.id, ends: untilNextTurn(play, holder.id), data: {} });
    },
  },
});
