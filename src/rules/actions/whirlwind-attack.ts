import type { Play, Refusal, StepFrame, View } from '../../engine/contract';
import { DONE, defineAction } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, CombatantId } from '../../engine/state';
import { type ArgsOf, argsParser } from '../arguments';
import { ATTACK_FIELDS, type AttackArgs, requestOf, takeTactics, whyNotAttack } from '../attack-args';
import { attackContext } from '../attack-context';
import { pushStrike } from '../attacking';
import { areEnemies, canAct, inOrder } from '../body';
import { openGuard } from '../open-guard';

const ID = 'whirlwind-attack';
const { on: _on, ...FIELDS } = ATTACK_FIELDS;
type Args = ArgsOf<typeof FIELDS>;

const at = (args: Args, on: CombatantId): AttackArgs => ({ ...args, on });

function isStruck(view: View, who: Combatant, attack: AttackArgs): boolean {
  const target = view.combatant(attack.on);
  const request = requestOf(attack, ID);
  if (!areEnemies(who, target) || whyNotAttack(view, who, attack, request) !== null) return false;
  const made = attackContext(view, who, target, request);
  return !isRefusal(made) && made.attack.kind === 'melee';
}

const inReach = (view: View, who: Combatant, args: Args): readonly CombatantId[] =>
  inOrder(view).filter((id) => isStruck(view, who, at(args, id)));

const whyUnable = (who: Combatant): Refusal | null =>
  who.sheet.feats.includes(ID) ? null : refusal('feat-needed', { who: who.id, effect: ID }, 'X-FEAT-12');

function next(play: Play, { actor, args, memo }: StepFrame<Args>): string {
  const [on, ...rest] = (memo['targets'] as readonly string[] | undefined) ?? [];
  if (on === undefined || !canAct(play, play.combatant(actor))) return DONE;
  memo['targets'] = rest;
  memo['on'] = on;
  openGuard(play, actor, at(args, on), ID);
  return 'strike';
}

/** In place of a full attack one blow at the full bonus at everyone in reach, in initiative order; no other extra attacks (X-FEAT-12). */
export default defineAction<Args>({
  id: ID,
  clause: 'X-FEAT-12',
  cost: 'full-round',
  needs: 'nothing',
  parse: argsParser(FIELDS),
  precheck: (_view, who) => whyUnable(who),
  refuse: (view, who, args) =>
    whyUnable(who) ??
    (inReach(view, who, args).length > 0 ? null : refusal('nobody-in-reach', { who: who.id }, 'X-FEAT-12')),
  steps: {
    start(play, frame) {
      const { actor, args } = frame;
      const targets = inReach(play, play.combatant(actor), args);
      frame.memo['targets'] = [...targets];
      if (targets[0] !== undefined) takeTactics(play, actor, at(args, targets[0]));
      return 'next';
    },
    next,
    strike(play, { actor, args, memo }) {
      const who = play.combatant(actor);
      const attack = at(args, String(memo['on']));
      if (canAct(play, who) && isStruck(play, who, attack))
        pushStrike(play, actor, attack, { cause: ID, options: {} });
      return 'next';
    },
  },
});
