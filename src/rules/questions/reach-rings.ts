import type { View } from '../../engine/contract';
import type { Combatant, Weapon } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { reachSquares } from '../../grid/reach';
import { reachArea, reachTemplate } from '../../grid/reach-template';
import { type Square, squareKey } from '../../grid/square';
import { reachOptions, reachWith } from '../attack-context';
import { boardOf, placeOf, squaresOf } from '../body';
import { isArmedUnarmed } from '../unarmed';
import { isMelee, wieldedBy } from '../wielding';

/** How far one may strike in melee from where one stands. */
export interface ReachRing {
  /** Ids of the weapons that reach just so far. */
  readonly weapons: readonly string[];
  /** Outer reach in feet. */
  readonly feet: number;
  /** False: struck with, but no threat (AOO-5, X-RCH-2). */
  readonly threatens: boolean;
  readonly squares: readonly Square[];
  /** Nearer squares that it cannot strike into (X-RCH-1). */
  readonly hole: readonly Square[];
}

/** The melee weapons it could strike with; bare hands only where they are a weapon, or all there is (UNA-7). */
function weaponsOf(view: View, who: Combatant): readonly Weapon[] {
  const melee = wieldedBy(who).flatMap(({ weapon }) => (isMelee(weapon) ? [weapon] : []));
  const armed = melee.filter(({ id }) => id !== 'unarmed' || isArmedUnarmed(view, who));
  return armed.length > 0 ? armed : melee;
}

/**
 * The rings of its melee weapons, one for each reach, nearest first; walls cut them (AOO-2, X-SIZE-4, X-RCH-1 to X-RCH-3, D1, D2).
 * `who` may be a copy that stands elsewhere. A rider's lie around its mount (X-MNT-2).
 */
export function askReachRings(view: View, who: Combatant): readonly ReachRing[] {
  const rings = new Map<string, ReachRing>();
  const mayThreaten = view.can(who, 'threaten');
  for (const weapon of weaponsOf(view, who)) {
    const made = ringOf(view, who, weapon, mayThreaten);
    if (made.squares.length === 0) continue;
    const key = `${made.feet} ${made.threatens} ${weapon.reach}`;
    const known = rings.get(key);
    const weapons = [...new Set([...(known?.weapons ?? []), weapon.id])];
    rings.set(key, { ...(known ?? made), weapons });
  }
  return [...rings.values()].sort((a, b) => a.feet - b.feet);
}

function ringOf(view: View, who: Combatant, weapon: Weapon, mayThreaten: boolean): ReachRing {
  const { at, space } = placeOf(view, who);
  const feet = reachWith(who, weapon);
  const options = reachOptions(view, weapon);
  const board = boardOf(view);
  const template = reachTemplate(space, [{ feet, options }]);
  const squares = reachArea(board, template, at, squaresOf(view, who)).squares();
  const covered = new Set(squares.map(squareKey));
  const near =
    weapon.reach === 'reach' ? reachSquares({ at, space }, feet, { ...options, reachWeapon: false }) : [];
  const unarmed = weapon.id === 'unarmed' && !isArmedUnarmed(view, who);
  return {
    weapons: [],
    feet: weapon.reach === 'none' ? feet : 2 * feet,
    threatens: mayThreaten && weapon.threatens && !unarmed,
    squares,
    hole: near.filter((square) => isOnBoard(board, square) && !covered.has(squareKey(square))),
  };
}
