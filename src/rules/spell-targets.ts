import type { Refusal, View } from '../engine/contract';
import { refusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord, Spell } from '../engine/state';
import { isOnBoard } from '../grid/board';
import { squaresForOffset } from '../grid/distance';
import { distanceFeet } from '../grid/footprint';
import { lineOfEffect, lineOfEffectFromCorner } from '../grid/line-of-effect';
import { FEET_PER_SQUARE, type Square } from '../grid/square';
import { type Field, type SquarePair, toSquare } from './arguments';
import { areFriends, boardOf, feetApart, placementOf, squaresOf } from './body';
import { coverFrom } from './cover';
import { canSee, hasLineOfEffect } from './sight';
import { saveOf } from './spell';
import { areaOf, areaSquares, bodiesIn, isAimed } from './spell-area';
import { isInTouch } from './spell-attack';

/** Where a spell goes, in the notation's words. */
export interface Aim extends JsonRecord {
  readonly on: readonly CombatantId[];
  readonly at: SquarePair | null;
  /** Delivered by touch, whatever the spell says. */
  readonly touch: boolean;
}

const MOST_TARGETS = 100;
/** One combatant or several. */
export const targetsField: Field<readonly CombatantId[]> = {
  expected: 'names',
  read(value) {
    if (value === undefined || value === null) return [];
    const list = typeof value === 'string' ? [value] : value;
    return Array.isArray(list) && list.length <= MOST_TARGETS && list.every((it) => typeof it === 'string')
      ? (list as string[])
      : undefined;
  },
};

/** TOUCH-1: a spell that a touch delivers. */
export const isByTouch = ({ touch }: Spell, aim: Aim): boolean => aim.touch || touch === 'melee';

function whyNotTouched(view: View, who: Combatant, spell: Spell, target: Combatant): Refusal | null {
  if (!isInTouch(view, who, target)) {
    const feet = feetApart(view, who, target);
    return refusal('out-of-reach', { on: target.id, weapon: spell.name, feet }, 'TOUCH-2');
  }
  const [denial] = view.denials(who, 'attack', { opponent: target, attack: null });
  return denial && who.id !== target.id
    ? refusal('cannot-attack', { who: who.id, effect: denial.effect }, 'X-GEN-6')
    : null;
}

function whyNotReached(
  view: View,
  who: Combatant,
  { name, rangeFeet, touch, area }: Spell,
  target: Combatant,
): Refusal | null {
  const feet = feetApart(view, who, target);
  if (rangeFeet !== null && feet > rangeFeet)
    return refusal('out-of-range', { on: target.id, weapon: name, feet, range: rangeFeet }, 'X-AREA-9');
  const covered = touch === 'ranged' && coverFrom(view, who, target, false) === 'total';
  if (who.id === target.id) return null;
  if (covered || !hasLineOfEffect(view, who, target))
    return refusal('total-cover', { on: target.id }, 'X-LOS-2');
  return touch === null && areaOf(area) === null && !isFound(view, who, target)
    ? refusal('target-unseen', { on: target.id, spell: name }, 'X-LOS-5')
    : null;
}

/** X-LOS-5: seen, or a friend within arm's length. */
const isFound = (view: View, who: Combatant, target: Combatant): boolean =>
  canSee(view, who, target) || (areFriends(who, target) && isInTouch(view, who, target));

/** Feet from the caster's nearest corner to another (X-AREA-1). */
function feetToCorner(view: View, who: Combatant, corner: Square): number {
  const { at, space } = placementOf(who);
  const off = (from: number, to: number): number => Math.max(0, from - to, to - (from + space));
  const { diagonals } = view.encounter.houseRules;
  return FEET_PER_SQUARE * squaresForOffset(off(at.x, corner.x), off(at.y, corner.y), diagonals);
}

/** The corner an area spreads from: within range, and nothing solid before it (X-AREA-9, X-LOS-2). */
function whyNotOrigin(
  view: View,
  who: Combatant,
  { name, rangeFeet }: Spell,
  at: SquarePair,
): Refusal | null {
  const corner = toSquare(at);
  const { columns, rows } = view.encounter.board;
  if (corner.x < 0 || corner.y < 0 || corner.x > columns || corner.y > rows)
    return refusal('off-board', { x: at[0], y: at[1] });
  const feet = feetToCorner(view, who, corner);
  if (rangeFeet !== null && feet > rangeFeet)
    return refusal('place-out-of-range', { at, spell: name, feet, range: rangeFeet }, 'X-AREA-9');
  const board = boardOf(view);
  return squaresOf(view, who).some((square) => lineOfEffectFromCorner(board, corner, square))
    ? null
    : refusal('place-out-of-effect', { at, spell: name }, 'X-LOS-2');
}

