import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { argsParser } from '../arguments';
import { DELAYING } from '../order-of-play';
import { takeStance } from '../stance';
import { nextTurn } from '../turns';

/** Puts the whole turn off, to take it later on a count of one's choice (X-DLY-1 to X-DLY-4, D13). */
export default defineAction({
  id: 'delay',
  clause: 'X-DLY-1',
  cost: 'none',
  needs: 'nothing',
  parse: argsParser({}),
  refuse(view, who) {
    const [denial] = view.denials(who, 'delay');
    if (denial) return refusal('cannot-delay', { who: who.id, effect: denial.effect }, 'X-DLY-1');
    const { standard, move, actions, movedFeet } = who.turn;
    return standard && move && actions === 0 && movedFeet === 0
      ? null
      : refusal('turn-begun', { who: who.id }, 'X-DLY-1');
  },
  steps: {
    start(play, { actor }) {
      takeStance(play, actor, DELAYING);
      nextTurn(play);
      return DONE;
    },
  },
});
