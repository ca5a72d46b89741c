import { defineEffect } from '../../engine/define';
import { afflict, afflictionIn } from '../afflicting';
import { savingThrow } from '../saving-throw';

/** The second half of a poison, `data.dice` of `data.ability` against `data.dc`, when its minute is over (DMG-14). */
export default defineEffect({
  id: 'poisoned',
  kind: 'stance',
  clause: 'DMG-14',
  over({ holder: { id: who }, instance, data }, reason, play) {
    const affliction = afflictionIn({ data: { choice: `${data['dice']}-${data['ability']}-${data['dc']}` } });
    if (!affliction || reason !== 'time' || play.has(play.combatant(who), 'dead')) return;
    const by = instance?.by ?? who;
    const { passed } = savingThrow(play, { who, kind: 'fortitude', dc: affliction.dc ?? 10, against: null });
    if (!passed) afflict(play, affliction, { who, by, loss: 'ability-damaged', what: 'poison' });
  },
});
