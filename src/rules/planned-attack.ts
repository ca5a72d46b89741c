import type { View } from '../engine/contract';
import { isRefusal } from '../engine/refusal';
import type { Combatant, FullAttack, JsonRecord } from '../engine/state';
import { type ChosenAttack, chooseAttack, fullAttackSlots } from './attacking';
import { extraAttacks, extraSlots, type FullAttackArgs } from './extra-attacks';
import { inStances } from './stance';

// What an attack would be like that has not been made: the stances it would bring, and the attack of a full attack that it would be.

export const plannedFullAttack = (view: View, who: Combatant, args: FullAttackArgs): FullAttack => ({
  remaining: [
    ...extraSlots(extraAttacks(view, who, args), args.twf),
    ...fullAttackSlots(view, who, args, args.twf),
  ],
  twoWeapons: args.twf,
  made: 0,
});

export type Planned = FullAttackArgs & { readonly full: boolean };

const isUnderWay = ({ turn: { fullAttack } }: Combatant): boolean =>
  fullAttack !== null && fullAttack.remaining.length > 0;

/** Whether a full attack would begin with it: said so, or by what only a full attack has. */
const begins = (who: Combatant, { full, twf, rapid, flurry }: Planned): boolean =>
  !isUnderWay(who) && (full || twf || rapid === true || flurry === true);

/** The stances an attack brings (FULL-12, X-FEAT-3, X-FEAT-13), and those of a full attack that would begin with it (X-FEAT-16, X-CLS-5). */
function stancesOf(view: View, who: Combatant, args: Planned): readonly (readonly [string, JsonRecord])[] {
  const { defensively, expertise, power } = args;
  const extra = begins(who, args) ? extraAttacks(view, who, args) : [];
  return [
    ...(defensively ? [['fighting-defensively', {}] as const] : []),
    ...(expertise === null ? [] : [['combat-expertise', { amount: expertise }] as const]),
    ...(power === null ? [] : [['power-attack', { amount: power }] as const]),
    ...extra.map(({ effect, amount }) => [effect, { amount }] as const),
  ];
}

/** The attacker as if it had taken the stances that this attack would bring, each in place of one of its kind. */
export const withTactics = (view: View, who: Combatant, args: Planned): Combatant =>
  inStances(who, stancesOf(view, who, args));

/** The attack of a full attack that this one would be: the next of the one under way, or the first of one that begins. Null: a single attack. */
export function plannedAttack(view: View, who: Combatant, args: Planned): ChosenAttack | null {
  const { fullAttack } = who.turn;
  const full = begins(who, args) ? plannedFullAttack(view, who, args) : isUnderWay(who) ? fullAttack : null;
  const chosen = full ? chooseAttack(who, full, args.weapon) : null;
  return chosen === null || isRefusal(chosen) ? null : chosen;
}
