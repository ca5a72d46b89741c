import type { AttackContext, Play, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, optional, text } from '../arguments';
import { whyNoAttack } from '../attack-args';
import { reaches } from '../attack-context';
import { canAct } from '../body';
import { answered, decide } from '../decide';
import { knockDown, tellTripped } from '../falling-prone';
import { letFall } from '../letting-go';
import {
  causeOf,
  forwardHits,
  maneuverContext,
  plainArgs,
  takeAttack,
  whyNotManeuver,
  whyTooBig,
} from '../maneuver';
import { shoves } from '../toppling';
import { landsBlow } from '../touch-attack';
import { isMadeForTripping, trippingWeapon } from '../tripping';
import { strikesFreely } from '../unarmed';
import { isCareless, isMelee, wieldedBy } from '../wielding';

const FIELDS = { on: text, weapon: optional(text) };
type Args = ArgsOf<typeof FIELDS>;

const withWeapon = (view: View, who: Combatant, args: Args): Args => ({
  ...args,
  weapon: trippingWeapon(view, who, args),
});

/** X-TRP-2: the feat gives the blow that the trip took the place of, with the bonus of that attack; of bare hands with the first weapon that reaches. */
function strikeTheFallen(play: Play, { actor, args }: StepFrame<Args>, attack: AttackContext): void {
  const who = play.combatant(actor);
  if (!play.has(who, 'improved-trip')) return;
  const { weapon, options } = attack;
  const better = wieldedBy(who).find(
    (it) => isMelee(it.weapon) && reaches(play, who, it.weapon, play.combatant(args.on)),
  );
  const id = weapon.id === 'unarmed' ? (better?.weapon.id ?? weapon.id) : weapon.id;
  const blow = { ...plainArgs(args.on, id), cause: causeOf(args, 'trip'), options };
  play.push(actor, 'strike', { ...blow, provokedBy: null }, { step: 'start' });
}

/** In place of a melee attack: a touch, then Strength against Strength or Dexterity; whoever fails may be tripped in turn (X-TRP-1 to X-TRP-5). */
export default defineAction<Args>({
  id: 'trip',
  clause: 'X-TRP-1',
  cost: 'attack',
  provokes(view, who, args) {
    const weapon = trippingWeapon(view, who, args);
    if (isCareless(who, weapon)) return 'everyone';
    return isMadeForTripping(who, weapon) || strikesFreely(view, who) ? 'nobody' : 'target';
  },
  needs: 'creature',
  precheck: whyNoAttack,
  parse: argsParser(FIELDS),
  refuse(view, who, given) {
    const args = withWeapon(view, who, given);
    if (args.weapon !== 'unarmed' && !isMadeForTripping(who, args.weapon ?? ''))
      return refusal('not-a-tripping-weapon', { weapon: args.weapon }, 'X-TRP-2');
    return whyNotManeuver(view, who, args, 'trip') ?? whyTooBig(view, who, args.on, 'X-TRP-1');
  },
  steps: {
    start(play, frame) {
      const { actor } = frame;
      const attacker = play.combatant(actor);
      const args = withWeapon(play, attacker, frame.args);
      const { options } = takeAttack(play, actor, args);
      const attack = maneuverContext(play, attacker, args, { id: 'trip', touch: true, options });
      const target = play.combatant(args.on);
      if (isRefusal(attack) || !landsBlow(play, { attacker, target, attack })) return DONE;
      if (shoves(play, actor, args.on, 'trip')) {
        knockDown(play, args.on);
        tellTripped(play, frame, args.on);
        strikeTheFallen(play, frame, attack);
        return 'after';
      }
      frame.memo['weapon'] = attack.weapon.id;
      if (!canAct(play, play.combatant(args.on))) return DONE;
      const question = { by: args.on, kind: 'counter-trip', on: actor, because: 'trip', about: {} };
      return decide(play, frame, { ...question, options: ['try', 'pass'] }, 'counter');
    },
    counter(play, frame) {
      const { actor, args } = frame;
      if (answered(play, frame) !== 'try' || !shoves(play, args.on, actor, 'trip')) return DONE;
      if (!isMadeForTripping(play.combatant(actor), String(frame.memo['weapon']))) return 'fall';
      const options = ['drop', 'pass'];
      const question = { by: actor, kind: 'drop-weapon', on: args.on, because: 'trip', options, about: {} };
      return decide(play, frame, question, 'choose');
    },
    choose(play, frame) {
      if (answered(play, frame) !== 'drop') return 'fall';
      letFall(play, frame.actor, String(frame.memo['weapon']));
      return DONE;
    },
    after(play, frame) {
      forwardHits(play, frame);
      return DONE;
    },
    fall(play, { actor }) {
      knockDown(play, actor);
      return DONE;
    },
  },
  answers: { 'counter-trip': () => null, 'drop-weapon': () => null },
});
