import type { Refusal, View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId, FullAttack, JsonRecord } from '../../engine/state';
import { type ArgsOf, argsParser, flag, optional } from '../arguments';
import { AGAINST_ALL, armorClass } from '../armor-class';
import { ATTACK_FIELDS, requestOf, whyNotAttack } from '../attack-args';
import { attackContext } from '../attack-context';
import { attackOdds, type Odds } from '../attack-odds';
import { afterShot, type ChosenAttack, chooseAttack } from '../attacking';
import { extraAttacks } from '../extra-attacks';
import { plannedFullAttack, withTactics } from '../planned-attack';
import { weaponPair } from '../two-weapons';

// A whole full attack before its first roll, and the same in the other ways that the attacker has.

/** One attack of the sequence. `refusal`: it comes to nothing (the crossbow is empty, the arm does not get there). */
export interface SequenceAttack {
  readonly weapon: string;
  readonly odds: Odds;
  readonly refusal: Refusal | null;
}
/** A way to make the full attack. */
export interface Sequence {
  /** The arguments that make it this way, in the notation's words. */
  readonly args: JsonRecord;
  readonly attacks: readonly SequenceAttack[];
  /** Mean damage of all of them. */
  readonly expected: number;
  /** That at least one hits, from 0 to 1. */
  readonly anyHit: number;
  /** By how much the own AC changes until the next turn. */
  readonly armorClass: number;
}
/** What sets a way apart from the one asked for. */
export type WayId = 'twf' | 'rapid' | 'flurry' | 'power' | 'expertise' | 'defensively';
export interface Alternative extends Sequence {
  readonly way: WayId;
  /** Power Attack or Combat Expertise by how much; null where it is no trade. */
  readonly amount: number | null;
  /** True: this way takes up what the way asked for leaves, false: it leaves it. */
  readonly on: boolean;
}
export interface FullAttackAnswer extends Sequence {
  readonly refusal: Refusal | null;
  readonly alternatives: readonly Alternative[];
}
export interface FullAttackQuestion {
  readonly by: CombatantId;
  readonly on: CombatantId;
  readonly args: JsonRecord;
}
const FIELDS = { ...ATTACK_FIELDS, twf: flag, rapid: optional(flag), flurry: optional(flag) };
const parse = argsParser(FIELDS);
type Args = ArgsOf<typeof FIELDS>;

/** Nobody has as many attacks in a round. */
const MOST_ATTACKS = 60;

/** With the weapon named while it has attacks left, then with what is left (FULL-7, FULL-8). */
function nextAttack(who: Combatant, full: FullAttack, weapon: string | null): ChosenAttack | null {
  const chosen = chooseAttack(who, full, weapon);
  if (!isRefusal(chosen)) return chosen;
  const other = weapon === null ? chosen : chooseAttack(who, full, null);
  return isRefusal(other) ? null : other;
}

/** The attacks in the order in which they come, as if none of them changed anything but what is in the hands. */
function attacksOf(view: View, attacker: Combatant, target: Combatant, args: Args): SequenceAttack[] {
  let who = withTactics(view, attacker, { ...args, full: true });
  const { fullAttack } = attacker.turn;
  let full = fullAttack?.remaining.length ? fullAttack : plannedFullAttack(view, who, args);
  const found: SequenceAttack[] = [];
  while (found.length < MOST_ATTACKS) {
    const chosen = nextAttack(who, full, args.weapon);
    if (!chosen) break;
    full = { ...full, remaining: full.remaining.filter((slot) => slot !== chosen.slot) };
    const its = { ...args, weapon: chosen.weapon };
    const request = requestOf(its, 'full-attack', chosen.options);
    const made = attackContext(view, who, target, request);
    if (isRefusal(made)) continue;
    const refusal = whyNotAttack(view, who, its, request);
    found.push({ weapon: made.attack.weapon.id, odds: attackOdds(view, who, target, made.attack), refusal });
    const after = afterShot(view, who, target, its);
    if (after) who = { ...who, inventory: after.inventory };
  }
  return found;
}

function sequence(view: View, who: Combatant, target: Combatant, given: JsonRecord): Sequence | Refusal {
  const args = parse({ ...given, on: target.id });
  if (isRefusal(args)) return args;
  const attacks = attacksOf(view, who, target, args);
  const made = attacks.filter(({ refusal }) => refusal === null);
  const ac = (it: Combatant): number => armorClass(view, it, AGAINST_ALL).value;
  return {
    args: given,
    attacks,
    expected: made.reduce((sum, { odds }) => sum + odds.expected, 0),
    anyHit: 1 - made.reduce((all, { odds }) => all * (1 - odds.chance), 1),
    armorClass: ac(withTactics(view, who, { ...args, full: true })) - ac(who),
  };
}

