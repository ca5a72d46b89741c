import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, path, toSquare } from '../arguments';
import { byMount } from '../by-mount';
import { PLAIN_WALK } from '../movement';
import { PLAIN_GAIT } from '../provoking-steps';
import { lastsAnotherRound, whyTired } from '../running';
import { walkPlan } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';
import { type Walk, walkSteps } from '../walking';

const FIELDS = { path };
type Args = ArgsOf<typeof FIELDS>;

const walkOf = (_play: Play, { args }: StepFrame<Args>): Walk => ({
  path: args.path,
  gait: PLAIN_GAIT,
  options: PLAIN_WALK,
  mode: 'run',
});

/** Up to four times the speed along a straight line (RUN-1 to RUN-12). */
const onFoot = defineAction<Args>({
  id: 'run',
  clause: 'RUN-1',
  cost: 'full-round',
  needs: 'path',
  parse: argsParser(FIELDS),
  precheck: whyTired,
  refuse(view, actor, args) {
    const tired = whyTired(view, actor);
    if (tired) return tired;
    const plan = walkPlan(view, actor, 'run', args);
    return isRefusal(plan) ? plan : whyNotWalked(view, actor, args.path.map(toSquare), plan);
  },
  steps: {
    start(play, { actor }) {
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
      return lastsAnotherRound(play, actor) ? 'leave' : DONE;
    },
    ...walkSteps<Args>(walkOf, DONE),
  },
});

export default byMount(onFoot);
