import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { check } from '../check';
import { takeStance } from '../stance';

const DC = 5;
const MARK = 'knees';

/** Guides the mount with the knees alone, so that both hands are free: Ride DC 5, costs nothing; who fails has one hand at the reins (X-MNT-3). */
export default defineAction({
  id: 'guide-with-knees',
  clause: 'X-MNT-3',
  cost: 'free',
  needs: 'nothing',
  precheck: (_view, who) => (who.rides === null ? refusal('not-mounted', { who: who.id }, 'X-MNT-3') : null),
  parse: argsParser({}),
  refuse: (_view, who) =>
    who.rides === null
      ? refusal('not-mounted', { who: who.id }, 'X-MNT-3')
      : who.turn.marks[MARK] === true
        ? refusal('knees-once', { who: who.id }, 'X-MNT-3')
        : null,
  steps: {
    start(play, { actor }) {
      const marks = { ...play.combatant(actor).turn.marks, [MARK]: true };
      play.emit({ type: 'turnChanged', who: actor, changes: { marks }, cost: null });
      if (!check(play, { who: actor, kind: 'ride', dc: DC, against: null, extra: [] }))
        takeStance(play, actor, 'reins-in-hand');
      return DONE;
    },
  },
});