/** Arguments with one of them set, or left out. */
const withOption = (args: JsonRecord, key: WayId, value: JsonRecord[string]): JsonRecord => ({
  ...Object.fromEntries(Object.entries(args).filter(([name]) => name !== key)),
  ...(value === null ? {} : { [key]: value }),
});

type Finder = (
  view: View,
  who: Combatant,
  target: Combatant,
  args: Args & JsonRecord,
) => readonly JsonRecord[string][];

const toggled = (given: unknown): readonly JsonRecord[string][] => [given === true ? null : true];

/** Whether the attacks include those more that `rapid` or `flurry` leaves. */
const extras =
  (key: 'rapid' | 'flurry', effect: string): Finder =>
  (view, who, _target, args) => {
    if (args[key] === false) return [null];
    return extraAttacks(view, who, args).some((it) => it.effect === effect) ? [false] : [];
  };

/** X-FEAT-3, X-FEAT-13: from 1 to the most; and without, where it is used. */
function trades(
  who: Combatant,
  feat: string,
  most: number,
  given: number | null,
): readonly JsonRecord[string][] {
  if (!who.sheet.feats.includes(feat) || most < 1) return [];
  const amounts = Array.from({ length: most }, (_, index) => index + 1).filter((it) => it !== given);
  return given === null ? amounts : [null, ...amounts];
}

/** The values that each option may have besides the one asked for. */
const OPTIONS: Readonly<Record<WayId, Finder>> = {
  twf: (_view, who, _target, { twf }) => {
    const pair = weaponPair(who);
    return twf || (pair && pair.off.id !== 'unarmed') ? toggled(twf) : [];
  },
  rapid: extras('rapid', 'rapid-shot'),
  flurry: extras('flurry', 'flurry-of-blows'),
  power: (_view, who, _target, { power }) => trades(who, 'power-attack', who.sheet.baseAttackBonus, power),
  expertise: (_view, who, _target, { expertise }) =>
    trades(who, 'combat-expertise', Math.min(5, who.sheet.baseAttackBonus), expertise),
  defensively: (_view, _who, _target, { defensively }) => toggled(defensively),
};

/** For each option its other way; of a trade the one by which it does most on average. */
function alternatives(view: View, who: Combatant, target: Combatant, question: JsonRecord): Alternative[] {
  const args = parse({ ...question, on: target.id });
  if (isRefusal(args)) return [];
  const begun = (who.turn.fullAttack?.remaining.length ?? 0) > 0;
  return (Object.keys(OPTIONS) as WayId[]).flatMap((way) => {
    // Chosen with the first attack for all of them (X-TWF-1, X-FEAT-16, X-CLS-5).
    if (begun && (way === 'twf' || way === 'rapid' || way === 'flurry')) return [];
    const found = OPTIONS[way](view, who, target, args).flatMap((value) => {
      const made = sequence(view, who, target, withOption(question, way, value));
      if (isRefusal(made)) return [];
      const amount = typeof value === 'number' ? value : null;
      return [{ ...made, way, amount, on: value === true || amount !== null || isBack(way, value) }];
    });
    return bestOf(found);
  });
}
/** Rapid Shot and flurry are used unless they are left. */
const isBack = (way: WayId, value: JsonRecord[string]): boolean =>
  value === null && (way === 'rapid' || way === 'flurry');

function bestOf(found: readonly Alternative[]): Alternative[] {
  const off = found.filter(({ amount }) => amount === null);
  const traded = found.filter(({ amount }) => amount !== null);
  const [first, ...others] = traded;
  if (!first) return off;
  return [...off, others.reduce((best, it) => (it.expected > best.expected + 1e-9 ? it : best), first)];
}

/**
 * The attacks of a full attack on `on` with bonus, AC, chance and mean damage, and what each option of the attacker would make of them
 * (FULL-4 to FULL-8, FULL-12, X-TWF-1, X-FEAT-3, X-FEAT-13, X-FEAT-16, X-CLS-5). One that is under way: what is left of it.
 */
export function askFullAttack(view: View, { by, on, args }: FullAttackQuestion): FullAttackAnswer | null {
  const who = view.combatant(by);
  const target = view.find(on);
  if (!target) return null;
  const asked = sequence(view, who, target, args);
  if (isRefusal(asked)) return { ...NOTHING, args, refusal: asked };
  const refusal = asked.attacks.find((it) => it.refusal !== null)?.refusal ?? null;
  const none = asked.attacks.every((it) => it.refusal !== null);
  return {
    ...asked,
    refusal: none ? refusal : null,
    alternatives: alternatives(view, who, target, args),
  };
}
const NOTHING: Omit<FullAttackAnswer, 'args' | 'refusal'> = {
  attacks: [],
  expected: 0,
  anyHit: 0,
  armorClass: 0,
  alternatives: [],
};
