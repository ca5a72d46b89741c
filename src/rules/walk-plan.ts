import type { Refusal, View } from '../engine/contract';
import { own } from '../engine/own';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, JsonRecord, MovementMode } from '../engine/state';
import { isOnBoard } from '../grid/board';
import { squaresOnStraightLine } from '../grid/lanes';
import { type Measured, measurePath } from '../grid/path';
import { type Square, sameSquare, squareName } from '../grid/square';
import { boardOf } from './body';
import { isHeavilyBurdened } from './burden';
import { isLimited } from './economy';
import { darkToWalk } from './lighting';
import { riderOf } from './mounting';
import { diagonalsBefore, PLAIN_WALK, speedOf, type WalkOptions, walkerFor } from './movement';
import { type Gait, PLAIN_GAIT, SAFE_GAIT } from './provoking-steps';
import { whyTired } from './running';
import { tumblingOptions, whyNoTumbling } from './tumble';

/** How an action covers ground: how far, by what rules, and what the ground must be like. Feet. */
export interface WalkPlan {
  readonly allowance: number;
  readonly gait: Gait;
  readonly options: WalkOptions;
  readonly mode: MovementMode;
  /** RUN-2: along a straight line. */
  readonly straight: boolean;
  /** RUN-11, STEP-6, X-CHG-3: not over ground that slows. */
  readonly unhampered: boolean;
  /** RUN-12, STEP-7: not into darkness the mover cannot see in. */
  readonly needsSight: boolean;
  /** It takes the whole round (D11). */
  readonly wholeRound: boolean;
  /** The stance in which it goes all the way (RUN-4, X-ACM-6). */
  readonly stance: string | null;
}
/** A plan that allows nothing: what an action that may not be taken is measured by. */
export const NO_PLAN: WalkPlan = {
  allowance: 0,
  gait: PLAIN_GAIT,
  options: PLAIN_WALK,
  mode: 'land',
  straight: false,
  unhampered: false,
  needsSight: false,
  wholeRound: false,
  stance: null,
};

const modeOf = (args: JsonRecord): MovementMode => {
  const { mode } = args;
  return mode === 'climb' || mode === 'swim' || mode === 'fly' || mode === 'burrow' ? mode : 'land';
};

/** MOV-4 to MOV-6: without a listed speed one climbs or swims a quarter of the speed, half when hurrying (climbing). */
function gaitSpeed(view: View, who: Combatant, mode: MovementMode, accelerated: boolean): number {
  const listed = speedOf(view, who, mode);
  if (listed > 0 || (mode !== 'climb' && mode !== 'swim')) return listed;
  const land = speedOf(view, who, 'land');
  return 5 * Math.floor(land / (accelerated && mode === 'climb' ? 10 : 20));
}

/** X-ACM-6: who has no climb speed clings to the wall. */
const stanceOf = (view: View, who: Combatant, mode: MovementMode): string | null =>
  mode === 'climb' && speedOf(view, who, 'climb') === 0 ? 'climbing' : null;

type Planner = (view: View, who: Combatant, args: JsonRecord) => WalkPlan | Refusal;

function movePlan(
  view: View,
  who: Combatant,
  args: JsonRecord,
  forced: MovementMode | null = null,
): WalkPlan | Refusal {
  const stiff = args['tumble'] === true ? whyNoTumbling(who) : null;
  if (stiff) return stiff;
  const mode = forced ?? modeOf(args);
  const tumbling = args['tumble'] === true ? tumblingOptions(view, who, args) : null;
  const options = { ...PLAIN_WALK, ...(tumbling?.options ?? {}), mode };
  const gait = tumbling?.gait ?? PLAIN_GAIT;
  return {
    ...NO_PLAN,
    mode,
    options,
    gait,
    allowance: gaitSpeed(view, who, mode, args['accelerated'] === true),
    stance: stanceOf(view, who, mode),
  };
}

/** STEP-3; D28, the option: a move action that covered no distance does not count. */
export const hasStep = (view: View, { turn }: Combatant): boolean =>
  turn.fiveFootStep ||
  (view.encounter.houseRules.stepAfterStoppedMove === true &&
    turn.movedFeet === 0 &&
    turn.marks['stepped'] !== true);

function stepPlan(view: View, who: Combatant, args: JsonRecord): WalkPlan | Refusal {
  const mode = modeOf(args);
  const speed = speedOf(view, who, mode);
  if (speed === 0) return refusal('no-listed-speed', { who: who.id, mode }, 'STEP-9');
  if (speed <= 5) return refusal('too-slow-for-step', { who: who.id }, 'STEP-8');
  const { turn } = who;
  if (turn.movedFeet > 0) return refusal('step-after-moving', { who: who.id }, 'STEP-4');
  if (!hasStep(view, who)) return refusal('no-step-left', { who: who.id }, 'STEP-3');
  return {
    ...NO_PLAN,
    mode,
    options: { ...PLAIN_WALK, mode },
    gait: SAFE_GAIT,
    allowance: 5,
    unhampered: true,
    needsSight: true,
  };
}

