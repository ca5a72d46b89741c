import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, path, toSquare } from '../arguments';
import { byMount } from '../by-mount';
import { PLAIN_WALK } from '../movement';
import { PLAIN_GAIT } from '../provoking-steps';
import { checkPath, walkPlan, whyFastEnough } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';
import { type Walk, walkSteps } from '../walking';

const FIELDS = { path };
type Args = ArgsOf<typeof FIELDS>;

const walkOf = (_play: Play, { args }: StepFrame<Args>): Walk => ({
  path: args.path,
  gait: PLAIN_GAIT,
  options: PLAIN_WALK,
  mode: 'land',
});

/** One square in any direction as a full-round action for whoever is too slow for the ground; provokes as usual (HARD-1, HARD-2, X-TERR-8). */
const onFoot = defineAction<Args>({
  id: 'minimum-move',
  clause: 'HARD-1',
  cost: 'full-round',
  needs: 'path',
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    if (args.path.length !== 1) return refusal('step-is-one-square', { who: actor.id }, 'HARD-1');
    const plan = walkPlan(view, actor, 'minimum-move', args);
    if (isRefusal(plan)) return plan;
    const path = args.path.map(toSquare);
    const why = whyNotWalked(view, actor, path, plan);
    if (why) return why;
    return whyFastEnough(view, actor, checkPath(view, actor, path, plan).measured);
  },
  steps: {
    start(play, { actor }) {
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
      return 'leave';
    },
    ...walkSteps<Args>(walkOf, DONE),
  },
});

export default byMount(onFoot);
