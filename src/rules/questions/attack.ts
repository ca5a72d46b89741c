import type { Refusal, View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId, EffectInstance, JsonRecord } from '../../engine/state';
import { argsParser, flag } from '../arguments';
import { ATTACK_FIELDS, type AttackArgs, attackProvokes, requestOf, whyNotAttack } from '../attack-args';
import { attackContext } from '../attack-context';
import { attackOdds } from '../attack-odds';
import { type ChosenAttack, chooseAttack, fullAttackSlots } from '../attacking';
import { chargeRoute } from '../charging';
import { opportunists } from '../opportunity';
import { isArmed } from '../wielding';
import type { AttackAnswer } from './answers';

export interface AttackQuestion {
  readonly by: CombatantId;
  readonly on: CombatantId;
  /** The options of an attack: weapon, thrown, nonlethal, … */
  readonly args: JsonRecord;
}
const parse = argsParser({ ...ATTACK_FIELDS, twf: flag, charge: flag });

/** The attacker as if it had taken the stances the attack would bring: fighting defensively, Combat Expertise, Power Attack. */
function withTactics(who: Combatant, args: AttackArgs): Combatant {
  const stance = (id: string, amount: number | null): EffectInstance => ({
    uid: 0,
    id,
    by: who.id,
    ends: null,
    data: amount === null ? {} : { amount },
  });
  const taken = [
    ...(args.defensively ? [stance('fighting-defensively', null)] : []),
    ...(args.expertise === null ? [] : [stance('combat-expertise', args.expertise)]),
    ...(args.power === null ? [] : [stance('power-attack', args.power)]),
  ];
  return taken.length === 0 ? who : { ...who, effects: [...who.effects, ...taken] };
}

/** The attack of a full attack that this one would be: of the one that is on, or of one with both weapons. Null: a single attack. */
function slotOf(
  view: View,
  who: Combatant,
  args: AttackArgs & { readonly twf: boolean },
): ChosenAttack | null {
  const { fullAttack } = who.turn;
  const on = fullAttack && fullAttack.remaining.length > 0 ? fullAttack : null;
  const planned = args.twf
    ? { remaining: fullAttackSlots(view, who, args, true), twoWeapons: true, made: 0 }
    : null;
  const full = on ?? planned;
  const chosen = full ? chooseAttack(who, full, args.weapon) : null;
  return chosen === null || isRefusal(chosen) ? null : chosen;
}

const NOTHING: Omit<AttackAnswer, 'refusal'> = {
  legal: false,
  weapon: '',
  kind: 'melee',
  bonus: 0,
  armorClass: 0,
  attackModifiers: [],
  armorClassModifiers: [],
  chance: 0,
  missChance: 0,
  damage: 0,
  expected: 0,
  damageModifiers: [],
  critical: { from: 20, multiplier: 2 },
  provokes: [],
};

/** Where the attacker would strike from, and what speaks against it: where it stands, or at the end of a charge. */
function strikingFrom(
  view: View,
  who: Combatant,
  read: AttackArgs & { readonly charge: boolean },
): { readonly from: Combatant; readonly refusal: Refusal | null } {
  if (!read.charge) return { from: who, refusal: null };
  const route = chargeRoute(view, who, { on: read.on, path: null, with: null, weapon: read.weapon });
  if (isRefusal(route)) return { from: who, refusal: route };
  return { from: { ...who, at: route.at(-1) ?? who.at }, refusal: null };
}

/** What an attack now would be like, or (`charge: true`) the one at the end of a charge: bonus against AC with all sources, chance, damage, whom it provokes, or why it cannot be made. */
export function askAttack(view: View, { by, on, args }: AttackQuestion): AttackAnswer {
  const read = parse({ ...args, on });
  if (isRefusal(read)) return { ...NOTHING, refusal: read };
  const { from: who, refusal: barred } = strikingFrom(view, withTactics(view.combatant(by), read), read);
  const target = view.combatant(on);
  const slot = slotOf(view, who, read);
  const cause = read.charge ? 'charge' : 'attack';
  const request = requestOf({ ...read, weapon: slot?.weapon ?? read.weapon }, cause, slot?.options);
  const made = attackContext(view, who, target, request);
  if (isRefusal(made)) return { ...NOTHING, refusal: made };
  const refusal = barred ?? whyNotAttack(view, who, read, request);
  const odds = attackOdds(view, who, target, made.attack);
  const whom = attackProvokes(view, who, read);
  const provokes =
    whom === 'nobody'
      ? []
      : opportunists(view, who).filter((id) => whom === 'everyone' || (id === on && isArmed(view, target)));
  return {
    ...odds,
    legal: refusal === null,
    refusal,
    weapon: made.attack.weapon.id,
    kind: made.attack.kind,
    provokes,
  };
}
