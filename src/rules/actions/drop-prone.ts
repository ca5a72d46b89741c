import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { gainOnce } from '../hit-points';

/** Dropping to the floor in one's own space (FREE-4). */
export default defineAction({
  id: 'drop-prone',
  clause: 'FREE-4',
  cost: 'free',
  needs: 'nothing',
  parse: argsParser({}),
  refuse: (view, actor) => (view.has(actor, 'prone') ? refusal('already-prone', { who: actor.id }) : null),
  steps: {
    start(play, { actor }) {
      gainOnce(play, actor, 'prone');
      return DONE;
    },
  },
});
