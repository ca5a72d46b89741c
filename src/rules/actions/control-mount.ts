import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { check } from '../check';

const DC = 20;

/** Keeps a frightened mount in hand: Ride DC 20, else it takes the whole round (TBL-29, X-MNT-1). */
export default defineAction({
  id: 'control-mount',
  clause: 'X-MNT-1',
  cost: 'move',
  provokes: 'everyone',
  needs: 'nothing',
  parse: argsParser({}),
  refuse: (_view, actor) =>
    actor.rides === null ? refusal('not-mounted', { who: actor.id }, 'X-MNT-1') : null,
  steps: {
    start(play, { actor }) {
      if (check(play, { who: actor, kind: 'ride', dc: DC, against: null, extra: [] })) return DONE;
      const changes = { standard: false, move: false };
      play.emit({ type: 'turnChanged', who: actor, changes, cost: 'full-round' });
      return DONE;
    },
  },
});