function withdrawPlan(view: View, who: Combatant, args: JsonRecord): WalkPlan | Refusal {
  const mode = modeOf(args);
  const speed = speedOf(view, who, mode);
  if (speed === 0) return refusal('no-listed-speed', { who: who.id, mode }, 'WDR-8');
  if (!view.can(who, 'see')) return refusal('blinded-withdraw', { who: who.id }, 'WDR-5');
  const gait: Gait = { kind: 'withdraw', exempt: [] };
  return {
    ...NO_PLAN,
    mode,
    options: { ...PLAIN_WALK, mode },
    gait,
    allowance: speed * (isLimited(view, who) ? 1 : 2),
    wholeRound: !isLimited(view, who),
  };
}

/** SPD-9, RUN-2, RUN-3, X-FEAT-4, X-DIST-7. */
export const runFactor = (view: View, who: Combatant): number =>
  (isHeavilyBurdened(who) ? 3 : 4) + (view.has(who, 'run') ? 1 : 0);

function runPlan(view: View, who: Combatant): WalkPlan | Refusal {
  const [denial] = view.denials(who, 'run');
  if (denial) return refusal('cannot-run', { who: who.id, effect: denial.effect }, 'RUN-1');
  if (isLimited(view, who)) return refusal('limited-to-one-action', { who: who.id }, 'ACT-19');
  const allowance = speedOf(view, who) * runFactor(view, who);
  const straight = { straight: true, unhampered: true, needsSight: true };
  return { ...NO_PLAN, ...straight, allowance, wholeRound: true, stance: 'running' };
}

/** Somebody who has no opportunity for this movement. */
const sparing = ({ on }: JsonRecord): Gait =>
  typeof on === 'string' ? { ...PLAIN_GAIT, exempt: [on] } : PLAIN_GAIT;

/** X-FEAT-26: twice the mount's speed, in a straight line, with nothing to fear from the one ridden by. `who` is the rider or the mount. */
function ridePlan(view: View, who: Combatant, args: JsonRecord): WalkPlan | Refusal {
  const mount = riderOf(view, who.id) !== null ? who : who.rides === null ? null : view.find(who.rides);
  if (!mount) return refusal('not-mounted', { who: who.id }, 'X-FEAT-26');
  const straight = { straight: true, unhampered: true, wholeRound: true };
  return { ...NO_PLAN, ...straight, allowance: 2 * speedOf(view, mount), gait: sparing(args) };
}

/** X-FEAT-11: the one that is struck has nothing from the movement around the blow. */
function turningPlan(view: View, who: Combatant, args: JsonRecord): WalkPlan | Refusal {
  const plan = movePlan(view, who, {});
  return isRefusal(plan) ? plan : { ...plan, gait: sparing(args), wholeRound: true };
}

const PLANS: Readonly<Record<string, Planner>> = {
  move: movePlan,
  climb: (view, who, args) => movePlan(view, who, args, 'climb'),
  swim: (view, who, args) => movePlan(view, who, args, 'swim'),
  'five-foot-step': stepPlan,
  withdraw: withdrawPlan,
  run: runPlan,
  // MOV-7: one square, on difficult ground too.
  crawl: (view, who) =>
    view.has(who, 'prone') ? { ...NO_PLAN, allowance: 15 } : refusal('not-prone', { who: who.id }, 'MOV-7'),
  'minimum-move': (view, who) =>
    isLimited(view, who)
      ? refusal('limited-to-one-action', { who: who.id }, 'ACT-19')
      : { ...NO_PLAN, allowance: Number.POSITIVE_INFINITY, wholeRound: true },
  overrun: movePlan,
  'ride-by-attack': ridePlan,
  'spring-attack': turningPlan,
  'shot-on-the-run': turningPlan,
  charge: (view, who) => ({
    ...NO_PLAN,
    allowance: speedOf(view, who) * (isLimited(view, who) ? 1 : 2),
    unhampered: true,
    wholeRound: !isLimited(view, who),
  }),
};

/** Actions that go a single square. */
export const ONE_SQUARE: ReadonlySet<string> = new Set(['five-foot-step', 'crawl', 'minimum-move']);

export const WALKING_ACTIONS: readonly string[] = Object.keys(PLANS);

/** Actions that go faster than one move action. */
const FAST: ReadonlySet<string> = new Set(['withdraw', 'run', 'charge']);

