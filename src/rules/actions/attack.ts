import { DONE, defineAction } from '../../engine/define';
import { isRefusal } from '../../engine/refusal';
import type { JsonRecord } from '../../engine/state';
import { type ArgsOf, argsParser } from '../arguments';
import {
  ATTACK_FIELDS,
  attackCost,
  attackProvokes,
  requestOf,
  takeTactics,
  whyNoAttack,
  whyNotAttack,
} from '../attack-args';
import { chooseAttack, letGo, makeAttack, pushStrike } from '../attacking';
import { isManeuver, MANEUVER_FIELDS, pushInAttack, whyNotInAttack } from '../maneuver-in-attack';

const FIELDS = { ...ATTACK_FIELDS, ...MANEUVER_FIELDS };
type Args = ArgsOf<typeof FIELDS>;

/** What a readied attack adds: set against a charge it strikes twice as hard (X-RDY-8). */
function optionsOf(args: JsonRecord): JsonRecord {
  const { options } = args;
  return typeof options === 'object' && options !== null && !Array.isArray(options)
    ? (options as JsonRecord)
    : {};
}

/** One attack: a standard action, or the next of a full attack that is on (ATK-10, ATK-14, FULL-5). */
export default defineAction<Args>({
  id: 'attack',
  clause: 'ATK-10',
  cost: attackCost,
  usualCost: 'attack',
  provokes: (view, who, args) => (isManeuver(args) ? 'nobody' : attackProvokes(view, who, args)),
  needs: 'creature',
  precheck: whyNoAttack,
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    const { fullAttack } = actor.turn;
    if (isManeuver(args)) return whyNotInAttack(view, actor, args, fullAttack);
    if (!fullAttack || fullAttack.remaining.length === 0)
      return whyNotAttack(view, actor, args, requestOf(args, 'attack'));
    const chosen = chooseAttack(actor, fullAttack, args.weapon);
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
      if (isManeuver(args)) {
        pushInAttack(play, actor, args);
        return DONE;
      }
      const { fullAttack } = play.combatant(actor).turn;
      if (fullAttack && fullAttack.remaining.length > 0) makeAttack(play, actor, args, fullAttack);
      else pushStrike(play, actor, args, { cause: 'attack', options: optionsOf(args) });
      return 'after';
    },
    after(play, { actor, args }) {
      letGo(play, actor, args);
      return DONE;
    },
  },
});
