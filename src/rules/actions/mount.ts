import { DONE, defineAction } from '../../engine/define';
import { type ArgsOf, argsParser, flag, text } from '../arguments';
import { whyNotPaid } from '../economy';
import { comesToNothing } from '../handling';
import { ridesFast, sitUp, whyNoMount, whyNotMounted } from '../mounting';

const FIELDS = { on: text, fast: flag };
type Args = ArgsOf<typeof FIELDS>;

/** Gets on a mount beside it; `fast`: by a Ride check for nothing, if there is a move action to fall back on (MNT-1 to MNT-4, TBL-34). */
export default defineAction<Args>({
  id: 'mount',
  clause: 'MNT-1',
  cost: (_view, _actor, { fast }) => (fast ? 'free' : 'move'),
  usualCost: 'move',
  needs: 'creature',
  precheck: whyNoMount,
  parse: argsParser(FIELDS),
  refuse: (view, actor, { on, fast }) =>
    (fast ? whyNotPaid(view, actor, 'move') : null) ?? whyNotMounted(view, actor, on),
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      if (whyNotMounted(play, play.combatant(actor), args.on)) return comesToNothing(play, frame);
      if (args.fast) ridesFast(play, actor);
      sitUp(play, actor, args.on);
      return DONE;
    },
  },
});
