import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { footprint } from '../grid/footprint';
import { type Square, squareKey } from '../grid/square';
import { spaceOf } from '../rules/body';
import { whyNotNow } from '../rules/judgement';
import { speedOf } from '../rules/movement';
import { type BandsAnswer, movesLeft } from '../rules/questions/bands';
import { askReachable, reachFor } from '../rules/questions/reachable';
import { type Bands, NO_BANDS } from './bands';

export { movesLeft } from '../rules/questions/bands';

/** The squares it would newly stand in after a 5-foot step it may take now. */
export function stepSquares(view: View, who: Combatant): readonly Square[] {
  if (whyNotNow(view, who, 'five-foot-step') !== null) return [];
  return covered(who, askReachable(view, who.id, 'five-foot-step'));
}

/** What a creature standing at any of these places would cover, without the squares it covers now. */
export function covered(who: Combatant, places: readonly Square[]): readonly Square[] {
  const space = spaceOf(who);
  if (space === 1) return places;
  const own = new Set(footprint(who.at, space).map(squareKey));
  const squares = places
    .flatMap((place) => footprint(place, space))
    .map((square) => [squareKey(square), square] as const);
  return [...new Map(squares.filter(([key]) => !own.has(key))).values()];
}

/** The squares of each band that no nearer band has. */
export function coveredBands(who: Combatant, { step, move, double, run }: BandsAnswer): Bands {
  const seen = new Set<string>();
  const fresh = (places: readonly Square[]): readonly Square[] => {
    const squares = covered(who, places).filter((square) => !seen.has(squareKey(square)));
    for (const square of squares) seen.add(squareKey(square));
    return squares;
  };
  return { step: fresh(step), move: fresh(move), double: fresh(double), run: fresh(run) };
}

/** Where it can get this turn: with a step, with one move, with two. Nothing for who is not on turn. */
export function bandsOf(view: View, who: Combatant): Bands {
  const step = stepSquares(view, who);
  const moves = movesLeft(view, who);
  if (moves === 0) return { ...NO_BANDS, step };
  const within = (feet: number): readonly Square[] =>
    covered(who, reachFor(view, who, 'move', feet)?.squares() ?? []);
  const speed = speedOf(view, who);
  const move = within(speed);
  if (moves === 1) return { ...NO_BANDS, step, move };
  const near = new Set(move.map(squareKey));
  const double = within(2 * speed).filter((square) => !near.has(squareKey(square)));
  return { ...NO_BANDS, step, move, double };
}
