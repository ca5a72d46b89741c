import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, JsonRecord } from '../../engine/state';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { canAct } from '../body';
import { opposedCheck } from '../check';
import { answered, decide } from '../decide';
import { disarmTarget, type Grasped, loseGrasped, whyNotDisarmed } from '../disarming';
import { isSpoiled, maneuverContext, type Spent, takeAttack, whyNotManeuver } from '../maneuver';
import { duelSide, holdingOn } from '../opposed-attack';
import { isCareless } from '../wielding';

const FIELDS = { on: text, weapon: optional(text), item: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

/** Both roll an attack; true: the thing is lost to the one who tries. */
function winsThing(play: Play, who: string, args: Args, { thing, options }: Try): boolean {
  const attacker = play.combatant(who);
  const target = play.combatant(args.on);
  const attack = maneuverContext(play, attacker, args, { id: 'disarm', touch: false, options });
  if (isRefusal(attack)) return false;
  const won = opposedCheck(
    play,
    duelSide(play, { who: attacker, against: target, attack, maneuver: 'disarm', extra: thing.snatching }),
    duelSide(play, resisting(play, target, attacker, thing)),
  );
  if (won) loseGrasped(play, args.on, thing, attack.weapon.id === 'unarmed' ? who : null);
  return won;
}
interface Try {
  readonly thing: Grasped;
  readonly options: Spent['options'];
}

function resisting(view: View, who: Combatant, against: Combatant, thing: Grasped) {
  const side = holdingOn(view, who, against, thing.item);
  return { ...side, maneuver: 'resist-disarm', extra: [...side.extra, ...thing.resisting] };
}

function whyNot(view: View, who: Combatant, args: Args): Refusal | null {
  const why = whyNotManeuver(view, who, args, 'disarm');
  if (why) return why;
  return whyNotDisarmed(view, view.combatant(args.on), args.item);
}

/** X-DIS-4: with which weapon, and at what, the defender would try in turn; null where the other holds nothing. */
function counterArgs(view: View, { actor, args }: StepFrame<Args>): Args | null {
  const back: Args = { on: actor, weapon: null, item: null };
  if (!canAct(view, view.combatant(args.on))) return null;
  return disarmTarget(view.combatant(actor), args.weapon) && !whyNot(view, view.combatant(args.on), back)
    ? back
    : null;
}

/** In place of a melee attack: opposed attack rolls for what is held; whoever fails may be disarmed in turn (X-DIS-1 to X-DIS-6). */
export default defineAction<Args>({
  id: 'disarm',
  clause: 'X-DIS-1',
  cost: 'attack',
  provokes: (_view, who, { weapon }) => (isCareless(who, weapon) ? 'everyone' : 'target'),
  needs: 'creature',
  parse: argsParser(FIELDS),
  refuse: whyNot,
  answers: { 'counter-disarm': () => null },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const { options } = takeAttack(play, actor, args);
      if (isSpoiled(frame)) return DONE;
      const thing = disarmTarget(play.combatant(args.on), args.item);
      if (!thing || winsThing(play, actor, args, { thing, options })) return DONE;
      if (thing.place !== 'hands' || !counterArgs(play, frame)) return DONE;
      const question = { by: args.on, kind: 'counter-disarm', on: actor, because: 'disarm', about: {} };
      return decide(play, frame, { ...question, options: ['try', 'pass'] }, 'counter');
    },
    counter(play, frame) {
      const back = answered(play, frame) === 'try' ? counterArgs(play, frame) : null;
      const thing = back && disarmTarget(play.combatant(frame.actor), frame.args.weapon);
      if (back && thing) winsThing(play, frame.args.on, back, { thing, options: NOTHING });
      return DONE;
    },
  },
});
const NOTHING: JsonRecord = {};
