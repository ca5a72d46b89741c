import type { AttackContext, Play, Refusal, View } from '../engine/contract';
import { counted, modifier, total } from '../engine/modifiers';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord, Modifier } from '../engine/state';
import { abilityLine } from './abilities';
import { checkModifiers, contest, type Side } from './check';
import { rollDamage } from './damage';
import { partnersOf, pinOf } from './grappling';
import { harm } from './hit-points';
import { specialSizeModifier } from './size';
import { strikesFreely, unarmedStrike } from './unarmed';

/** X-GRP-1: base attack bonus, Strength, special size modifier, and what feats and states add. */
export const grappleModifiers = (
  view: View,
  who: Combatant,
  extra: readonly Modifier[] = [],
): readonly Modifier[] =>
  counted([
    modifier('base', who.sheet.baseAttackBonus, 'base-attack-bonus'),
    abilityLine(view, who, 'str'),
    modifier('size', specialSizeModifier(who.sheet.size), 'size'),
    ...view.modifiers({ stat: 'grapple', of: who, against: null, detail: null, attack: null }),
    ...extra,
  ]);

export const grappleSide = (view: View, who: CombatantId, extra: readonly Modifier[] = []): Side => ({
  who,
  what: 'grapple',
  modifiers: grappleModifiers(view, view.combatant(who), extra),
});

/** Escape Artist in place of the grapple check (X-GRP-11). */
export const slippingSide = (view: View, who: CombatantId): Side => ({
  who,
  what: 'escape-artist',
  modifiers: checkModifiers(view, view.combatant(who), 'escape-artist'),
});

/** X-GRP-5: opposed grapple checks of two. */
export const winsHold = (
  play: Play,
  who: CombatantId,
  against: CombatantId,
  extra: readonly Modifier[] = [],
): boolean => contest(play, grappleSide(play, who, extra), grappleSide(play, against)).passed;

/** One check that has to beat each of several opponents (X-GRP-11, X-GRP-12). Each of them rolls. */
export function beatsAll(play: Play, mine: Side, opponents: readonly CombatantId[]): boolean {
  const [only, ...others] = opponents;
  if (only !== undefined && others.length === 0) return contest(play, mine, grappleSide(play, only)).passed;
  const roll = ({ who, what, modifiers }: Side): number =>
    play.roll({ who, purpose: 'check', what, dice: 'd20', modifiers }).total;
  const result = roll(mine);
  return opponents
    .map((id) => {
      const side = grappleSide(play, id);
      const dc = roll(side);
      const passed = result > dc || (result === dc && total(mine.modifiers) > total(side.modifiers));
      const told = { who: mine.who, kind: mine.what, save: false, total: result, dc, passed, against: id };
      play.emit({ type: 'checked', ...told });
      return passed;
    })
    .every(Boolean);
}

/** Several attacks allow several tries, each at the lower bonus of its attack (FULL-7, X-GRP-9, X-GRP-11, X-GRP-13). */
export const laterTry = ({ penalty }: JsonRecord): readonly Modifier[] =>
  typeof penalty === 'number' && penalty !== 0 ? [modifier('untyped', penalty, 'iterative-attack')] : [];

/** X-GRP-16: why one who pins somebody cannot do what takes its whole attention, or null. */
export function whyBusyPinning(view: View, who: Combatant): Refusal | null {
  const pinned = Object.values(view.encounter.combatants).find((it) => pinOf(it)?.by === who.id);
  return pinned ? refusal('pins-another', { on: pinned.id }, 'X-GRP-16') : null;
}

/** X-GRP-9: -4 on the check to deal lethal damage, unless bare hands are weapons. */
export const lethalPenalty = (view: View, who: Combatant, lethal: boolean): readonly Modifier[] =>
  lethal && !strikesFreely(view, who) ? [modifier('untyped', -4, 'lethal')] : [];

/** Unarmed damage that a won check deals (X-GRP-4, X-GRP-9). Returns what got through. */
export function squeeze(play: Play, id: CombatantId, on: CombatantId, lethal: boolean): number {
  const who = play.combatant(id);
  const weapon = unarmedStrike(who);
  const attack: AttackContext = {
    weapon,
    kind: 'melee',
    thrown: false,
    touch: false,
    nonlethal: !lethal,
    cause: 'grapple',
    provokedBy: null,
    hand: 'none',
    distanceFeet: 0,
    options: {},
  };
  const amount = rollDamage(play, { who, target: play.combatant(on), attack }, 1);
  return harm(play, { who: on, by: id, amount, nonlethal: !lethal, source: weapon.id, attack });
}

/** X-GRP-15, X-GRP-16: why these weapons cannot be drawn in a grapple, or null: light ones only, and not while pinning someone. */
export function whyNotDrawnInGrapple(view: View, who: Combatant, names: readonly string[]): Refusal | null {
  if (!view.has(who, 'grappling')) return null;
  const busy = whyBusyPinning(view, who);
  if (busy) return busy;
  const { carried, worn } = who.inventory;
  const heavy = [...carried, ...worn].find(
    ({ name, weapon }) => names.includes(name) && weapon !== null && weapon.handedness !== 'light',
  );
  return heavy ? refusal('only-light-in-grapple', { weapon: heavy.name }, 'X-GRP-15') : null;
}

/** X-GRP-15: whether a hand gets free in the grapple for a moment; always outside of one. */
export function freesHand(play: Play, id: CombatantId): boolean {
  const others = partnersOf(play, play.combatant(id));
  return others.length === 0 || beatsAll(play, grappleSide(play, id), others);
}
