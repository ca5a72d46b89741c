import { defineEffect } from '../../engine/define';
import { loseConcentration, overcome, wounded } from '../long-casting';

/** A spell that lasts while its caster concentrates, a standard action each turn (SPELL-23 to SPELL-25). */
export default defineEffect({
  id: 'concentrating',
  kind: 'stance',
  clause: 'SPELL-23',
  on: {
    damaged: (event, held, play) => wounded(play, held, event, loseConcentration),
    effectGained: (event, held, play) => overcome(play, held, event, loseConcentration),
  },
});
