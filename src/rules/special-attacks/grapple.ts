import type { Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, JsonRecord } from '../../engine/state';
import { sizeStep } from '../../grid/size';
import { type ArgsOf, argsParser, flag, optional, path, text, toSquare } from '../arguments';
import { whyNoAttack } from '../attack-args';
import { canAct } from '../body';
import { laterTry, lethalPenalty, squeeze, winsHold } from '../grapple-check';
import { provokeGoingIn, sharedPlace, whyNotDragged } from '../grapple-place';
import { bind, hasRoomForOneMore, isGrapplingWith, pinOf, unbind } from '../grappling';
import { isReaction, isSpoiled, maneuverContext, takeAttack, whyNotManeuver } from '../maneuver';
import { landsBlow } from '../touch-attack';

const FIELDS = { on: text, nonlethal: flag, lethal: flag, path: optional(path) };
type Args = ArgsOf<typeof FIELDS>;
const bare = ({ on, ...rest }: Args) => ({ ...rest, on, weapon: 'unarmed' });

const isInOne = (view: View, on: string): boolean => {
  const target = view.find(on);
  return target !== null && view.has(target, 'grappling');
};

function refuse(view: View, who: Combatant, args: Args): Refusal | null {
  const target = view.find(args.on);
  if (!target) return refusal('unknown-combatant', { id: args.on });
  const pin = pinOf(who);
  if (pin) return refusal('pinned', { who: who.id, by: pin.by ?? '' }, 'X-GRP-17');
  if (isGrapplingWith(view, who, args.on))
    return args.path ? whyNotDragged(view, who, args.path.map(toSquare)) : null;
  if (args.path) return refusal('not-grappling-with', { on: args.on }, 'X-GRP-12');
  if (!hasRoomForOneMore(view, target, who)) return refusal('grapple-full', { on: args.on }, 'X-GRP-19');
  return whyNotManeuver(view, who, bare(args), 'grapple');
}

/** Grab and hold someone; who is held already is hurt by a won check, or dragged along a path (X-GRP-1 to X-GRP-19, D18). */
export default defineAction<Args>({
  id: 'grapple',
  clause: 'X-GRP-3',
  cost: (_view, _who, args) => (args.path ? 'standard' : 'attack'),
  usualCost: 'attack',
  // X-GRP-18: who grapples already strikes at nobody that joins.
  provokes: (view, _who, { on }) => (isInOne(view, on) ? 'nobody' : 'target'),
  needs: 'creature',
  precheck: whyNoAttack,
  parse: argsParser(FIELDS),
  refuse,
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const who = play.combatant(actor);
      if (args.path) {
        play.push(actor, 'drag-grapple', { path: args.path }, { step: 'start' });
        return DONE;
      }
      const { options } = takeAttack(play, actor, bare(args));
      if (isGrapplingWith(play, who, args.on)) {
        frame.memo['options'] = options;
        return 'hurt';
      }
      const whole: StepFrame<ReturnType<typeof bare>> = { ...frame, args: bare(args) };
      if (isSpoiled(whole)) return DONE;
      const target = play.combatant(args.on);
      const attack = maneuverContext(play, who, whole.args, { id: 'grapple', touch: true, options });
      if (isRefusal(attack)) return DONE;
      const grabs = isInOne(play, args.on) || landsBlow(play, { attacker: who, target, attack });
      const holds = !(isReaction(args) && play.encounter.houseRules.noHoldOutOfTurn);
      return grabs && holds ? 'hold' : DONE;
    },
    hold(play, frame) {
      const { actor, args } = frame;
      const [who, target] = [play.combatant(actor), play.combatant(args.on)];
      if (sizeStep(who.sheet.size, target.sheet.size) >= 2) return DONE;
      if (!winsHold(play, actor, args.on, lethalPenalty(play, who, args.lethal))) return DONE;
      bind(play, actor, args.on);
      const damage = squeeze(play, actor, args.on, args.lethal);
      play.tell(frame.parent, 'hits', { by: actor, on: args.on, damage });
      provokeGoingIn(play, actor, args.on);
      return 'goIn';
    },
    goIn(play, { actor, args }) {
      const [who, held] = [play.combatant(actor), play.combatant(args.on)];
      if (!isGrapplingWith(play, who, args.on)) return DONE;
      const to = canAct(play, who) ? sharedPlace(play, who, held) : null;
      if (!to) unbind(play, args.on, actor);
      else if (to.x !== who.at.x || to.y !== who.at.y)
        play.emit({ type: 'moved', who: actor, from: who.at, to, feet: 0, mode: 'grapple' });
      return DONE;
    },
    hurt(play, frame) {
      const { actor, args, memo } = frame;
      const lethal = lethalPenalty(play, play.combatant(actor), args.lethal);
      const penalty = [...lethal, ...laterTry(memo['options'] as JsonRecord)];
      if (winsHold(play, actor, args.on, penalty)) {
        const damage = squeeze(play, actor, args.on, args.lethal);
        play.tell(frame.parent, 'hits', { by: actor, on: args.on, damage });
      }
      return DONE;
    },
  },
});