/** STEP-4, FULL-11: no distance after a 5-foot step. RUN-10: resting after a long run one goes no faster than one move action. */
function whySpent(view: View, who: Combatant, action: string): Refusal | null {
  if (action === 'five-foot-step') return null;
  if (who.turn.marks['stepped'] === true) return refusal('moved-by-step', { who: who.id }, 'STEP-4');
  const tired = FAST.has(action) || who.turn.movedFeet > 0 ? whyTired(view, who) : null;
  return tired ? { ...tired, clause: 'RUN-10' } : null;
}

/** How far and how an action walks, or why it may not at all. */
export function walkPlan(view: View, who: Combatant, action: string, args: JsonRecord): WalkPlan | Refusal {
  const plan = own(PLANS, action);
  if (!plan) return refusal('no-walking-action', { action });
  const spent = whySpent(view, who, action);
  if (spent) return spent;
  const [denial] = action === 'crawl' ? [] : view.denials(who, 'walk');
  if (denial) return refusal('cannot-walk', { who: who.id, effect: denial.effect }, 'X-GEN-6');
  const made = plan(view, who, args);
  return isRefusal(made) || !made.needsSight || view.can(who, 'see')
    ? made
    : refusal('needs-sight', { who: who.id }, 'STEP-7');
}

export interface CheckedPath {
  readonly measured: Measured;
  readonly refusal: Refusal | null;
}

/** Measures a path and says what is wrong with it under a plan, or null. */
export function checkPath(view: View, who: Combatant, path: readonly Square[], plan: WalkPlan): CheckedPath {
  const request = { from: who.at, path, diagonalsSoFar: diagonalsBefore(view, who) };
  const measured = measurePath(boardOf(view), walkerFor(view, who, plan.options), request);
  return { measured, refusal: wrongWith(view, who, path, { plan, measured }) };
}

function wrongWith(
  view: View,
  who: Combatant,
  path: readonly Square[],
  { plan, measured }: { plan: WalkPlan; measured: Measured },
): Refusal | null {
  const blocked = measured.blockedAt;
  const at = blocked === null ? undefined : path[blocked];
  const off = path.find((square) => !isOnBoard(view.encounter.board, square));
  if (off) return refusal('off-board', { x: off.x, y: off.y });
  if (blocked !== null && at)
    return refusal(
      'path-blocked',
      { reason: measured.steps[blocked]?.blocked ?? 'solid', square: squareName(at) },
      'X-THRU-2',
    );
  const end = path.at(-1);
  if (!measured.mayStop && end) return refusal('cannot-stop-there', { square: squareName(end) }, 'X-THRU-4');
  if (plan.straight && !isStraight(who, path)) return refusal('not-straight', {}, 'RUN-2');
  const hampered = plan.unhampered ? hamperedAt(measured, path) : null;
  if (hampered) return refusal('hampered', { square: squareName(hampered) }, 'X-TERR-2');
  const unseen = plan.needsSight ? unseenAt(view, who, path) : null;
  if (unseen) return refusal('too-dark', { square: squareName(unseen) }, 'STEP-7');
  const { allowance } = plan;
  const feet = plan.gait.kind === 'safe' ? Math.min(measured.feet, 5) : measured.feet;
  return feet > allowance ? refusal('too-far', { feet, allowance }, 'MOV-2') : null;
}

/** RUN-2, X-CHG-1: in as few squares as there are, all of them in the lane from start to end, and none of them back. */
export function isStraight(who: Combatant, path: readonly Square[]): boolean {
  const end = path.at(-1);
  if (!end) return true;
  const line = squaresOnStraightLine({ at: who.at, space: 1 }, end);
  const shortest = Math.max(Math.abs(end.x - who.at.x), Math.abs(end.y - who.at.y));
  const [right, down] = [Math.sign(end.x - who.at.x), Math.sign(end.y - who.at.y)];
  const isOnward = ({ x, y }: Square, index: number): boolean => {
    const from = path[index - 1] ?? who.at;
    return (x - from.x) * right >= 0 && (y - from.y) * down >= 0;
  };
  return (
    path.length === shortest &&
    path.every((square, index) => isOnward(square, index) && line.some((it) => sameSquare(it, square)))
  );
}

function hamperedAt(measured: Measured, path: readonly Square[]): Square | null {
  const index = measured.steps.findIndex(
    ({ difficult, crossesLowWall, squeezed }) => difficult || crossesLowWall || squeezed,
  );
  return path[index] ?? null;
}

function unseenAt(view: View, who: Combatant, path: readonly Square[]): Square | null {
  const isDark = darkToWalk(view, who);
  return isDark === null ? null : (path.find(isDark) ?? null);
}

/** HARD-1: the full-round action of one square is for whoever is too slow for it in one move. */
export function whyFastEnough(view: View, who: Combatant, { feet }: Measured): Refusal | null {
  const speed = speedOf(view, who);
  return feet <= speed ? refusal('fast-enough', { who: who.id, feet, speed }, 'HARD-1') : null;
}
