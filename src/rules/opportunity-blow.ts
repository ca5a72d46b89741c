import type { AttackContext, View } from '../engine/contract';
import { total } from '../engine/modifiers';
import { isRefusal } from '../engine/refusal';
import type { Combatant, CombatantId, Spell } from '../engine/state';
import type { Square } from '../grid/square';
import { abilityHarmOf } from './ability-loss';
import { isOwnLimb } from './afflicting';
import { attackContext, PLAIN_ATTACK, reaches } from './attack-context';
import { attackOdds, type Odds } from './attack-odds';
import { HOLDING, heldSpell } from './casting';
import { checkModifiers } from './check';
import { damageTimes } from './critical';
import { type Distribution, damageDistribution } from './damage-distribution';
import { checkChance, FACES, hitChance, hitsWith, saveChance } from './hit-chance';
import { isLifeless, isMassive, isNonlethalTo, saveAgainstMassive } from './hit-points';
import { chanceToPassThrough } from './incorporeality';
import { perState } from './per-state';
import { turnerFor } from './riding';
import { type Deals, type Sapped, sappedBody, sapsOf, sapsOfPoints, UNSAPPED } from './sapped';
import { modifiersOfSave } from './saving-throw';
import { diceOf } from './spell';
import { spellContext } from './spell-attack';
import { failChance, feltChance, pierceChance, scorePoints, spellDamage } from './spell-damage';
import { stancesKey } from './stance';
import { threateningWeapons } from './wielding';
import { afterTurning, isTurningSpent, type Wounds, woundsOf } from './wounds';

/**
 * The blow an enemy would strike at a mover leaving a square: how, at what odds, and the wounds it deals with their chances, misses in as 0, by
 * what is off the mover's scores afterwards.
 */
export interface OpportunityBlow {
  readonly attack: AttackContext;
  readonly odds: Odds;
  readonly deals: Deals;
  /** The same while the rider of the mount that is struck may still turn a blow; null where nobody may. */
  readonly guarded: Deals | null;
}

/** What a blow deals to one that has taken so much on the way already. */
export const dealsAfter = (
  { deals, guarded }: Pick<OpportunityBlow, 'deals' | 'guarded'>,
  taken: Wounds,
): Deals => (guarded === null || isTurningSpent(taken) ? deals : guarded);

/** Who is struck: as it was, and as it is with so much off its scores. */
interface Struck {
  readonly whole: Combatant;
  readonly body: Combatant;
  readonly sapped: Sapped;
}

/** D20, TOUCH-11: the charge that the bare hand delivers unless the fist is asked for; null: it is a fist, or a weapon strikes. */
export const chargeFor = (view: View, who: Combatant, weapon: string | null): Spell | null =>
  weapon === 'unarmed' && view.has(who, HOLDING) ? heldSpell(view, who.id) : null;

function attackOn(view: View, enemy: Combatant, target: Combatant, because: string): AttackContext | null {
  const usable = threateningWeapons(view, enemy).find(({ weapon }) => reaches(view, enemy, weapon, target));
  if (!usable) return null;
  const charge = chargeFor(view, enemy, usable.weapon.id);
  if (charge) return spellContext(view, enemy, target, { spell: charge, touch: 'melee' });
  const made = attackContext(view, enemy, target, {
    ...PLAIN_ATTACK,
    weapon: usable.weapon.id,
    cause: 'attack-of-opportunity',
    provokedBy: because,
  });
  return isRefusal(made) ? null : made.attack;
}

/** Chances that the blow gets through as a plain hit and as a critical one, and that the mount's rider turns it. */
interface Landing {
  readonly plain: number;
  readonly critical: number;
  readonly turned: number;
}
const unturned = ({ chance, criticalChance }: Odds): Landing => ({
  plain: chance - criticalChance,
  critical: criticalChance,
  turned: 0,
});

