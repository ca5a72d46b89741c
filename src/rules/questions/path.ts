import type { Refusal, View } from '../../engine/contract';
import { isRefusal, refusal } from '../../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../../engine/state';
import type { Measured } from '../../grid/path';
import type { Square } from '../../grid/square';
import { legsOf } from '../by-mount';
import { whyNotCharged } from '../charging';
import { isLimited } from '../economy';
import { forecast } from '../forecast';
import { speedOf } from '../movement';
import { opportunityBlow } from '../opportunity-blow';
import { provokedByCrawl, provokedByStep } from '../provoking-steps';
import { inStances } from '../stance';
import { tumbleForecast } from '../tumble-forecast';
import { checkPath, NO_PLAN, ONE_SQUARE, type WalkPlan, walkPlan, whyFastEnough } from '../walk-plan';
import type { Band, PathAnswer, PathStep } from './answers';
import { inItsTurn } from './its-turn';
import { provocation } from './provocation';

export interface PathQuestion {
  readonly by: CombatantId;
  readonly path: readonly Square[];
  /** The walking action, `move` unless named. */
  readonly action: string;
  readonly args: JsonRecord;
  /** The mover as it would be by then, where that is not as it is now. */
  readonly mover?: Combatant;
}

const stepsOf = (path: readonly Square[], measured: Measured): readonly PathStep[] =>
  measured.steps.map((it, index) => ({
    to: path[index] ?? { x: 0, y: 0 },
    feet: it.feet,
    total: measured.feetAt[index] ?? 0,
    diagonal: it.diagonal,
    difficult: it.difficult,
    squeezed: it.squeezed,
    blocked: it.blocked,
  }));

/** What the length of a path takes: colour and line of the drawn path. */
export function bandOf(view: View, who: Combatant, feet: number, path: readonly Square[]): Band {
  const speed = speedOf(view, who);
  const step = walkPlan(view, who, 'five-foot-step', {});
  if (path.length === 1 && !isRefusal(step) && !checkPath(view, who, path, step).refusal)
    return 'five-foot-step';
  if (feet <= speed) return 'move';
  if (isLimited(view, who)) return 'too-far';
  if (feet <= 2 * speed) return 'double-move';
  const run = walkPlan(view, who, 'run', {});
  return !isRefusal(run) && checkPath(view, who, path, run).refusal === null ? 'run' : 'too-far';
}

interface Raised {
  readonly by: CombatantId;
  readonly step: number;
  readonly at: Square;
  /** Where the blow meets it, if not at `at`: in the square that a crawler is about to enter. */
  readonly meets?: Square;
}

/** Everyone who would strike on the way, in path order, then initiative order (AOO-10, AOO-24, MOV-8). */
function raisedBy(
  view: View,
  who: Combatant,
  path: readonly Square[],
  { action, plan }: { action: string; plan: WalkPlan },
): readonly Raised[] {
  if (action === 'crawl') return crawledPast(view, who, path);
  const raised: Raised[] = [];
  let at = who.at;
  for (const [step, to] of path.entries()) {
    const already = [...who.turn.provokedByMoving, ...raised.map(({ by }) => by)];
    const by = provokedByStep(
      view,
      { ...who, at },
      { to, isFirst: step === 0 },
      { gait: plan.gait, already },
    );
    raised.push(...by.map((id) => ({ by: id, step, at })));
    at = to;
  }
  return raised;
}

/** MOV-8: whoever threatens only the square entered meets the crawler there. */
function crawledPast(view: View, who: Combatant, [to]: readonly Square[]): readonly Raised[] {
  if (!to) return [];
  const { at } = who;
  return provokedByCrawl(view, who, to).map((by) => {
    const meets = opportunityBlow(view, by, who, { at }) ? {} : { meets: to };
    return { by, step: 0, at, ...meets };
  });
}

/** What a drawn path costs, whether it may be walked, and who may strike at whom walks it, with what and at what odds. Asks nothing of the turn but its movement. */
export function askPath(view: View, { by, path, action, args, mover }: PathQuestion): PathAnswer {
  const standing = mover ?? inItsTurn(view, legsOf(view, view.combatant(by), action));
  const planned = walkPlan(view, standing, action, args);
  const plan = isRefusal(planned) ? NO_PLAN : planned;
  const who = plan.stance === null ? standing : inStances(standing, [[plan.stance, {}]]);
  const { measured, refusal: wrong } = checkPath(view, who, path, plan);
  const question = { by, path, action, args };
  const why = isRefusal(planned) ? planned : (wrong ?? whyNotOfItsKind(view, who, question, measured));
  const raised = raisedBy(view, who, path, { action, plan });
  const provocations = raised.map((it) => provocation(view, who, it));
  return {
    legal: why === null,
    refusal: why,
    cost: action === 'five-foot-step' ? 5 * path.length : measured.feet,
    steps: stepsOf(path, measured),
    nextDiagonal: measured.diagonals % 2 === 0 ? 5 : 10,
    band: bandOf(view, who, measured.feet, path),
    allowance: plan.allowance,
    provocations,
    ...(args['tumble'] === true
      ? tumbleForecast(view, who, path, { raised, accelerated: args['accelerated'] === true })
      : forecast(view, who, raised, plan.wholeRound)),
  };
}

/** What the action asks of the way and of whoever goes it, beside the ground. */
function whyNotOfItsKind(
  view: View,
  legs: Combatant,
  { by, path, action, args }: PathQuestion,
  measured: Measured,
): Refusal | null {
  if (action === 'minimum-move' && path.length === 1) return whyFastEnough(view, legs, measured);
  if (ONE_SQUARE.has(action) && path.length !== 1)
    return refusal('step-is-one-square', { who: legs.id }, 'STEP-1');
  if (action === 'charge') {
    const who = legs.id === by ? legs : view.combatant(by);
    return whyNotCharged(view, { who, legs, route: path }, args);
  }
  // X-FEAT-11, X-FEAT-26: the feat, and the armor.
  return ON_THE_MOVE.has(action)
    ? (view.rules.actions.get(action)?.precheck?.(view, view.combatant(by)) ?? null)
    : null;
}
const ON_THE_MOVE: ReadonlySet<string> = new Set(['spring-attack', 'shot-on-the-run', 'ride-by-attack']);
