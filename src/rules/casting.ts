import type { Play, View } from '../engine/contract';
import type { CombatantId, JsonRecord, Spell } from '../engine/state';
import {
  concentratesOn,
  DEFENSIVELY,
  type Distraction,
  hindrances,
  spellsIn,
  woundsIn,
} from './concentration';
import { endAll } from './hit-points';
import { castingTime, isQuick, spellIn } from './spell';
import { deliver, isInTouch, needsRoll, rollSpellDamage } from './spell-attack';
import { takeEffect } from './spell-effect';
import { CONCENTRATING } from './spell-keys';
import { type Aim, concerned, isByTouch, originOf } from './spell-targets';

export const CASTING = 'casting';
export const HOLDING = 'holding-charge';
/** Out of 100 (SPELL-6). */
export const DEAFENED = 20;

/** A spell on its way. */
export interface Casting {
  readonly spell: Spell;
  readonly aim: Aim;
  readonly defensively: boolean;
  readonly quickened: boolean;
  /** False for what needs no words or gestures of its own (an item). */
  readonly spoken: boolean;
}

export function tellCast(
  play: Play,
  who: CombatantId,
  { spell, aim }: Pick<Casting, 'spell' | 'aim'>,
  outcome: 'kept' | 'lost' | 'held',
): void {
  play.emit({ type: 'spellCast', who, spell: spell.name, outcome, on: aim.on[0] ?? null });
}

/** What could break the casting when it goes on: wounds first, then what holds the caster, then its caution (SPELL-28, SPELL-30, X-GRP-10). */
export const distractions = (
  view: View,
  who: CombatantId,
  it: Casting,
  memo: JsonRecord,
): readonly Distraction[] => [
  ...woundsIn(memo),
  ...spellsIn(memo),
  ...hindrances(view, who),
  ...(it.defensively ? [DEFENSIVELY] : []),
];

/** SPELL-6: whether the words of the spell may go wrong: its caster cannot hear them. */
export const mayBeMumbled = (view: View, who: CombatantId, { spell, spoken }: Casting): boolean =>
  spoken && spell.components.includes('V') && !view.can(view.combatant(who), 'hear');

/** SPELL-6: who cannot hear spoils a spell with words on 1 to 20 of d100. */
function isMumbled(play: Play, who: CombatantId, it: Casting): boolean {
  if (!mayBeMumbled(play, who, it)) return false;
  const request = { who, purpose: 'other', what: 'deafened', dice: 'd100', modifiers: [] } as const;
  return play.roll(request).total <= DEAFENED;
}

/** Whether the caster gets the spell off (SPELL-17 to SPELL-20): every check is made, or the spell is lost. */
export const isKept = (play: Play, who: CombatantId, it: Casting, memo: JsonRecord): boolean =>
  play.can(play.combatant(who), 'concentrate') &&
  concentratesOn(play, who, distractions(play, who, it, memo), it.spell.level) &&
  !isMumbled(play, who, it);

/** One casting less of a spell that has a number of them, kept or lost (SPELL-21, SPELL-22). */
export function spend(play: Play, who: CombatantId, { spell }: Casting): void {
  const { spells } = play.combatant(who).sheet;
  const at = spells.findIndex(({ name, count }) => name === spell.name && count !== null);
  const known = spells[at];
  if (!known || known.count === null) return;
  const rest = spells.with(at, { ...known, count: Math.max(0, known.count - 1) });
  play.emit({ type: 'sheetSet', who, sheet: { spells: rest } });
}

/** The act of casting goes on after what it provoked: the spell is lost, takes effect, or is cast for rounds to come. */
export function cast(play: Play, who: CombatantId, it: Casting, memo: JsonRecord): void {
  spend(play, who, it);
  // TOUCH-15, SPELL-24: another spell lets go of a held charge and of one that is concentrated on.
  endAll(play, who, HOLDING, 'cast-another');
  const time = castingTime(it.spell, it.quickened);
  if (!isQuick(time)) endAll(play, who, CONCENTRATING, 'cast-another');
  if (!isKept(play, who, it, memo)) {
    tellCast(play, who, it, 'lost');
    return;
  }
  if (typeof time === 'number') beginLong(play, who, it, time);
  else release(play, who, it);
}

/** SPELL-33 to SPELL-38: kept up until just before the own turn so many rounds on. */
function beginLong(play: Play, who: CombatantId, { spell, aim }: Casting, rounds: number): void {
  const since = play.encounter.round;
  const data = { name: spell.name, spell: { ...spell }, aim: { ...aim }, rounds, kept: since };
  endAll(play, who, CASTING, 'cast-another');
  play.gain(who, { id: CASTING, by: who, ends: null, data });
}

