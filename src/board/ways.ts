import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { type Square, squareKey } from '../grid/square';
import { isLimited } from '../rules/economy';
import { speedOf } from '../rules/movement';
import { askReachable, reachFor } from '../rules/questions/reachable';
import { type Bands, NO_BANDS } from './bands';
import { whyNotNow } from './judgement';

/** Squares it may take a 5-foot step to now. */
export function stepSquares(view: View, who: Combatant): readonly Square[] {
  return whyNotNow(view, who, 'five-foot-step') === null ? askReachable(view, who.id, 'five-foot-step') : [];
}

/** Where it can get this turn: with a step, with one move, with two. Nothing for who is not on turn. */
export function bandsOf(view: View, who: Combatant): Bands {
  const step = stepSquares(view, who);
  const moves = movesLeft(view, who);
  if (moves === 0) return { ...NO_BANDS, step };
  const within = (feet: number): readonly Square[] => reachFor(view, who, 'move', feet)?.squares() ?? [];
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
