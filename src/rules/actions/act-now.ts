import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { DELAYING, isDelaying } from '../order-of-play';

/** Ends a delay: the turn comes when the present one is over, never in the middle of it (X-DLY-1, X-DLY-2). */
export default defineAction({
  id: 'act-now',
  clause: 'X-DLY-2',
  cost: 'none',
  needs: 'nothing',
  anyTime: true,
  parse: argsParser({}),
  refuse: (_view, who) => (isDelaying(who) ? null : refusal('not-delaying', { who: who.id }, 'X-DLY-1')),
  steps: {
    start(play, { actor }) {
      const delay = play.combatant(actor).effects.find(({ id }) => id === DELAYING);
      if (delay) play.emit({ type: 'effectChanged', who: actor, uid: delay.uid, data: { now: true } });
      return DONE;
    },
  },
});
