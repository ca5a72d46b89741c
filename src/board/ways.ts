import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { footprint } from '../grid/footprint';
import { type Square, squareKey } from '../grid/square';
import { spaceOf } from '../rules/body';
import { isLimited } from '../rules/economy';
import { whyNotNow } from '../rules/judgement';
import { speedOf } from '../rules/movement';
import { askReachable, reachFor } from '../rules/questions/reachable';
import { type Bands, NO_BANDS } from './bands';

/** The squares it would newly stand in after a 5-foot step it may take now. */
export function stepSquares(view: View, who: Combatant): readonly Square[] {
  if (whyNotNow(view, who, 'five-foot-step') !== null) return [];
  return covered(who, askReachable(view, who.id, 'five-foot-step'));
}

/** What a creature standing at any of these places would cover, without the squares it covers now. */
function covered(who: Combatant, places: readonly Square[]): readonly Square[] {
  const space = spaceOf(who);
  if (space === 1) return places;
  const own = new Set(footprint(who.at, space).map(squareKey));
  const squares = places
    .flatMap((place) => footprint(place, space))
    .map((square) => [squareKey(square), square] as const);
  return [...new Map(squares.filter(([key]) => !own.has(key))).values()];
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
  if (moves === 1) return { step, move, double: [] };
  const near = new Set(move.map(squareKey));
  return { step, move, double: within(2 * speed).filter((square) => !near.has(squareKey(square))) };
}

/** Move actions it can still take, the one in place of a standard action among them. */
export function movesLeft(view: View, who: Combatant): 0 | 1 | 2 {
  if (whyNotNow(view, who, 'move') !== null) return 0;
  return who.turn.standard && who.turn.move && !isLimited(view, who) ? 2 : 1;
}