/** SPELL-36: this round of a long casting is done as well. */
export function castOn(play: Play, who: CombatantId): void {
  const { round } = play.encounter;
  for (const { uid, id, data } of play.combatant(who).effects)
    if (id === CASTING) play.emit({ type: 'effectChanged', who, uid, data: { ...data, kept: round } });
}

/** The spell is cast: it is held, touched with, shot, or takes effect (SPELL-26, TOUCH-1, TOUCH-2). */
export function release(play: Play, who: CombatantId, meant: Pick<Casting, 'spell' | 'aim'>): void {
  // Whoever it was meant for may have left meanwhile.
  const on = meant.aim.on.filter((id) => play.find(id) !== null);
  const it = { spell: meant.spell, aim: { ...meant.aim, on } };
  if (on.length < meant.aim.on.length && on.length === 0 && !isByTouch(it.spell, it.aim)) {
    tellCast(play, who, it, 'kept');
    return;
  }
  if (isByTouch(it.spell, it.aim)) releaseTouch(play, who, it);
  else {
    tellCast(play, who, it, 'kept');
    if (it.spell.touch === 'ranged') shoot(play, who, it);
    else {
      const targets = concerned(play, play.combatant(who), it.spell, it.aim);
      const at = originOf(play, it.spell, it.aim);
      takeEffect(play, { caster: who, spell: it.spell, targets, at });
    }
  }
}

/** A ray at each target: one opportunity, the casting's, is all it gives (D14, X-AREA-11). */
function shoot(play: Play, who: CombatantId, { spell, aim }: Pick<Casting, 'spell' | 'aim'>): void {
  for (const id of aim.on) {
    const target = play.find(id);
    if (!target) continue;
    const { hit, damage } = deliver(play, play.combatant(who), target, { spell, touch: 'ranged' });
    if (hit) takeEffect(play, { caster: who, spell, targets: [id], damage });
  }
}

function releaseTouch(play: Play, who: CombatantId, it: Pick<Casting, 'spell' | 'aim'>): void {
  const [on] = it.aim.on;
  if (on !== undefined) {
    const target = play.find(on);
    if (target && !isInTouch(play, play.combatant(who), target)) {
      hold(play, who, it);
      return;
    }
    tellCast(play, who, it, 'kept');
    if (touchWith(play, who, on, it)) return;
  }
  hold(play, who, it);
  // TOUCH-2, TOUCH-3: the touch that belongs to the casting may still come this turn.
  if (on === undefined) markFreeTouch(play, who, true);
}

/** TOUCH-10: the charge stays in the hand. */
function hold(play: Play, who: CombatantId, it: Pick<Casting, 'spell' | 'aim'>): void {
  tellCast(play, who, it, 'held');
  const data = { name: it.spell.name, spell: { ...it.spell } };
  play.gain(who, { id: HOLDING, by: who, ends: null, data });
}

export const FREE_TOUCH = 'freeTouch';
export function markFreeTouch(play: Play, who: CombatantId, free: boolean): void {
  const { marks } = play.combatant(who).turn;
  play.emit({ type: 'turnChanged', who, changes: { marks: { ...marks, [FREE_TOUCH]: free } }, cost: null });
}

/** Touches with a spell: friends for certain, enemies by a touch attack. True: it is delivered (TOUCH-4, TOUCH-5). */
export function touchWith(
  play: Play,
  who: CombatantId,
  on: CombatantId,
  { spell, options = {} }: { readonly spell: Spell; readonly options?: JsonRecord },
): boolean {
  const target = play.find(on);
  if (!target) return false;
  const caster = play.combatant(who);
  if (needsRoll(caster, target)) {
    const { hit, damage } = deliver(play, caster, target, { spell, touch: 'melee', options });
    if (hit) takeEffect(play, { caster: who, spell, targets: [on], damage });
    return hit;
  }
  const damage = rollSpellDamage(play, who, spell, 1);
  takeEffect(play, { caster: who, spell, targets: [on], damage });
  return true;
}

/** The spell whose charge is held, or null. */
export function heldSpell(play: Pick<View, 'combatant'>, who: CombatantId): Spell | null {
  const charge = play.combatant(who).effects.find(({ id }) => id === HOLDING)?.data['spell'];
  return typeof charge === 'object' && charge !== null ? spellIn(charge as JsonRecord) : null;
}

/** The charge has gone over to somebody (TOUCH-14). */
export const discharge = (play: Play, who: CombatantId): void => endAll(play, who, HOLDING, 'discharged');
