import type { Play } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import type { CombatantId } from '../../engine/state';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { whyNoAttack } from '../attack-args';
import { opposedCheck } from '../check';
import { answered, decide } from '../decide';
import { counterDisarm, type DisarmTry, disarmDuel, whyNotDisarm } from '../disarm-duel';
import { disarmTarget, loseGrasped } from '../disarming';
import { isSpoiled, takeAttack } from '../maneuver';
import { isCareless } from '../wielding';

const FIELDS = { on: text, weapon: optional(text), item: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

/** Both roll an attack; true: the thing is lost to the one who tries. */
function winsThing(play: Play, who: CombatantId, args: Args, tried: DisarmTry): boolean {
  const duel = disarmDuel(play, play.combatant(who), args, tried);
  if (isRefusal(duel)) return false;
  const won = opposedCheck(play, ...duel.sides);
  if (won) loseGrasped(play, args.on, tried.thing, duel.weapon === 'unarmed' ? who : null);
  return won;
}

/** In place of a melee attack: opposed attack rolls for what is held; whoever fails may be disarmed in turn (X-DIS-1 to X-DIS-6). */
export default defineAction<Args>({
  id: 'disarm',
  clause: 'X-DIS-1',
  cost: 'attack',
  provokes: (_view, who, { weapon }) => (isCareless(who, weapon) ? 'everyone' : 'target'),
  needs: 'creature',
  precheck: whyNoAttack,
  parse: argsParser(FIELDS),
  refuse: whyNotDisarm,
  answers: { 'counter-disarm': () => null },
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const { options } = takeAttack(play, actor, args);
      if (isSpoiled(frame)) return DONE;
      const thing = disarmTarget(play.combatant(args.on), args.item);
      if (!thing || winsThing(play, actor, args, { thing, options })) return DONE;
      if (thing.place !== 'hands' || !counterDisarm(play, play.combatant(actor), args)) return DONE;
      const question = { by: args.on, kind: 'counter-disarm', on: actor, because: 'disarm', about: {} };
      return decide(play, frame, { ...question, options: ['try', 'pass'] }, 'counter');
    },
    counter(play, frame) {
      const { actor, args } = frame;
      const tries = answered(play, frame) === 'try';
      const back = tries ? counterDisarm(play, play.combatant(actor), args) : null;
      if (back) winsThing(play, args.on, back.args, { thing: back.thing, options: {} });
      return DONE;
    },
  },
});
