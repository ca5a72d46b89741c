import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { takeStance } from '../stance';

/** Lets spells through one's spell resistance until the next turn (TBL-15). */
export default defineAction({
  id: 'lower-resistance',
  clause: 'TBL-15',
  cost: 'standard',
  needs: 'nothing',
  mental: true,
  parse: argsParser({}),
  refuse: (_view, actor) =>
    actor.sheet.spellResistance === null ? refusal('no-spell-resistance', { who: actor.id }, 'TBL-15') : null,
  steps: {
    start(play, { actor }) {
      takeStance(play, actor, 'lowered-resistance');
      return DONE;
    },
  },
});
