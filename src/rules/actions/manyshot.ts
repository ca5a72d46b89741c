import type { Refusal, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant } from '../../engine/state';
import { type ArgsOf, argsParser, optional, whole } from '../arguments';
import { ATTACK_FIELDS, attackProvokes, requestOf, takeTactics, whyNotAttack } from '../attack-args';
import { attackContext } from '../attack-context';
import { letGo, pushStrike } from '../attacking';

const ID = 'manyshot';
const WITHIN_FEET = 30;
const FIELDS = { ...ATTACK_FIELDS, arrows: optional(whole) };
type Args = ArgsOf<typeof FIELDS>;

/** Two arrows, three from base attack bonus +11, four from +16. */
const mostArrows = ({ sheet: { baseAttackBonus: bonus } }: Combatant): number =>
  bonus >= 16 ? 4 : bonus >= 11 ? 3 : 2;

const whyUnable = (who: Combatant): Refusal | null =>
  who.sheet.feats.includes(ID) ? null : refusal('feat-needed', { who: who.id, effect: ID }, 'X-FEAT-17');

function whyNotVolley(view: View, who: Combatant, args: Args): Refusal | null {
  const target = view.find(args.on);
  const made = target ? attackContext(view, who, target, requestOf(args, ID)) : null;
  if (made === null || isRefusal(made)) return made;
  const { weapon, distanceFeet: feet } = made.attack;
  if (weapon.projectile !== 'bow' && weapon.projectile !== 'composite')
    return refusal('needs-a-bow', { weapon: weapon.id }, 'X-FEAT-17');
  if (feet > WITHIN_FEET)
    return refusal('out-of-range', { on: args.on, weapon: weapon.id, feet, range: WITHIN_FEET }, 'X-FEAT-17');
  const most = mostArrows(who);
  return args.arrows !== null && (args.arrows < 2 || args.arrows > most)
    ? refusal('arrows-out-of-bounds', { most }, 'X-FEAT-17')
    : null;
}

/** Several arrows at one target with one roll (X-FEAT-17). */
export default defineAction<Args>({
  id: ID,
  clause: 'X-FEAT-17',
  cost: 'standard',
  provokes: attackProvokes,
  needs: 'creature',
  parse: argsParser(FIELDS),
  precheck: (_view, who) => whyUnable(who),
  refuse: (view, who, args) =>
    whyUnable(who) ?? whyNotAttack(view, who, args, requestOf(args, ID)) ?? whyNotVolley(view, who, args),
  steps: {
    start(play, { actor, args }) {
      takeTactics(play, actor, args);
      pushStrike(play, actor, args, { cause: ID, options: { arrows: args.arrows ?? 2 } });
      return 'after';
    },
    after(play, { actor, args }) {
      letGo(play, actor, args);
      return DONE;
    },
  },
});
