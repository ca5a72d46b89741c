import type { View } from '../engine/contract';
import { total } from '../engine/modifiers';
import type { Combatant, MovementMode } from '../engine/state';
import type { Square } from '../grid/square';
import type { Walker } from '../grid/walker';
import { bodiesInTheWay } from './bodies-in-the-way';
import { spaceOf } from './body';
import { isSlowed, slowedSpeed, unslowedSpeed } from './burden';

/**
 * Speed in feet in a mode as it is now: effects added to the speed without armour and load, then what those take off (X-DIST-6), then halved
 * where something hampers. 0 where it has no such speed.
 */
export function speedOf(view: View, who: Combatant, mode: MovementMode = 'land'): number {
  const base = who.sheet.speeds[mode] ?? 0;
  if (base === 0) return 0;
  const change = total(view.modifiers({ stat: 'speed', of: who, against: null, detail: mode, attack: null }));
  const added = change !== 0 && isSlowed(who) ? slowedSpeed(unslowedSpeed(base) + change) : base + change;
  const factor = view
    .effectsOf(who)
    .reduce((product, { effect, held }) => product * (effect.speedFactor?.(held, view) ?? 1), 1);
  return Math.max(0, roundToSquare(added * factor));
}
const roundToSquare = (feet: number): number => 5 * Math.floor(feet / 5);

export interface WalkOptions {
  /** Extra doublings of every square (blinded, tumbling all the way …). */
  readonly doublings: number;
  /** Tumbling: squares left while an enemy threatens them cost double (D30). */
  readonly doublingsLeaving: ((from: Square) => number) | null;
  readonly mode: MovementMode;
  /** Enemies whose squares are entered on purpose (overrun, bull rush, a dragged grapple). */
  readonly through: readonly string[];
  /** Enemies through whose squares it goes, and may not stop there (X-TUM-2, X-THRU-4). */
  readonly passing: readonly string[];
}
export const PLAIN_WALK: WalkOptions = {
  doublings: 0,
  doublingsLeaving: null,
  mode: 'land',
  through: [],
  passing: [],
};

/** Diagonals that this movement goes on counting from: none (D25), by the option those made before in the turn. */
export function diagonalsBefore(view: View, { turn }: Combatant): number {
  const { diagonals } = turn.marks;
  return view.encounter.houseRules.diagonalsCountThroughTurn && typeof diagonals === 'number' ? diagonals : 0;
}

/** How `who` walks, for costs and ways on the grid. Only bodies that are known count as in the way. */
export function walkerFor(view: View, who: Combatant, options: WalkOptions = PLAIN_WALK): Walker {
  return {
    space: spaceOf(who),
    squeeze: true,
    ignoresDifficult: options.mode === 'fly' || view.has(who, 'incorporeal'),
    doublings: options.doublings,
    occupancy: bodiesInTheWay(view, who, options.through, options.passing),
    diagonals: view.encounter.houseRules.diagonals,
    entersHazards: options.mode === 'fly' || options.mode === 'swim',
    ...(options.doublingsLeaving ? { doublingsLeaving: options.doublingsLeaving } : {}),
  };
}
