import type { Play, StepFrame } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, oneOf, optional, path, toSquare } from '../arguments';
import { byMount } from '../by-mount';
import { isLimited } from '../economy';
import { PLAIN_WALK } from '../movement';
import { walkPlan } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';
import { type Walk, walkSteps } from '../walking';

const FIELDS = { path, mode: optional(oneOf('climb', 'swim', 'fly', 'burrow')) };
type Args = ArgsOf<typeof FIELDS>;

const walkOf = (_play: Play, { args }: StepFrame<Args>): Walk => ({
  path: args.path,
  gait: { kind: 'withdraw', exempt: [] },
  options: { ...PLAIN_WALK, mode: args.mode ?? 'land' },
  mode: args.mode ?? 'land',
});

/** Up to twice the speed away; for enemies that are seen the first square does not count as threatened (WDR-1 to WDR-10). */
const onFoot = defineAction<Args>({
  id: 'withdraw',
  clause: 'WDR-1',
  cost: (view, actor) => (isLimited(view, actor) ? 'standard' : 'full-round'),
  needs: 'path',
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    const plan = walkPlan(view, actor, 'withdraw', args);
    return isRefusal(plan) ? plan : whyNotWalked(view, actor, args.path.map(toSquare), plan);
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
