import type { View } from '../engine/contract';
import { total } from '../engine/modifiers';
import type { Combatant, MovementMode } from '../engine/state';
import { revisionOf } from '../engine/table';
import { type Bodies, occupancyOf } from '../grid/occupancy';
import { sizeStep } from '../grid/size';
import type { Square } from '../grid/square';
import type { Occupancy, Walker } from '../grid/walker';
import { areEnemies, isDead, spaceOf, squaresOf } from './body';
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

/** What a body in the way means to `walker` (X-THRU-1 to X-THRU-8); over a paralyzed one every step is doubled (X-CND-20). */
export function occupancyFor(view: View, walker: Combatant, other: Combatant): Occupancy {
  if (isDead(view, other) || other.rides === walker.id || walker.rides === other.id) return 'free';
  if (view.has(other, 'fills-space')) return 'blocked';
  if (canShare(walker, other)) return 'free';
  if (view.has(other, 'paralyzed')) return 'double';
  if (view.has(other, 'helpless'))
    return sizeStep(walker.sheet.size, other.sheet.size) >= 3 ? 'double' : 'pass';
  if (!areEnemies(walker, other)) return 'stop-forbidden';
  if (isVerySmall(walker)) return 'free';
  return Math.abs(sizeStep(walker.sheet.size, other.sheet.size)) >= 3 ? 'stop-forbidden' : 'blocked';
}

/** X-THRU-6: may enter an occupied square, and does so to attack (X-SIZE-3). */
export const isVerySmall = (who: Combatant): boolean =>
  ['fine', 'diminutive', 'tiny'].includes(who.sheet.size);
/** X-SIZE-2: several very small ones share a square. */
const canShare = (a: Combatant, b: Combatant): boolean => isVerySmall(a) && isVerySmall(b);

export interface WalkOptions {
  /** Extra doublings of every square (blinded, tumbling all the way …). */
  readonly doublings: number;
  /** Tumbling: squares left while an enemy threatens them cost double (D30). */
  readonly doublingsLeaving: ((from: Square) => number) | null;
  readonly mode: MovementMode;
  /** Enemies whose squares are entered on purpose (overrun, bull rush, tumble through). */
  readonly through: readonly string[];
}
export const PLAIN_WALK: WalkOptions = { doublings: 0, doublingsLeaving: null, mode: 'land', through: [] };

/** Diagonals that this movement goes on counting from: none (D25), by the option those made before in the turn. */
export function diagonalsBefore(view: View, { turn }: Combatant): number {
  const { diagonals } = turn.marks;
  return view.encounter.houseRules.diagonalsCountThroughTurn && typeof diagonals === 'number' ? diagonals : 0;
}

interface Ways {
  readonly board: View['encounter']['board'];
  readonly revision: number;
  readonly by: Map<string, Walker['occupancy']>;
}
const ways = new WeakMap<View['encounter']['combatants'], Ways>();

/** Who is in the way of `who`: made once a state for each walker. */
function bodiesInTheWay(view: View, who: Combatant, through: readonly string[]): Walker['occupancy'] {
  const { board, combatants } = view.encounter;
  const known = ways.get(combatants);
  const revision = revisionOf(combatants);
  const isFresh = known?.board === board && known.revision === revision;
  const table = isFresh ? known : { board, revision, by: new Map<string, Walker['occupancy']>() };
  if (table !== known) ways.set(combatants, table);
  const key = `${who.id} ${through.join(' ')}`;
  const made = table.by.get(key) ?? occupancyOf(board, otherBodies(view, who, through));
  table.by.set(key, made);
  return made;
}

const otherBodies = (view: View, who: Combatant, through: readonly string[]): Bodies[] =>
  Object.values(view.encounter.combatants).flatMap((other) => {
    if (other.id === who.id) return [];
    const goesThrough = through.includes(other.id) && !view.has(other, 'fills-space');
    const as = goesThrough ? 'pass' : occupancyFor(view, who, other);
    return as === 'free' ? [] : [{ squares: squaresOf(view, other), as }];
  });

/** How `who` walks, for costs and ways on the grid. Only bodies that are known count as in the way. */
export function walkerFor(view: View, who: Combatant, options: WalkOptions = PLAIN_WALK): Walker {
  return {
    space: spaceOf(who),
    squeeze: true,
    ignoresDifficult: options.mode === 'fly' || view.has(who, 'incorporeal'),
    doublings: options.doublings,
    occupancy: bodiesInTheWay(view, who, options.through),
    diagonals: view.encounter.houseRules.diagonals,
    entersHazards: options.mode === 'fly' || options.mode === 'swim',
    ...(options.doublingsLeaving ? { doublingsLeaving: options.doublingsLeaving } : {}),
  };
}
