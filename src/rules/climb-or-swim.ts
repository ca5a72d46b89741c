import type { Action, Play, StepFrame } from '../engine/contract';
import { DONE, defineAction } from '../engine/define';
import { modifier } from '../engine/modifiers';
import { isRefusal } from '../engine/refusal';
import { type ArgsOf, argsParser, flag, optional, path, toSquare, whole } from './arguments';
import { byMount } from './by-mount';
import { check } from './check';
import { PLAIN_WALK } from './movement';
import { PLAIN_GAIT } from './provoking-steps';
import { walkPlan } from './walk-plan';
import { whyNotWalked } from './walked-blind';
import { type Walk, walkSteps } from './walking';

const FIELDS = { path, dc: optional(whole), accelerated: flag };
type Args = ArgsOf<typeof FIELDS>;

/** Climbing and swimming as move actions (MOV-4 to MOV-6): the check against the surface's DC first, where one is given. */
export function climbOrSwim(mode: 'climb' | 'swim', clause: string): Action {
  const walkOf = (_play: Play, { args }: StepFrame<Args>): Walk => ({
    path: args.path,
    gait: PLAIN_GAIT,
    options: { ...PLAIN_WALK, mode },
    mode,
  });
  const onFoot = defineAction<Args>({
    id: mode,
    clause,
    cost: 'move',
    needs: 'path',
    parse: argsParser(FIELDS),
    refuse(view, actor, args) {
      const plan = walkPlan(view, actor, mode, args);
      return isRefusal(plan) ? plan : whyNotWalked(view, actor, args.path.map(toSquare), plan);
    },
    steps: {
      start(play, { actor, args }) {
        play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
        if (args.dc === null) return 'leave';
        const extra = args.accelerated ? [modifier('untyped', -5, 'accelerated')] : [];
        return check(play, { who: actor, kind: mode, dc: args.dc, against: null, extra }) ? 'leave' : DONE;
      },
      ...walkSteps<Args>(walkOf, DONE),
    },
  });
  return byMount(onFoot);
}