/** X-FEAT-26: the rider's Ride check must reach what the attack roll came to, face by face. */
function againstRider(view: View, rider: Combatant, odds: Odds): Landing {
  const ride = total(checkModifiers(view, rider, 'ride'));
  const hits = hitChance(odds.bonus, odds.armorClass);
  const sight = odds.chance / hits;
  const mayBeCritical = odds.criticalChance > 0;
  let [plain, critical, turned] = [0, 0, 0];
  for (const face of FACES) {
    if (!hitsWith(face, odds.bonus, odds.armorClass)) continue;
    const away = checkChance(ride, face + odds.bonus);
    const confirmed = mayBeCritical && face >= odds.critical.from ? hits : 0;
    turned += away / 20;
    critical += ((1 - away) * confirmed) / 20;
    plain += ((1 - away) * (1 - confirmed)) / 20;
  }
  return { plain: plain * sight, critical: critical * sight, turned: turned * sight };
}

/** What is taken off the scores by a blow that reaches the flesh, with its chances. */
type Saps = ReadonlyMap<Sapped, number>;

/** Exact, over every face of every die. `after`: what the wounds of a blow that lands are counted as. */
function dealtBy(
  view: View,
  [who, target]: readonly [Combatant, Struck],
  { attack, odds }: Pick<OpportunityBlow, 'attack' | 'odds'>,
  { landing, after }: { readonly landing: Landing; readonly after: (wounds: Wounds) => Wounds },
): Deals {
  const { body, sapped } = target;
  const felt = 1 - chanceToPassThrough(view, who, body, attack) / 100;
  const { plain, critical, turned } = landing;
  const outcome = new Map<Sapped, Map<Wounds, number>>([
    [sapped, new Map([[0, 1 - plain - critical - turned]])],
  ]);
  const add = (wounds: Wounds, chance: number, saps: Saps | null = null): void => {
    for (const [left, part] of saps ?? [[sapped, 1]]) {
      if (chance * part <= 0) continue;
      const its = outcome.get(left) ?? new Map<Wounds, number>();
      outcome.set(left, its.set(wounds, (its.get(wounds) ?? 0) + chance * part));
    }
  };
  const charge = chargeFor(view, who, attack.weapon.traits.includes('spell') ? 'unarmed' : null);
  const kind = woundingOf(view, who, body, { attack, charge });
  const damages = charge ? spellTouch(view, who, body, charge) : weaponDamages(view, who, body, attack);
  const wounding = isOwnLimb(who, attack.weapon.id) ? sapsOf(view, who, target.whole, sapped) : null;
  const hit = (times: number, weight: number): void => {
    if (weight <= 0) return;
    const touched = charge ? touchSaps(view, who, target, { spell: charge, times }) : null;
    for (const [amount, chance] of damages(times)) {
      const killed = kind.kills(amount);
      const wounds = kind.wounds(amount, false);
      add(after(wounds), chance * weight * (1 - killed), wounds === 0 ? touched : wounding);
      add(after(kind.wounds(amount, true)), chance * weight * killed);
    }
  };
  add(after(0), turned + (plain + critical) * (1 - felt));
  hit(damageTimes(attack, 1), plain * felt);
  hit(damageTimes(attack, odds.critical.multiplier), critical * felt);
  return outcome;
}

type Damages = (times: number) => Distribution;
const weaponDamages =
  (view: View, who: Combatant, target: Combatant, attack: AttackContext): Damages =>
  (times) =>
    damageDistribution(view, { who, target, attack }, times);

/** Of a touch that has hit: spell resistance, the save, energy resistance. */
function spellTouch(view: View, who: Combatant, target: Combatant, spell: Spell): Damages {
  const failed = failChance(view, who, target, spell);
  const pierced = pierceChance(view, who, target, spell) * feltChance(view, who, target, spell);
  return (times) => {
    const dealt = spellDamage(view, target, spell, { failed, twice: times > 1 }) ?? new Map();
    const all = new Map([...dealt].map(([amount, chance]) => [amount, chance * pierced] as const));
    const spared = 1 - [...all.values()].reduce((sum, chance) => sum + chance, 0);
    return all.set(0, (all.get(0) ?? 0) + spared);
  };
}

