import type { Play, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, flag, names, oneOf, optional, path, toSquare, whole } from '../arguments';
import { byMount } from '../by-mount';
import { check } from '../check';
import { drawThings, whyNotDrawnMoving } from '../drawing';
import { PLAIN_WALK } from '../movement';
import { whyNoOpportunity } from '../opportunity';
import { PLAIN_GAIT } from '../provoking-steps';
import { readyShield, whyNotReadied } from '../shield';
import { stepInto } from '../tumble';
import { checkTumble } from '../tumble-check';
import { walkPlan } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';
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
  const path = frame.args.path.slice(0, (frame.memo['steps'] as number | undefined) ?? undefined);
  if (isRefusal(plan)) return { path, gait: PLAIN_GAIT, options: PLAIN_WALK, mode: 'land' };
  const gait = { ...plan.gait, exempt };
  return { path, gait, options: plan.options, mode: plan.mode };
}

function refuse(view: View, actor: Combatant, args: Args): ReturnType<typeof whyNotDrawnMoving> {
  const plan = walkPlan(view, actor, 'move', args);
  if (isRefusal(plan)) return plan;
  return (
    whyNotWalked(view, actor, args.path.map(toSquare), plan) ??
    whyNotDrawnMoving(view, actor, args.draw) ??
    (args['ready-shield'] ? whyNotReadied(actor, true) : null)
  );
}

/** Move up to your speed, square by square; drawing a weapon, readying a shield and tumbling go with it (MOV-2, DRAW-5, SHLD-3, X-TUM-1). */
const onFoot = defineAction<Args>({
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
      if (args.tumble) tumble(play, frame);
      if (
        args.dc !== null &&
        args.mode !== null &&
        !check(play, { who: actor, kind: args.mode, dc: args.dc, against: null, extra: [] })
      )
        return DONE;
      return 'leave';
    },
    ...walkSteps<Args>(walkOf, 'arrived'),
    /** X-TUM-2: whoever stopped a tumbler before its own square may strike, if it has not yet. */
    arrived(play, { actor, memo }) {
      const by = memo['stoppedBy'];
      const who = play.combatant(actor);
      if (typeof by !== 'string' || who.turn.provokedByMoving.includes(by)) return DONE;
      if (whyNoOpportunity(play, play.combatant(by), who) !== null) return DONE;
      play.emit({ type: 'provoked', who: actor, because: 'movement', by: [by], at: who.at });
      play.push(actor, 'opportunities', { because: 'movement', by: [by] }, { step: 'start' });
      return 'ended';
    },
    ended: () => DONE,
  },
});

export default byMount(onFoot);

function tumble(play: Play, frame: StepFrame<Args>): void {
  const { past, stoppedBy } = checkTumble(play, frame.actor, frame.args);
  frame.memo['tumbled'] = [...past];
  if (stoppedBy === null) return;
  const path = frame.args.path.map(toSquare);
  frame.memo['stoppedBy'] = stoppedBy;
  frame.memo['steps'] = stepInto(play.combatant(stoppedBy), play.combatant(frame.actor), path);
}
