import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { burst, cone, cylinder, line, spread } from '../grid/area';
import { type Square, squareKey } from '../grid/square';
import { boardOf, isDead, spaceOf, squaresOf } from './body';

const SHAPE = /^(burst|emanation|spread|cylinder|cone|line)\s+(\d{1,4})/;

export interface Area {
  readonly shape: 'burst' | 'emanation' | 'spread' | 'cylinder' | 'cone' | 'line';
  readonly feet: number;
}
/** `burst 20`: a shape and its radius or length in feet. Null for what is no area. */
export function areaOf(text: string | null): Area | null {
  const [, shape, feet] = SHAPE.exec(text ?? '') ?? [];
  return shape === undefined ? null : { shape: shape as Area['shape'], feet: Number(feet) };
}

/** Cones and lines begin at the caster and need a place to point to. */
export const isAimed = ({ shape }: Area): boolean => shape === 'cone' || shape === 'line';

const middleOf = (who: Combatant): Square => ({
  x: who.at.x + spaceOf(who) / 2,
  y: who.at.y + spaceOf(who) / 2,
});

/** One of the eight directions from the caster to a square: straight within a quarter circle, else along the diagonal. */
function directionTo(who: Combatant, at: Square): Square {
  const from = middleOf(who);
  const eighth = Math.round(Math.atan2(at.y + 0.5 - from.y, at.x + 0.5 - from.x) / (Math.PI / 4));
  const angle = (eighth * Math.PI) / 4;
  return { x: Math.round(Math.cos(angle)), y: Math.round(Math.sin(angle)) };
}

/** The corner of the caster's space that an aimed area begins at: the one nearest to where it goes. */
function cornerTo(who: Combatant, at: Square, direction: Square): Square {
  const from = middleOf(who);
  const far = (step: number, aim: number, middle: number): boolean =>
    step === 0 ? aim + 0.5 > middle : step > 0;
  return {
    x: who.at.x + (far(direction.x, at.x, from.x) ? spaceOf(who) : 0),
    y: who.at.y + (far(direction.y, at.y, from.y) ? spaceOf(who) : 0),
  };
}

/** The corner of the caster's space that a cone or a line pointed at this square begins at (X-AREA-6, X-AREA-8). */
export const startOfAimed = (who: Combatant, at: Square): Square => cornerTo(who, at, directionTo(who, at));

/** The squares a spell of this area fills; `at` is the corner of its origin, or where it is aimed (X-AREA-1 to X-AREA-9). */
export function areaSquares(view: View, who: Combatant, area: Area, at: Square): readonly Square[] {
  const index = boardOf(view);
  if (area.shape === 'burst' || area.shape === 'emanation') return burst(index, at, area.feet);
  if (area.shape === 'spread') return spread(index, at, area.feet);
  if (area.shape === 'cylinder') return cylinder(index, at, area.feet);
  const direction = directionTo(who, at);
  const corner = cornerTo(who, at, direction);
  if (area.shape === 'cone') return cone(index, { corner, direction, lengthFeet: area.feet });
  const own = {
    x: corner.x > who.at.x ? corner.x - 1 : corner.x,
    y: corner.y > who.at.y ? corner.y - 1 : corner.y,
  };
  const toward = {
    x: direction.x > 0 ? at.x + 1 : at.x,
    y: direction.y > 0 ? at.y + 1 : at.y,
  };
  const end =
    direction.x === 0 ? { ...toward, x: corner.x } : direction.y === 0 ? { ...toward, y: corner.y } : toward;
  return line(index, { corner, toward: end, lengthFeet: area.feet, from: own });
}

/** Everyone with a square in the area, the caster among them (X-AREA-2, X-AREA-3). */
export function bodiesIn(view: View, squares: readonly Square[]): readonly CombatantId[] {
  const filled = new Set(squares.map(squareKey));
  return Object.values(view.encounter.combatants)
    .filter((who) => !isDead(view, who) && squaresOf(view, who).some((it) => filled.has(squareKey(it))))
    .map(({ id }) => id);
}
