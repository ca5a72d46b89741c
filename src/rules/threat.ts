import type { View } from '../engine/contract';
import type { Combatant, Encounter } from '../engine/state';
import { isOnBoard } from '../grid/board';
import { lineOfEffect } from '../grid/line-of-effect';
import { reachSquares } from '../grid/reach';
import type { Square } from '../grid/square';
import { reachOptions, reachWith } from './attack-context';
import { boardOf, placeOf, squaresOf } from './body';
import { threateningWeapons, type Wielded } from './wielding';

type Threat = ReadonlyMap<number, Square>;

/** A number for a square: cheaper than its text where thousands are asked for. */
const keyOf = ({ x, y }: Square): number => y * 65536 + x;

const NONE: Threat = new Map();
/** Threatened squares by board and combatant: neither is ever changed in place. */
const known = new WeakMap<Encounter['board'], WeakMap<Combatant, Threat>>();

function squaresWith(view: View, who: Combatant, { weapon }: Wielded): readonly Square[] {
  return reachSquares(placeOf(view, who), reachWith(who, weapon), reachOptions(view, weapon));
}

function threatOf(view: View, who: Combatant): Threat {
  if (!view.can(who, 'threaten')) return NONE;
  const { board } = view.encounter;
  const index = boardOf(view);
  const own = squaresOf(view, who);
  const found = new Map<number, Square>();
  for (const wielded of threateningWeapons(view, who))
    for (const square of squaresWith(view, who, wielded)) {
      const key = keyOf(square);
      if (!found.has(key) && isOnBoard(board, square) && lineOfEffect(index, own, [square]))
        found.set(key, square);
    }
  return found;
}

/** The squares it threatens (AOO-2, AOO-3, AOO-7, AOO-8, X-SIZE-4, X-RCH-1); a rider's are counted from its mount's space (X-MNT-2). Its own are not among them. */
export function threat(view: View, who: Combatant): Threat {
  // A rider's depend on its mount as well, so the rider alone is no key for them.
  if (who.rides !== null) return threatOf(view, who);
  const { board } = view.encounter;
  const byCombatant = known.get(board) ?? new WeakMap<Combatant, Threat>();
  known.set(board, byCombatant);
  const cached = byCombatant.get(who);
  if (cached) return cached;
  const found = threatOf(view, who);
  byCombatant.set(who, found);
  return found;
}

export const threatenedSquares = (view: View, who: Combatant): readonly Square[] => [
  ...threat(view, who).values(),
];

/** Whether it threatens any of these squares; one that shares its own square can be struck too (X-SIZE-5). */
export function threatens(view: View, who: Combatant, squares: readonly Square[]): boolean {
  const threatened = threat(view, who);
  if (squares.some((square) => threatened.has(keyOf(square)))) return true;
  return (
    sharesSquare(view, who, squares) && view.can(who, 'threaten') && threateningWeapons(view, who).length > 0
  );
}

const sharesSquare = (view: View, who: Combatant, squares: readonly Square[]): boolean =>
  squaresOf(view, who).some((own) => squares.some(({ x, y }) => x === own.x && y === own.y));
