import type { Refusal, View } from '../../engine/contract';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { straightPath } from '../../grid/lanes';
import { cheapestPath } from '../../grid/reach-map';
import { type Square, sameSquare } from '../../grid/square';
import { boardOf } from '../body';
import { legsOf } from '../by-mount';
import { walkerFor } from '../movement';
import { safestWay } from '../safest-way';
import { type WalkPlan, walkPlan } from '../walk-plan';
import type { PathAnswer } from './answers';
import { inItsTurn } from './its-turn';
import { askPath } from './path';

export interface SafestQuestion {
  readonly by: CombatantId;
  /** Top-left square of the place to get to. */
  readonly to: Square;
  /** The walking action, `move` unless named. */
  readonly action: string;
  readonly args: JsonRecord;
}
/** The safest way and what it comes to; without one the path is empty and `legal` false. */
export interface SafestAnswer extends PathAnswer {
  readonly path: readonly Square[];
}

/** Actions that cover one step. */
const SINGLE: ReadonlySet<string> = new Set(['five-foot-step', 'crawl', 'minimum-move']);

function pathOf(
  view: View,
  who: Combatant,
  to: Square,
  { action, plan }: { action: string; plan: WalkPlan },
) {
  if (SINGLE.has(action)) return [to];
  if (plan.straight || action === 'charge') return straightPath(who.at, to);
  return safestWay(view, who, { to, plan })?.flat() ?? null;
}

/** Why there is no way: the plan's own reason, or what is wrong with the cheapest one. */
function whyNone(view: View, who: Combatant, question: SafestQuestion): Refusal {
  const { to, action, args } = question;
  if (sameSquare(to, who.at)) return refusal('already-there', { who: who.id });
  if (!isOnBoard(view.encounter.board, to)) return refusal('off-board', { x: to.x, y: to.y });
  const plan = walkPlan(view, who, action, args);
  if (isRefusal(plan)) return plan;
  const way = cheapestPath(boardOf(view), walkerFor(view, who, plan.options), { from: who.at, to });
  const path = way?.path ?? straightPath(who.at, to);
  return (
    askPath(view, { by: who.id, path, action, args }).refusal ?? refusal('no-way-there', { who: who.id })
  );
}

/** The way to a place with the fewest attacks of opportunity, then the least mean damage, then the lowest cost, within the action. */
export function askSafest(view: View, question: SafestQuestion): SafestAnswer {
  const { by, to, action, args } = question;
  const who = inItsTurn(view, legsOf(view, view.combatant(by), action));
  const plan = walkPlan(view, who, action, args);
  const isAway = isOnBoard(view.encounter.board, to) && !sameSquare(to, who.at);
  const path = isRefusal(plan) || !isAway ? null : pathOf(view, who, to, { action, plan });
  const answer = askPath(view, { by, path: path ?? [], action, args });
  if (path === null) return { ...answer, path: [], legal: false, refusal: whyNone(view, who, question) };
  return { ...answer, path };
}
