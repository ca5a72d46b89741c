import type { View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, FullAttack } from '../../engine/state';
import { type ArgsOf, argsParser, flag, optional } from '../arguments';
import { ATTACK_FIELDS, attackProvokes, requestOf, takeTactics, whyNotAttack } from '../attack-args';
import { chooseAttack, fullAttackSlots, letGo, makeAttack } from '../attacking';
import { extraAttacks, extraSlots } from '../extra-attacks';
import { takeStance } from '../stance';
import { weaponPair } from '../two-weapons';

const FIELDS = { ...ATTACK_FIELDS, twf: flag, rapid: optional(flag), flurry: optional(flag) };
type Args = ArgsOf<typeof FIELDS>;

const planned = (view: View, who: Combatant, args: Args): FullAttack => ({
  remaining: [
    ...extraSlots(extraAttacks(view, who, args), args.twf),
    ...fullAttackSlots(view, who, args, args.twf),
  ],
  twoWeapons: args.twf,
  made: 0,
});

/** The first attack of a full attack; the others are further attacks, each after the last one's result is known (FULL-4 to FULL-10). */
export default defineAction<Args>({
  id: 'full-attack',
  clause: 'FULL-4',
  cost: 'full-attack',
  provokes: attackProvokes,
  needs: 'creature',
  parse: argsParser(FIELDS),
  refuse(view, actor, args) {
    if (args.twf && !weaponPair(actor)) return refusal('no-second-weapon', { who: actor.id }, 'X-TWF-1');
    const chosen = chooseAttack(actor, planned(view, actor, args), args.weapon);
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
      const plan = planned(play, who, args);
      for (const { effect, amount } of extraAttacks(play, who, args))
        takeStance(play, actor, effect, { amount });
      makeAttack(play, actor, args, plan);
      return 'after';
    },
    after(play, { actor, args }) {
      letGo(play, actor, args);
      return DONE;
    },
  },
});
