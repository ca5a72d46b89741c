import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, flag, path, toSquare } from '../arguments';
import { whyNotPaid } from '../economy';
import { getOff, ridesFast, whyNotDismounted } from '../mounting';

const FIELDS = { path, fast: flag };
type Args = ArgsOf<typeof FIELDS>;

function whyNot(view: View, who: Combatant, { path: way, fast }: Args): Refusal | null {
  const [to, more] = way;
  if (!to || more) return refusal('step-is-one-square', { who: who.id }, 'MNT-1');
  return (fast ? whyNotPaid(view, who, 'move') : null) ?? whyNotDismounted(view, who, toSquare(to));
}

/** Gets off into a square beside the mount; `fast` as for mounting (MNT-1 to MNT-4, TBL-34). */
export default defineAction<Args>({
  id: 'dismount',
  clause: 'MNT-1',
  cost: (_view, _actor, { fast }) => (fast ? 'free' : 'move'),
  usualCost: 'move',
  needs: 'path',
  precheck: (_view, { id, rides }) => (rides === null ? refusal('not-mounted', { who: id }, 'MNT-1') : null),
  parse: argsParser(FIELDS),
  refuse: whyNot,
  steps: {
    start(play, { actor, args }) {
      const [to] = args.path;
      if (args.fast) ridesFast(play, actor);
      if (to) getOff(play, actor, toSquare(to));
      return DONE;
    },
  },
});