/** A charge that is after a score and not after hit points: what gets through of it; null for any other. */
function touchSaps(
  view: View,
  who: Combatant,
  { whole, body, sapped }: Struck,
  { spell, times }: { readonly spell: Spell; readonly times: number },
): Saps | null {
  const dice = spell.damage === null ? null : diceOf(spell.damage);
  const harm = abilityHarmOf(dice?.kind ?? '');
  if (!dice || !harm) return null;
  const failed = failChance(view, who, body, spell);
  const pierced = pierceChance(view, who, body, spell) * feltChance(view, who, body, spell);
  const points = scorePoints(view, body, spell, { dice: dice.dice, failed, pierced, twice: times > 1 });
  return sapsOfPoints(view, whole, sapped, { ...harm, points });
}

/** What an amount of its damage is to this target, and the chance that so much kills it at once (HP-10, HP-11). */
function woundingOf(
  view: View,
  who: Combatant,
  target: Combatant,
  { attack, charge }: { readonly attack: AttackContext; readonly charge: Spell | null },
) {
  const { nonlethal: meant } = attack;
  const { id: source } = attack.weapon;
  const energy = charge?.damage ? (diceOf(charge.damage)?.kind ?? '') : null;
  const by = energy === null ? { attack } : { attack: null, energy };
  const harm = { who: target.id, by: who.id, amount: 0, nonlethal: meant, source, ...by };
  const nonlethal = isNonlethalTo(view, target, harm);
  const spared = nonlethal && isLifeless(view, target);
  const kills = (amount: number): number => {
    if (nonlethal || !isMassive(view, target, amount)) return 0;
    const save = saveAgainstMassive(target.id);
    return 1 - saveChance(total(modifiersOfSave(view, save)), save.dc);
  };
  const wounds = (amount: number, killed: boolean): Wounds =>
    spared ? 0 : woundsOf(amount, { nonlethal, killed });
  return { kills, wounds };
}

const blows = perState<OpportunityBlow | null>();

/** The blow of `by` at `mover` leaving `at`, worked out once a state; null where no weapon gets there. `sapped`: what is off its scores by then. */
export function opportunityBlow(
  view: View,
  by: CombatantId,
  mover: Combatant,
  { at, sapped = UNSAPPED }: { readonly at: Square; readonly sapped?: Sapped },
): OpportunityBlow | null {
  // Within a state the same mover differs in its stances at most.
  return blows(view, `${by} ${mover.id} ${at.x} ${at.y} ${stancesKey(mover)} ${sapped}`, () =>
    blowFor(view, by, { ...mover, at }, { because: 'movement', sapped }),
  );
}

/** The blow of `by` at somebody who gives it an opening by an act (`because`: the action's id); null where no weapon gets there. */
export function blowFor(
  view: View,
  by: CombatantId,
  whole: Combatant,
  { because, sapped = UNSAPPED }: { readonly because: string; readonly sapped?: Sapped },
): OpportunityBlow | null {
  const enemy = view.combatant(by);
  const body = sappedBody(whole, sapped);
  const attack = attackOn(view, enemy, body, because);
  if (!attack) return null;
  const odds = attackOdds(view, enemy, body, attack);
  const blow = { attack, odds };
  const pair = [enemy, { whole, body, sapped }] as const;
  const deals = dealtBy(view, pair, blow, { landing: unturned(odds), after: (wounds) => wounds });
  const rider = turnerFor(view, body);
  if (rider === null) return { ...blow, deals, guarded: null };
  const landing = againstRider(view, rider, odds);
  return { ...blow, deals, guarded: dealtBy(view, pair, blow, { landing, after: afterTurning }) };
}
