import type { AttackContext, Play, View } from '../engine/contract';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { hitPointsOf } from './body';
import { energyResisted, vulnerably } from './energy';
import { type SaveRequest, savingThrow } from './saving-throw';

/** Damage on its way to someone. */
export interface Harm {
  readonly who: CombatantId;
  readonly by: CombatantId | null;
  readonly amount: number;
  readonly nonlethal: boolean;
  /** Weapon id, spell name, `strain` … for the log. */
  readonly source: string;
  /** The blow, where it was one: decides damage reduction. */
  readonly attack: AttackContext | null;
  /** Kind of a spell's damage (`fire`; empty where it has none): resistances count, damage reduction does not. */
  readonly energy?: string;
}

const isOf = ({ weapon }: AttackContext, what: string): boolean =>
  what === 'magic'
    ? weapon.enhancement > 0
    : weapon.types.some((type) => type === what) || weapon.traits.includes(what);

/** `slashing or piercing`: either will do; `magic and silver`: both are needed. */
const bypasses = (attack: AttackContext, bypass: string): boolean =>
  bypass.split(/ or |\//).some((either) => either.split(' and ').every((what) => isOf(attack, what)));

/** What damage reduction takes off a blow. */
export function reduction(who: Combatant, attack: AttackContext | null): number {
  const { damageReduction } = who.sheet;
  if (!damageReduction || !attack) return 0;
  return bypasses(attack, damageReduction.bypass) ? 0 : damageReduction.amount;
}

/** Loss that no body makes light of. */
const INNER: ReadonlySet<string> = new Set(['bleeding', 'strain', 'untended']);

/** `regeneration-5`: only fire and acid do real damage; `regeneration-5-good-silver`: only what is named. All else is nonlethal. */
function regenerates(view: View, who: Combatant, { energy, attack, source }: Harm): boolean {
  if (INNER.has(source)) return false;
  const trait = who.sheet.traits.find((it) => it.startsWith('regeneration-'));
  if (trait === undefined || view.has(who, 'dead')) return false;
  const [, , ...named] = trait.split('-');
  const real = named.length === 0 ? ['fire', 'acid'] : named;
  return !real.some((what) => what === energy || (attack !== null && bypasses(attack, what)));
}

/** Deals damage: reduction, then temporary hit points (X-TMP-1), then hit points or the nonlethal count (X-NLD-1); then what that does to the victim. */
export function harm(play: Play, it: Harm): number {
  const victim = play.combatant(it.who);
  const arriving = vulnerably(victim, it.energy, it.amount);
  const reduced = Math.min(arriving, reduction(victim, it.attack) + energyResisted(victim, it.energy));
  const amount = arriving - reduced;
  const nonlethal = isNonlethalTo(play, victim, it);
  if (nonlethal && isLifeless(play, victim)) return 0;
  const temporary = Math.min(victim.temporary, amount);
  const { who, by, source } = it;
  play.emit({ type: 'damaged', who, by, amount, temporary, nonlethal, source, reduced });
  settleHitPoints(play, who, amount > 0 && !nonlethal);
  const isOneAttack = by !== null && (it.attack !== null || it.energy !== undefined);
  if (isOneAttack && !nonlethal && isMassive(play, victim, amount)) massiveDamage(play, who);
  return amount;
}

/** Whether what comes counts as nonlethal damage to this body. */
export const isNonlethalTo = (view: View, victim: Combatant, it: Harm): boolean =>
  it.nonlethal || regenerates(view, victim, it);

/** HP-10: so much at one blow that it may kill by itself. */
export const isMassive = (view: View, victim: Combatant, amount: number): boolean =>
  amount >= 50 && !isLifeless(view, victim);

/** Neither nonlethal damage nor what calls for a Fortitude save concerns the undead and constructs. */
export const isLifeless = (view: View, who: Combatant): boolean =>
  view.has(who, 'undead') || view.has(who, 'construct');

/** HP-10: the save against being killed by one blow. */
export const saveAgainstMassive = (who: CombatantId): SaveRequest => ({
  who,
  kind: 'fortitude',
  dc: 15,
  against: null,
});

/** HP-10 to HP-12: 50 or more at one blow that does not kill: Fortitude DC 15 or die. */
function massiveDamage(play: Play, id: CombatantId): void {
  if (play.has(play.combatant(id), 'dead')) return;
  const { passed } = savingThrow(play, saveAgainstMassive(id));
  if (!passed) die(play, id);
}

export function die(play: Play, id: CombatantId): void {
  for (const { uid, id: effect } of play.combatant(id).effects)
    if (OF_HIT_POINTS.has(effect))
      play.emit({ type: 'effectEnded', who: id, uid, id: effect, reason: 'hit-points' });
  gainOnce(play, id, 'dead');
}

/** Heals up to the full total and takes as much nonlethal damage off (X-HEAL-2, X-NLD-4). Any healing stops dying (STAB-7). */
export function heal(play: Play, id: CombatantId, amount: number, source: string): void {
  const who = play.combatant(id);
  if (play.has(who, 'dead')) return;
  play.emit({
    type: 'healed',
    who: id,
    amount: Math.min(amount, who.damage),
    nonlethal: Math.min(amount, who.nonlethal),
    source,
  });
  if (play.has(play.combatant(id), 'dying') && amount > 0) stabilise(play, id);
  settleHitPoints(play, id, false);
}

/** Takes nonlethal damage off, and what that does. */
export function easeNonlethal(play: Play, id: CombatantId, amount: number, source: string): void {
  const { nonlethal } = play.combatant(id);
  if (nonlethal === 0 || amount <= 0) return;
  play.emit({ type: 'healed', who: id, amount: 0, nonlethal: Math.min(nonlethal, amount), source });
  settleHitPoints(play, id, false);
}

/** A dying creature stops losing hit points (STAB-2, STAB-6, STAB-7). */
export function stabilise(play: Play, id: CombatantId): void {
  endAll(play, id, 'dying', 'hit-points');
  gainOnce(play, id, 'stable');
}

/** The conditions that hit points alone decide. */
const OF_HIT_POINTS: ReadonlySet<string> = new Set([
  'disabled',
  'dying',
  'stable',
  'staggered',
  'unconscious',
]);

/** What hit points and nonlethal damage make of someone: the condition it is in by them, or null. */
export function conditionByHitPoints(view: View, who: Combatant, freshWound: boolean): string | null {
  const now = hitPointsOf(who);
  if (isLifeless(view, who)) return now <= 0 ? 'dead' : null;
  if (now <= -10) return 'dead';
  if (now < 0) return belowZero(view, who, freshWound);
  if (who.nonlethal > now) return 'unconscious';
  if (now === 0) return 'disabled';
  return who.nonlethal > 0 && who.nonlethal === now ? 'staggered' : null;
}

function belowZero(view: View, who: Combatant, freshWound: boolean): string {
  if (view.has(who, 'diehard')) return 'disabled';
  if (freshWound) return 'dying';
  // HP-20: conscious again but still below 0.
  if (
    view.has(who, 'disabled') &&
    who.effects.some(({ id, data }) => id === 'disabled' && data['recovered'] === true)
  )
    return 'disabled';
  return view.has(who, 'stable') ? 'stable' : 'dying';
}

/**
 * Brings the conditions in line with the hit points (HP-13 to HP-24, X-NLD-2): the one that fits is gained, the others end.
 * An unconsciousness that does not come from hit points is left alone. Returns the one that fits.
 */
export function fitHitPoints(play: Play, id: CombatantId, freshWound: boolean): string | null {
  const who = play.combatant(id);
  if (play.has(who, 'dead')) return null;
  const fitting = conditionByHitPoints(play, who, freshWound);
  for (const { uid, id: effect, data } of who.effects) {
    if (effect === fitting || !OF_HIT_POINTS.has(effect)) continue;
    if (effect === 'unconscious' && data['nonlethal'] !== true) continue;
    play.emit({ type: 'effectEnded', who: id, uid, id: effect, reason: 'hit-points' });
  }
  if (fitting !== null) gainOnce(play, id, fitting, fitting === 'unconscious' ? { nonlethal: true } : {});
  return fitting;
}

/** The same in play, where whoever falls unconscious falls prone too. */
export function settleHitPoints(play: Play, id: CombatantId, freshWound: boolean): void {
  const fitting = fitHitPoints(play, id, freshWound);
  if (fitting === 'dying' || fitting === 'unconscious') gainOnce(play, id, 'prone');
}

/** Gains a condition it does not have yet. */
export function gainOnce(play: Play, who: CombatantId, id: string, data: JsonRecord = {}): void {
  if (!play.combatant(who).effects.some((it) => it.id === id))
    play.gain(who, { id, by: null, ends: null, data });
}

/** Ends every instance of an effect. */
export function endAll(play: Play, who: CombatantId, id: string, reason: string): void {
  for (const { uid, id: effect } of play.combatant(who).effects)
    if (effect === id) play.emit({ type: 'effectEnded', who, uid, id, reason });
}