/** The square that a spell without an area goes to. */
function whyNotPlace(view: View, who: Combatant, { name, rangeFeet }: Spell, at: SquarePair): Refusal | null {
  const place = { at: toSquare(at), space: 1 };
  if (!isOnBoard(view.encounter.board, place.at)) return refusal('off-board', { x: at[0], y: at[1] });
  const feet = distanceFeet(placementOf(who), place, view.encounter.houseRules.diagonals);
  if (rangeFeet !== null && feet > rangeFeet)
    return refusal('place-out-of-range', { at, spell: name, feet, range: rangeFeet }, 'X-AREA-9');
  return lineOfEffect(boardOf(view), squaresOf(view, who), [place.at])
    ? null
    : refusal('place-out-of-effect', { at, spell: name }, 'X-LOS-2');
}

function whyNotAt(view: View, who: Combatant, spell: Spell, at: SquarePair): Refusal | null {
  const area = areaOf(spell.area);
  if (!area) return whyNotPlace(view, who, spell, at);
  if (!isAimed(area)) return whyNotOrigin(view, who, spell, at);
  return isOnBoard(view.encounter.board, toSquare(at)) ? null : refusal('off-board', { x: at[0], y: at[1] });
}

/** Why the spell cannot go there, or null: somebody to touch in reach, range, line of effect, a place to aim at (X-LOS-2, X-AREA-9). */
export function whyNotAimed(view: View, who: Combatant, spell: Spell, aim: Aim): Refusal | null {
  const missing = aim.on.find((id) => !view.find(id));
  if (missing !== undefined) return refusal('unknown-combatant', { id: missing });
  const byTouch = isByTouch(spell, aim);
  if (byTouch && aim.on.length > 1) return refusal('touches-one', { spell: spell.name }, 'TOUCH-2');
  const area = areaOf(spell.area);
  if (area && isAimed(area) && aim.at === null && aim.on.length === 0)
    return refusal('needs-a-place', { spell: spell.name }, 'X-AREA-1');
  if (spell.touch === 'ranged' && !byTouch && aim.on.length === 0)
    return refusal('needs-a-target', { spell: spell.name }, 'X-AREA-11');
  const whys = aim.on.map((id) =>
    byTouch
      ? whyNotTouched(view, who, spell, view.combatant(id))
      : whyNotReached(view, who, spell, view.combatant(id)),
  );
  return whys.find((why) => why !== null) ?? (aim.at ? whyNotAt(view, who, spell, aim.at) : null);
}

/** Whom a spell without a touch concerns: those named, those in its area, else the caster itself where it heals or lasts. */
export function concerned(view: View, who: Combatant, spell: Spell, aim: Aim): readonly CombatantId[] {
  const area = areaOf(spell.area);
  const [first] = aim.on;
  const target = first === undefined ? who.at : view.combatant(first).at;
  if (area) {
    const found = bodiesIn(view, areaSquares(view, who, area, aim.at ? toSquare(aim.at) : target));
    return isKindly(spell)
      ? found.filter((id) => id === who.id || areFriends(who, view.combatant(id)))
      : found;
  }
  if (aim.on.length > 0) return aim.on.filter((id) => view.find(id) !== null);
  return aim.at === null && (spell.heal !== null || spell.duration !== null) ? [who.id] : [];
}

/** The corner that the area of a spell begins at; null for what comes from the caster. */
export function originOf(view: View, spell: Spell, { at, on }: Aim): Square | null {
  const area = areaOf(spell.area);
  const [first] = on;
  if (area === null || isAimed(area)) return null;
  return at ? toSquare(at) : first === undefined ? null : (view.find(first)?.at ?? null);
}

/** It harms nobody and nobody would resist it: only friends are meant. */
const isKindly = (spell: Spell): boolean => spell.damage === null && saveOf(spell) === null;
