import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { takeStance } from '../stance';

const SPOILS = ['fighting-defensively', 'combat-expertise'];

/** +4 dodge bonus to AC until the next turn, and no attacks of opportunity (DEF-3 to DEF-6). */
export default defineAction({
  id: 'total-defense',
  clause: 'DEF-3',
  cost: 'standard',
  needs: 'nothing',
  parse: argsParser({}),
  refuse(_view, actor) {
    const spoiling = SPOILS.find((stance) => actor.effects.some(({ id }) => id === stance));
    return spoiling ? refusal('total-defense-spoiled', { who: actor.id, effect: spoiling }, 'DEF-5') : null;
  },
  steps: {
    start(play, { actor }) {
      takeStance(play, actor, 'total-defense');
      return DONE;
    },
  },
});
