import type { Refusal, View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../engine/state';
import { cheapestPath } from '../../grid/reach-map';
import type { Square } from '../../grid/square';
import { boardOf } from '../body';
import { isLimited } from '../economy';
import { whyNotAlong, whyNotNow } from '../judgement';
import { walkerFor } from '../movement';
import { safestWay } from '../safest-way';
import { walkPlan } from '../walk-plan';
import type { PathAnswer } from './answers';
import { askPath } from './path';
import { askSafest } from './safest';

/** How else a place may be reached. `around`: the safest way with two move actions. */
export type WayKind = 'safest' | 'around' | 'five-foot-step' | 'withdraw' | 'tumble';

/** One command of a way: a walking action and the squares it enters. */
export interface WayLeg {
  readonly action: string;
  readonly args: JsonRecord;
  readonly path: readonly Square[];
}
/** Another way to the place, with its price. */
export interface BetterWay {
  readonly kind: WayKind;
  readonly legs: readonly WayLeg[];
  /** Cost in feet, who strikes and at what odds. */
  readonly answer: PathAnswer;
}
/** Where to, and the path drawn so far. */
export interface BetterWaysQuestion {
  readonly by: CombatantId;
  readonly path: readonly Square[];
}

type Finder = (view: View, who: Combatant, path: readonly Square[]) => BetterWay | null;

const endOf = (who: Combatant, path: readonly Square[]): Square => path.at(-1) ?? who.at;
const mayNot = (view: View, who: Combatant, { action, args, path }: WayLeg): Refusal | null =>
  whyNotNow(view, who, action) ?? whyNotAlong(view, who, { action, args, path });

/** The way if it is legal and the turn allows it. */
function single(view: View, who: Combatant, kind: WayKind, leg: WayLeg): BetterWay | null {
  const answer = askPath(view, { by: who.id, ...leg });
  return answer.legal && mayNot(view, who, leg) === null ? { kind, legs: [leg], answer } : null;
}

const alone =
  (kind: WayKind, action: string): Finder =>
  (view, who, path) => {
    const found = askSafest(view, { by: who.id, to: endOf(who, path), action, args: {} });
    return found.legal ? single(view, who, kind, { action, args: {}, path: found.path }) : null;
  };

/** Two moves, with a stop between them. */
function around(view: View, who: Combatant, path: readonly Square[]): BetterWay | null {
  const plan = walkPlan(view, who, 'move', {});
  const twice = who.turn.standard && who.turn.move && !isLimited(view, who);
  if (isRefusal(plan) || !twice || whyNotNow(view, who, 'move')) return null;
  const legs = safestWay(view, who, { to: endOf(who, path), plan, actions: 2 });
  if (legs?.length !== 2) return null;
  // D11: a second action is not finished at exactly 0 hit points.
  const mover = { ...who, turn: { ...who.turn, actions: who.turn.actions + 1 } };
  const answer = askPath(view, { by: who.id, path: legs.flat(), action: 'move', args: {}, mover });
  return {
    kind: 'around',
    legs: legs.map((leg) => ({ action: 'move', args: {}, path: leg })),
    answer: { ...answer, legal: true, refusal: null, band: 'double-move', allowance: 2 * plan.allowance },
  };
}

/** X-TUM-1 to X-TUM-4: the drawn path at half speed where that is enough, else the cheapest one. */
function tumble(view: View, who: Combatant, path: readonly Square[]): BetterWay | null {
  const args: JsonRecord = { tumble: true };
  const plan = walkPlan(view, who, 'move', args);
  if (isRefusal(plan)) return null;
  const cheapest = cheapestPath(boardOf(view), walkerFor(view, who, plan.options), {
    from: who.at,
    to: endOf(who, path),
  });
  const ways = [path, ...(cheapest ? [cheapest.path] : [])];
  for (const way of ways) {
    const found = single(view, who, 'tumble', { action: 'move', args, path: way });
    if (found) return found;
  }
  return null;
}

const FINDERS: readonly Finder[] = [
  alone('five-foot-step', 'five-foot-step'),
  alone('safest', 'move'),
  around,
  alone('withdraw', 'withdraw'),
  tumble,
];

const isSafer = (a: PathAnswer, b: PathAnswer): boolean =>
  a.provocations.length < b.provocations.length || a.damage < b.damage - 1e-9;

/**
 * Other ways to the end of a drawn path that are safer than it is: fewer attacks of opportunity or less mean damage (AOO-10, STEP-1, WDR-3,
 * X-TUM-1). Nothing for a path that provokes nobody.
 */
export function askBetterWays(view: View, question: BetterWaysQuestion): readonly BetterWay[] {
  const search = betterWaysBySteps(view, question);
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}

/** The same search with a rest after each kind of way, for a page that has other things to do in between; the ways are what it returns. */
export function* betterWaysBySteps(
  view: View,
  { by, path }: BetterWaysQuestion,
): Generator<undefined, readonly BetterWay[]> {
  const who = view.combatant(by);
  const drawn = askPath(view, { by, path, action: 'move', args: {} });
  if (drawn.provocations.length === 0) return [];
  const ways: BetterWay[] = [];
  for (const find of FINDERS) {
    const way = find(view, who, path);
    if (way !== null) ways.push(way);
    yield undefined;
  }
  const safest = ways.find(({ kind }) => kind === 'safest');
  return ways.filter(
    ({ kind, answer }) =>
      isSafer(answer, drawn) && (kind !== 'around' || !safest || isSafer(answer, safest.answer)),
  );
}
