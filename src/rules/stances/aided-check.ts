import { defineEffect } from '../../engine/define';
import { modifier } from '../../engine/modifiers';
import { endHeld, NO_MODIFIERS } from '../effects-common';

const ID = 'aided-check';
const EACH = 2;

/** X-AID-3: the next check of the skill `data.skill` has help, 2 from each helper, told once for all; then it is used up. */
export default defineEffect({
  id: ID,
  kind: 'stance',
  clause: 'X-AID-3',
  modifiers({ stat, detail }, { holder, data, instance }, view) {
    const { skill } = data;
    const concerns = skill === 'grapple' ? stat === 'grapple' : stat === 'check' && detail === skill;
    if (!concerns) return NO_MODIFIERS;
    const all = view
      .effectsOf(holder)
      .filter(({ effect, held }) => effect.id === ID && held.data['skill'] === skill);
    if (all[0]?.held.instance?.uid !== instance?.uid) return NO_MODIFIERS;
    return [modifier('untyped', EACH * all.length, `stance.${ID}`)];
  },
  on: {
    checked({ who, kind }, held, play) {
      if (who === held.holder.id && kind === held.data['skill']) endHeld(play, held, 'used');
    },
  },
});
