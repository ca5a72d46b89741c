import { defineEdit } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, text } from '../arguments';
import { onSomeone } from '../edit-target';
import { nextTurn } from '../turns';

const FIELDS = { on: text };

/** The GM takes a combatant out of the fight. If it was its turn, the next one's begins; what it was doing is dropped. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'remove',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    return isRefusal(args) ? args : onSomeone(view, args);
  },
  perform(play, { on }) {
    const { current, order, round } = play.encounter;
    play.dropFrames(on);
    if (current === on) {
      if (order.length > 1) nextTurn(play);
      else play.emit({ type: 'turnEnded', who: on });
    }
    play.emit({ type: 'combatantRemoved', who: on });
    // Nobody is left to have a turn.
    if (current !== null && order.length === 1 && order[0] === on)
      play.emit({ type: 'phaseChanged', phase: 'over', round });
  },
});
