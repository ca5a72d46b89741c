import type { Play, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, flag, names, oneOf, optional, path, toSquare, whole } from '../arguments';
import { check } from '../check';
import { drawThings, whyNotDrawnMoving } from '../drawing';
import { PLAIN_WALK } from '../movement';
import { PLAIN_GAIT } from '../provoking-steps';
import { readyShield, whyNotReadied } from '../shield';
import { checkTumble } from '../tumble-check';
import { checkPath, walkPlan } from '../walk-plan';
import { type Walk, walkSteps } from '../walking';

const FIELDS = {
  path,
  mode: optional(oneOf('climb', 'swim', 'fly', 'burrow')),
  dc: optional(whole),
  draw: names,
  'ready-shield': flag,
  tumble: flag,
  accelerated: flag,
};
type Args = ArgsOf<typeof FIELDS>;

function walkOf(play: Play, frame: StepFrame<Args>): Walk {
  const plan = walkPlan(play, play.combatant(frame.actor), 'move', frame.args);
  const exempt = (frame.memo['tumbled'] as string[] | undefined) ?? [];
  if (isRefusal(plan)) return { path: frame.args.path, gait: PLAIN_GAIT, options: PLAIN_WALK, mode: 'land' };
  const gait = { ...plan.gait, exempt };
  return { path: frame.args.path, gait, options: plan.options, mode: plan.mode };
}

function refuse(view: View, actor: Combatant, args: Args): ReturnType<typeof whyNotDrawnMoving> {
  const plan = walkPlan(view, actor, 'move', args);
  if (isRefusal(plan)) return plan;
  return (
    checkPath(view, actor, args.path.map(toSquare), plan).refusal ??
    whyNotDrawnMoving(view, actor, args.draw) ??
    (args['ready-shield'] ? whyNotReadied(actor, true) : null)
  );
}

/** Move up to your speed, square by square; drawing a weapon, readying a shield and tumbling go with it (MOV-2, DRAW-5, SHLD-3, X-TUM-1). */
export default defineAction<Args>({
  id: 'move',
  clause: 'MOV-2',
  cost: 'move',
  needs: 'path',
  parse: argsParser(FIELDS),
  refuse,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false }, cost: null });
      drawThings(play, actor, args.draw);
      if (args['ready-shield']) readyShield(play, actor, true);
      if (args.tumble) frame.memo['tumbled'] = [...checkTumble(play, actor, args)];
      if (
        args.dc !== null &&
        args.mode !== null &&
        !check(play, { who: actor, kind: args.mode, dc: args.dc, against: null, extra: [] })
      )
        return DONE;
      return 'leave';
    },
    ...walkSteps<Args>(walkOf, DONE),
  },
});
