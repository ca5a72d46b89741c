import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { DELAYING } from '../order-of-play';
import { takeStance } from '../stance';
import { nextTurn } from '../turns';

const FIELDS = { on: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

/** Puts the whole turn off, to take it later on a count of one's choice (X-DLY-1 to X-DLY-4, D13): at once said, directly after the one it is told (`on`), or when it says so. */
export default defineAction<Args>({
  id: 'delay',
  clause: 'X-DLY-1',
  cost: 'none',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  refuse(view, who, { on }) {
    const [denial] = view.denials(who, 'delay');
    if (denial) return refusal('cannot-delay', { who: who.id, effect: denial.effect }, 'X-DLY-1');
    if (on !== null && (on === who.id || !view.encounter.order.includes(on)))
      return refusal('not-in-order', { who: on }, 'X-DLY-1');
    const { standard, move, actions, movedFeet } = who.turn;
    return standard && move && actions === 0 && movedFeet === 0
      ? null
      : refusal('turn-begun', { who: who.id }, 'X-DLY-1');
  },
  steps: {
    start(play, { actor, args: { on } }) {
      takeStance(play, actor, DELAYING, on === null ? {} : { after: on });
      nextTurn(play);
      return DONE;
    },
  },
});
