import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, optional, path, text, toPair, toSquare } from '../arguments';
import { canAct, isDead } from '../body';
import { byMount } from '../by-mount';
import { answered, decide } from '../decide';
import { knockDown } from '../falling-prone';
import { PLAIN_WALK } from '../movement';
import { wayOver } from '../overrun-way';
import { entersSpaceOf, provokeByEntering, whyNotNow } from '../overrunning';
import { PLAIN_GAIT } from '../provoking-steps';
import { shoves } from '../toppling';
import { kick, tramples } from '../trampling';
import { settlePlace, type Walk, walkSteps } from '../walking';

const FIELDS = { on: text, path: optional(path) };
type Args = ArgsOf<typeof FIELDS>;
type OverrunFrame = StepFrame<Args>;

function refuse(view: View, who: Combatant, args: Args): Refusal | null {
  const target = view.find(args.on);
  if (!target) return refusal('unknown-combatant', { id: args.on });
  if (isDead(view, target)) return refusal('target-dead', { on: args.on });
  const notNow = whyNotNow(view, who);
  if (notNow) return notNow;
  const way = wayOver(view, who, target, args.path);
  return isRefusal(way) ? way : null;
}

/** The squares of the way, as the first step fixed them. */
type Way = NonNullable<Args['path']>;
const wayOf = ({ args, memo }: OverrunFrame): Way => (memo['way'] as Way | undefined) ?? args.path ?? [];

const walkOf = (_play: Play, frame: OverrunFrame): Walk => ({
  path: wayOf(frame),
  gait: PLAIN_GAIT,
  options: { ...PLAIN_WALK, through: [frame.args.on] },
  mode: 'overrun',
});
const walk = walkSteps<Args>(walkOf, DONE);

/** Whether the next step goes into the defender's space, and that is not settled yet. */
function isAtTheGate(play: Play, frame: OverrunFrame): boolean {
  const { actor, args, memo } = frame;
  const next = wayOf(frame)[Number(memo['index'] ?? 0)];
  if (!next || memo['met'] === true) return false;
  return entersSpaceOf(play.combatant(actor), play.combatant(args.on), toSquare(next));
}

/** Run somebody over on the way: it steps aside, or is knocked down, or stops you (X-OVR-1 to X-OVR-5). The standard action is spent when it blocks. */
const onFoot = defineAction<Args>({
  id: 'overrun',
  clause: 'X-OVR-1',
  cost: 'move',
  needs: 'creature',
  parse: argsParser(FIELDS),
  precheck: whyNotNow,
  refuse,
  answers: { overrun: () => null, 'counter-overrun': () => null },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const way = wayOver(play, play.combatant(actor), play.combatant(args.on), args.path);
      if (!isRefusal(way)) frame.memo['way'] = way.map(toPair);
      const marks = { ...play.combatant(actor).turn.marks, overrun: true };
      play.emit({ type: 'turnChanged', who: actor, changes: { fiveFootStep: false, marks }, cost: null });
      return 'leave';
    },
    ...walk,
    leave(play, frame) {
      if (!isAtTheGate(play, frame)) return walk.leave(play, frame);
      const { actor, args } = frame;
      frame.memo['met'] = true;
      frame.memo['lastLegal'] = toPair(play.combatant(actor).at);
      provokeByEntering(play, actor, args.on, wayOf(frame)[Number(frame.memo['index'] ?? 0)]);
      return 'meet';
    },
    meet(play, frame) {
      const { actor, args } = frame;
      const [who, target] = [play.combatant(actor), play.combatant(args.on)];
      if (!canAct(play, who) || !play.can(who, 'walk')) return 'enter';
      if (!canAct(play, target) || play.has(who, 'improved-overrun') || tramples(play, actor)) return 'block';
      const question = { by: args.on, kind: 'overrun', on: actor, because: 'overrun', about: {} };
      return decide(play, frame, { ...question, options: ['avoid', 'block'] }, 'choose');
    },
    choose: (play, frame) => (answered(play, frame) === 'block' ? 'block' : 'enter'),
    block(play, frame) {
      const { actor, args } = frame;
      play.emit({ type: 'turnChanged', who: actor, changes: { standard: false }, cost: 'standard' });
      if (shoves(play, actor, args.on, 'overrun')) {
        knockDown(play, args.on);
        if (tramples(play, actor)) kick(play, actor, args.on);
        return 'enter';
      }
      if (!canAct(play, play.combatant(args.on))) return 'back';
      const question = { by: args.on, kind: 'counter-overrun', on: actor, because: 'overrun', about: {} };
      return decide(play, frame, { ...question, options: ['try', 'pass'] }, 'counter');
    },
    counter(play, frame) {
      const { actor, args } = frame;
      if (answered(play, frame) === 'try' && shoves(play, args.on, actor, 'overrun')) knockDown(play, actor);
      return 'back';
    },
    back(play, { actor, memo }) {
      const [x = 0, y = 0] = memo['lastLegal'] as readonly number[];
      settlePlace(play, play.combatant(actor), { x, y });
      return DONE;
    },
  },
});

export default byMount(onFoot);
