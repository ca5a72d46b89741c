import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, flag, optional } from '../arguments';
import {
  ATTACK_FIELDS,
  attackProvokes,
  requestOf,
  takeTactics,
  whyNoAttack,
  whyNotAttack,
} from '../attack-args';
import { chooseAttack, letGo, makeAttack } from '../attacking';
import { extraAttacks } from '../extra-attacks';
import { isManeuver, MANEUVER_FIELDS, pushInAttack, whyNotInAttack } from '../maneuver-in-attack';
import { plannedFullAttack } from '../planned-attack';
import { takeStance } from '../stance';
import { weaponPair } from '../two-weapons';

const FIELDS = {
  ...ATTACK_FIELDS,
  ...MANEUVER_FIELDS,
  twf: flag,
  rapid: optional(flag),
  flurry: optional(flag),
};
type Args = ArgsOf<typeof FIELDS>;

/** The first attack of a full attack; the others are further attacks or maneuvers, each after the last one's result is known (FULL-4 to FULL-10). */
export default defineAction<Args>({
  id: 'full-attack',
  clause: 'FULL-4',
  cost: 'full-attack',
  provokes: (view, who, args) => (isManeuver(args) ? 'nobody' : attackProvokes(view, who, args)),
  needs: 'creature',
  precheck: whyNoAttack,
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    if (args.twf && !weaponPair(actor)) return refusal('no-second-weapon', { who: actor.id }, 'X-TWF-1');
    const plan = plannedFullAttack(view, actor, args);
    if (isManeuver(args)) return whyNotInAttack(view, actor, args, plan);
    const chosen = chooseAttack(actor, plan, args.weapon);
    if (isRefusal(chosen)) return chosen;
    return whyNotAttack(
      view,
      actor,
      args,
      requestOf({ ...args, weapon: chosen.weapon }, 'full-attack', chosen.options),
    );
  },
  steps: {
    start(play, { actor, args }) {
      takeTactics(play, actor, args);
      const who = play.combatant(actor);
      const plan = plannedFullAttack(play, who, args);
      for (const { effect, amount } of extraAttacks(play, who, args))
        takeStance(play, actor, effect, { amount });
      if (isManeuver(args)) {
        play.emit({ type: 'turnChanged', who: actor, changes: { fullAttack: plan }, cost: null });
        pushInAttack(play, actor, args);
        return DONE;
      }
      makeAttack(play, actor, args, plan);
      return 'after';
    },
    after(play, { actor, args }) {
      letGo(play, actor, args);
      return DONE;
    },
  },
});
