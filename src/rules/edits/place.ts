import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { isOnBoard } from '../../grid/board';
import { type ArgsOf, argsParser, square, text, toSquare } from '../arguments';
import { onSomeone } from '../edit-target';
import { carryRiders } from '../mounting';

const FIELDS = { on: text, at: square };

/** The GM puts a creature somewhere without its walking there: nothing is provoked (D21). */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'place',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    if (!isOnBoard(view.encounter.board, toSquare(args.at)))
      return refusal('off-board', { x: args.at[0], y: args.at[1] });
    return onSomeone(view, args);
  },
  perform(play, { on, at }) {
    play.emit({ type: 'placed', who: on, from: play.combatant(on).at, to: toSquare(at) });
    carryRiders(play, on);
  },
});
