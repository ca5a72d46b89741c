import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, oneOf, optional, path, toSquare } from '../arguments';
import { byMount } from '../by-mount';
import { carryRiders } from '../mounting';
import { provokedByStep, SAFE_GAIT } from '../provoking-steps';
import { isUnseenAt, meetUnseen } from '../unseen-bodies';
import { walkPlan } from '../walk-plan';
import { whyNotWalked } from '../walked-blind';

const FIELDS = { path, mode: optional(oneOf('climb', 'swim', 'fly', 'burrow')) };
type Args = ArgsOf<typeof FIELDS>;

/** One square in a round without other movement; never provokes (STEP-1 to STEP-9). */
const onFoot = defineAction<Args>({
  id: 'five-foot-step',
  clause: 'STEP-1',
  cost: 'none',
  needs: 'path',
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    if (args.path.length !== 1) return refusal('step-is-one-square', { who: actor.id }, 'STEP-1');
    const plan = walkPlan(view, actor, 'five-foot-step', args);
    return isRefusal(plan) ? plan : whyNotWalked(view, actor, args.path.map(toSquare), plan);
  },
  steps: {
    start(play, { actor, args }) {
      const [to] = args.path;
      const who = play.combatant(actor);
      play.emit({
        type: 'turnChanged',
        who: actor,
        changes: { fiveFootStep: false, marks: { ...who.turn.marks, stepped: true } },
        cost: 'five-foot-step',
      });
      if (!to) return DONE;
      const step = { to: toSquare(to), isFirst: true };
      const by = provokedByStep(play, who, step, { gait: SAFE_GAIT, already: who.turn.provokedByMoving });
      if (by.length === 0) return 'enter';
      play.emit({ type: 'provoked', who: actor, because: 'movement', by, at: who.at });
      play.push(actor, 'opportunities', { because: 'movement', by }, { step: 'start' });
      return 'enter';
    },
    enter(play, { actor, args }) {
      const [to] = args.path;
      const who = play.combatant(actor);
      if (!to || !play.can(who, 'act') || !play.can(who, 'walk')) return DONE;
      if (isUnseenAt(play, who, toSquare(to))) return meetUnseen(play, who, 'five-foot-step');
      play.emit({
        type: 'moved',
        who: actor,
        from: who.at,
        to: toSquare(to),
        feet: 5,
        mode: 'five-foot-step',
      });
      carryRiders(play, actor);
      return DONE;
    },
  },
});

export default byMount(onFoot);
