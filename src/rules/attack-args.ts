import type { Cost, Play, Provokes, Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, JsonRecord } from '../engine/state';
import { squareName } from '../grid/square';
import { announce, announcedOptions, whyNotAnnounced } from './announced';
import { type ArgsOf, flag, optional, square, text, toSquare, whole } from './arguments';
import { type AttackRequest, attackContext, maximumRange, reaches } from './attack-context';
import { isDead, squaresOf } from './body';
import { coverFrom } from './cover';
import { whyOneBlow } from './riding';
import { hasLineOfEffect } from './sight';
import { takeStance } from './stance';
import { strikesFreely } from './unarmed';

/** What every attack may say (notation: Attacking). */
export const ATTACK_FIELDS = {
  on: text,
  weapon: optional(text),
  thrown: flag,
  nonlethal: flag,
  lethal: flag,
  touch: flag,
  defensively: flag,
  power: optional(whole),
  expertise: optional(whole),
  stunning: flag,
  smite: flag,
  part: optional(square),
};
export type AttackArgs = ArgsOf<typeof ATTACK_FIELDS>;

export const requestOf = (args: AttackArgs, cause: string, options: JsonRecord = {}): AttackRequest => ({
  weapon: args.weapon,
  thrown: args.thrown,
  nonlethal: args.nonlethal,
  lethal: args.lethal,
  touch: args.touch,
  cause,
  provokedBy: null,
  options: { ...options, ...aimOptions(args) },
});

/** By which the blow knows what was said with it: what it uses up, and the part of a big target that it is aimed at (RNG-8). */
export const aimOptions = (args: Pick<AttackArgs, 'stunning' | 'smite' | 'part'>): JsonRecord => ({
  ...announcedOptions(args),
  ...(args.part ? { part: args.part } : {}),
});

/** Why nobody in this state could attack at all, whatever and with whatever, or null. */
export function whyNoAttack(view: View, who: Combatant): Refusal | null {
  const [denial] = view.denials(who, 'attack');
  return denial ? refusal('cannot-attack', { who: who.id, effect: denial.effect }, 'X-GEN-6') : null;
}

/** Why this attack cannot be made at this target, or null: weapon, reach, range, line of effect, total cover, loading, states. */
export function whyNotAttack(
  view: View,
  who: Combatant,
  args: AttackArgs,
  request: AttackRequest,
): Refusal | null {
  const target = view.find(args.on);
  if (!target) return refusal('unknown-combatant', { id: args.on });
  if (target.id === who.id) return refusal('not-oneself', { who: who.id });
  if (isDead(view, target)) return refusal('target-dead', { on: target.id });
  const made = attackContext(view, who, target, request);
  if (isRefusal(made)) return made;
  const [denial] = view.denials(who, 'attack', { opponent: target, attack: made.attack });
  if (denial) return refusal('cannot-attack', { who: who.id, effect: denial.effect }, 'X-GEN-6');
  return (
    whyNotThere(view, target, args.part) ??
    whyOutOfReach(view, who, target, made) ??
    (!made.wielded.loaded ? refusal('not-loaded', { weapon: made.attack.weapon.id }, 'TBL-32') : null) ??
    whyNotTactic(view, who, args) ??
    whyNotAnnounced(view, who, args, made.attack) ??
    whyOneBlow(view, who, made.attack)
  );
}

/** RNG-8: what is aimed at must be a square of the target's. */
const whyNotThere = (view: View, target: Combatant, part: AttackArgs['part']): Refusal | null =>
  part === null || squaresOf(view, target).some(({ x, y }) => x === part[0] && y === part[1])
    ? null
    : refusal('not-a-part-of-it', { on: target.id, square: squareName(toSquare(part)) }, 'RNG-8');

function whyOutOfReach(
  view: View,
  who: Combatant,
  target: Combatant,
  { attack }: Exclude<ReturnType<typeof attackContext>, Refusal>,
): Refusal | null {
  const { weapon, kind, distanceFeet } = attack;
  const melee = kind === 'melee';
  if (melee && !reaches(view, who, weapon, target))
    return refusal('out-of-reach', { on: target.id, weapon: weapon.id, feet: distanceFeet }, 'ATK-11');
  const range = melee ? Number.POSITIVE_INFINITY : maximumRange(view, who, weapon);
  if (distanceFeet > range)
    return refusal('out-of-range', { on: target.id, weapon: weapon.id, feet: distanceFeet, range }, 'RNG-1');
  if (!hasLineOfEffect(view, who, target) || coverFrom(view, who, target, melee) === 'total')
    return refusal('total-cover', { on: target.id }, 'X-COV-10');
  return null;
}

/** DEF-5, X-FEAT-3, X-FEAT-13: why what is combined with the attack cannot be, or null. */
export function whyNotTactic(view: View, who: Combatant, args: AttackArgs): Refusal | null {
  if ((args.defensively || args.expertise !== null) && view.has(who, 'total-defense'))
    return refusal('total-defense-taken', { who: who.id }, 'DEF-5');
  const most = Math.min(5, who.sheet.baseAttackBonus);
  return (
    whyNotTrade(who, { feat: 'combat-expertise', amount: args.expertise, most }) ??
    whyNotTrade(who, { feat: 'power-attack', amount: args.power, most: who.sheet.baseAttackBonus })
  );
}

function whyNotTrade(
  who: Combatant,
  { feat, amount, most }: { feat: string; amount: number | null; most: number },
): Refusal | null {
  if (amount === null) return null;
  if (!who.sheet.feats.includes(feat)) return refusal('feat-needed', { who: who.id, effect: feat }, 'FEAT-1');
  return amount < 0 || amount > most ? refusal('trade-too-big', { effect: feat, most }, 'X-FEAT-13') : null;
}

/** Takes the stances an attack brings with it, before the roll; they last until the own next turn. */
export function takeTactics(play: Play, who: string, args: AttackArgs): void {
  if (args.defensively) takeStance(play, who, 'fighting-defensively');
  if (args.expertise !== null) takeStance(play, who, 'combat-expertise', { amount: args.expertise });
  if (args.power !== null) takeStance(play, who, 'power-attack', { amount: args.power });
  announce(play, who, args);
}

/** ATK-10; a two-handed weapon is thrown in a full-round action. */
export function attackCost(view: View, who: Combatant, args: AttackArgs): Cost {
  const target = view.find(args.on);
  const made = target ? attackContext(view, who, target, requestOf(args, 'attack')) : null;
  if (!made || isRefusal(made)) return 'attack';
  const { weapon, thrown } = made.attack;
  return thrown && weapon.handedness === 'two-handed' ? 'full-round' : 'attack';
}

/** Whom making the attack provokes: shots everyone (TBL-2), bare hands the armed target (UNA-2), the whip everyone (X-RCH-2). */
export function attackProvokes(view: View, who: Combatant, args: AttackArgs): Provokes {
  const target = view.find(args.on);
  if (!target) return 'nobody';
  const made = attackContext(view, who, target, requestOf(args, 'attack'));
  if (isRefusal(made)) return 'nobody';
  const { weapon, kind } = made.attack;
  if (kind === 'ranged' || !weapon.threatens) return 'everyone';
  // TOUCH-17: a blow struck while a charge is held is an unarmed attack like any other.
  return weapon.id === 'unarmed' && !strikesFreely(view, who) ? 'target' : 'nobody';
}
