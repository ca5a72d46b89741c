import type { View } from '../../engine/contract';
import { freshTurn } from '../../engine/fresh';
import type { Combatant, CombatantId } from '../../engine/state';
import { viewOf } from '../../engine/view';
import { type Square, squareKey } from '../../grid/square';
import { isLimited } from '../economy';
import { whyNotNow } from '../judgement';
import { speedOf } from '../movement';
import { askReachable, reachFor } from './reachable';

/** Places (top-left squares) where a turn's movement may end, each in the cheapest band that gets there. */
export interface BandsAnswer {
  /** True: with what is left of the turn it is having. False: with a turn of its own, from where it stands. */
  readonly now: boolean;
  readonly step: readonly Square[];
  readonly move: readonly Square[];
  readonly double: readonly Square[];
  /** Straight lines beyond two moves (RUN-2). */
  readonly run: readonly Square[];
}

/** Move actions it can still take, the one in place of a standard action among them (ACT-4, ACT-18). */
export function movesLeft(view: View, who: Combatant): 0 | 1 | 2 {
  if (whyNotNow(view, who, 'move') !== null) return 0;
  return who.turn.standard && who.turn.move && !isLimited(view, who) ? 2 : 1;
}

/** The fight as it would be if the turn of this one began now, everyone else left as they are. */
function onItsTurn(view: View, who: Combatant): View {
  const { encounter } = view;
  const phase = encounter.phase === 'surprise' ? 'surprise' : 'round';
  const combatants = { ...encounter.combatants, [who.id]: { ...who, turn: freshTurn() } };
  return viewOf(view.rules, { ...encounter, phase, current: who.id, combatants, decisions: [], stack: [] });
}

/** Where it can get with a 5-foot step, one move, two moves, a run (STEP-1, MOV-7, MOV-8, RUN-1, RUN-2). */
export function askBands(view: View, by: CombatantId): BandsAnswer {
  const now = view.encounter.current === by;
  const asked = now ? view : onItsTurn(view, view.combatant(by));
  const who = asked.combatant(by);
  const seen = new Set<string>();
  const fresh = (squares: readonly Square[]): readonly Square[] => {
    const found = squares.filter((square) => !seen.has(squareKey(square)));
    for (const square of found) seen.add(squareKey(square));
    return found;
  };
  const may = (action: string): boolean => whyNotNow(asked, who, action) === null;
  const within = (feet: number): readonly Square[] => reachFor(asked, who, 'move', feet)?.squares() ?? [];
  const moves = movesLeft(asked, who);
  const speed = speedOf(asked, who);
  return {
    now,
    step: fresh(may('five-foot-step') ? askReachable(asked, by, 'five-foot-step') : []),
    move: fresh(moves > 0 ? within(speed) : []),
    double: fresh(moves > 1 ? within(2 * speed) : []),
    run: fresh(may('run') ? askReachable(asked, by, 'run') : []),
  };
}
