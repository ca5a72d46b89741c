import type { Refusal, View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../engine/state';
import type { Square } from '../../grid/square';
import { toPair } from '../arguments';
import { areFriends } from '../body';
import { spellNamed } from '../spell';
import { type Area, areaOf, areaSquares, bodiesIn, isAimed, startOfAimed } from '../spell-area';
import { concerned, whyNotAimed } from '../spell-targets';

/** An area laid out on the board. */
export interface AreaAnswer {
  readonly area: Area;
  readonly squares: readonly Square[];
  /** The grid corner it begins at: corner (x, y) is the top-left corner of square (x, y) (X-AREA-1). */
  readonly origin: Square;
  /** Everyone in it who is concerned, in table order. */
  readonly inside: readonly Inside[];
  /** Why it cannot be laid there, or null. */
  readonly refusal: Refusal | null;
}
export interface Inside {
  readonly id: CombatantId;
  readonly is: 'self' | 'friend' | 'other';
}

/** The shapes an area may have, and how it is pointed: at a grid corner, or at a square (cones and lines, X-AREA-6, X-AREA-8). */
export const AREA_SHAPES = ['burst', 'spread', 'cylinder', 'cone', 'line'] as const;
export const pointsAt = (area: Area): 'corner' | 'square' => (isAimed(area) ? 'square' : 'corner');

/** The area of the spell that the arguments of `cast` name, or null. */
export function areaOfSpell(view: View, by: CombatantId, args: JsonRecord): Area | null {
  const who = view.find(by);
  const { spell } = args;
  if (who === null || spell === undefined || spell === null) return null;
  if (typeof spell !== 'string' && (typeof spell !== 'object' || Array.isArray(spell))) return null;
  const named = spellNamed(who, spell as string | JsonRecord);
  return isRefusal(named) ? null : areaOf(named.area);
}

export interface AreaQuestion {
  /** Where a cone or a line begins: at this one. */
  readonly by: CombatantId;
  readonly area: Area;
  /** The corner of the origin, or the square it is pointed at. */
  readonly at: Square;
  /** The arguments of `cast` whose area it is: range and line of effect are asked too. Null: the bare shape. */
  readonly cast: JsonRecord | null;
}

/** The squares of an area there and who is in them (X-AREA-1 to X-AREA-9). A spell that only helps concerns friends alone. */
export function askArea(view: View, { by, area, at, cast }: AreaQuestion): AreaAnswer {
  const who = view.combatant(by);
  const squares = areaSquares(view, who, area, at);
  const named = cast === null ? null : spellNamed(who, cast['spell'] as string | JsonRecord);
  const spell = named === null || isRefusal(named) ? null : named;
  const aim = { on: [], at: toPair(at), touch: false };
  const inside = spell === null ? bodiesIn(view, squares) : concerned(view, who, spell, aim);
  return {
    area,
    squares,
    origin: isAimed(area) ? startOfAimed(who, at) : at,
    inside: inside.map((id) => ({ id, is: relation(who, view.combatant(id)) })),
    refusal: spell === null ? null : whyNotAimed(view, who, spell, aim),
  };
}

const relation = (who: Combatant, other: Combatant): Inside['is'] =>
  other.id === who.id ? 'self' : areFriends(who, other) ? 'friend' : 'other';
