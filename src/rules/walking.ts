import type { Play, StepFrame } from '../engine/contract';
import { DONE } from '../engine/define';
import { isRefusal } from '../engine/refusal';
import type { Combatant, CombatantId, JsonRecord } from '../engine/state';
import { footprintsOverlap } from '../grid/footprint';
import { lanesClear } from '../grid/lanes';
import { type Measured, measurePath, step } from '../grid/path';
import type { Square } from '../grid/square';
import type { SquarePair } from './arguments';
import { toPair, toSquare } from './arguments';
import { occupancyFor } from './bodies-in-the-way';
import { boardOf, canAct, isDead, placementOf } from './body';
import { gainOnce } from './hit-points';
import { carryRiders } from './mounting';
import { diagonalsBefore, type WalkOptions, walkerFor } from './movement';
import { type Gait, provokedByStep } from './provoking-steps';
import { takeStance } from './stance';
import { runsInto } from './unseen-bodies';
import { walkPlan } from './walk-plan';
import { haltOf } from './walked-blind';

/** What a walking action says of its walk; asked anew at each step. */
export interface Walk {
  readonly path: readonly SquarePair[];
  readonly gait: Gait;
  readonly options: WalkOptions;
  readonly mode: string;
  /** The walking action by whose rules it goes, where that is not the frame's own. */
  readonly as?: string;
}
type WalkSteps = Record<'leave' | 'enter', (play: Play, frame: StepFrame<never>) => string>;

const indexOf = (frame: StepFrame): number =>
  typeof frame.memo['index'] === 'number' ? frame.memo['index'] : 0;

/** Whether a mover can go on after what happened to it on the way; D11 decides at exactly 0. */
function whyStopped(play: Play, mover: Combatant, frame: StepFrame): string | null {
  if (isDead(play, mover) || !canAct(play, mover)) return 'cannot-go-on';
  const [denial] = play.denials(mover, 'walk');
  if (denial && frame.memo['free'] !== true) return denial.effect;
  const struckDown = play.has(mover, 'disabled') && frame.memo['reactions'] !== undefined;
  const isSole = mover.turn.actions <= 1 && frame.memo['wholeRound'] !== true;
  return struckDown && !isSole ? 'cannot-go-on' : null;
}

/** Before the first step: what its action is, before a blow takes full-round actions away, and the stance in which it goes. */
function setForth(play: Play, mover: Combatant, frame: StepFrame, walk: Walk): void {
  const plan = walkPlan(play, mover, walk.as ?? frame.action, frame.args);
  if (isRefusal(plan)) return;
  frame.memo['wholeRound'] = plan.wholeRound;
  if (plan.stance === 'climbing') gainOnce(play, mover.id, plan.stance);
  else if (plan.stance !== null) takeStance(play, mover.id, plan.stance);
}

/** The steps, as the diagonals of the whole action count. */
const stepsOf = (play: Play, mover: Combatant, walk: Walk): Measured['steps'] =>
  measurePath(boardOf(play), walkerFor(play, mover, walk.options), {
    from: mover.at,
    path: walk.path.map(toSquare),
    diagonalsSoFar: diagonalsBefore(play, mover),
  }).steps;

/** What is fixed when the first step is made: the price of each and whether it was open, and where ground that nobody of the side knew of ends the walk. */
function setOut(play: Play, mover: Combatant, frame: StepFrame, walk: Walk): void {
  const places = [mover.at, ...walk.path.map(toSquare)];
  frame.memo['feet'] = stepsOf(play, mover, walk).map(({ feet, alternates }, index) => {
    const [from = mover.at, to = mover.at] = places.slice(index);
    return [feet, alternates ? 1 : 0, isOpen(play, mover, walk, [from, to]) ? 1 : 0];
  });
  const plan = walkPlan(play, mover, walk.as ?? frame.action, frame.args);
  const { options } = walk;
  const halt = isRefusal(plan) ? null : haltOf(play, mover, walk.path.map(toSquare), { ...plan, options });
  if (halt !== null) frame.memo['halt'] = halt;
}

/** Whether a step can be made as things stand; one of a charge only where nothing slows it and nobody is in its lane (X-CHG-3). */
function isOpen(play: Play, mover: Combatant, walk: Walk, [from, to]: readonly [Square, Square]): boolean {
  const walker = walkerFor(play, mover, walk.options);
  if (step(boardOf(play), walker, { from, to }).blocked !== null) return false;
  return walk.mode !== 'charge' || lanesClear(boardOf(play), walker, from, to).clear;
}

/** Put elsewhere since it was about to leave, the mover has no step from there to where it was going. */
function isAstray(play: Play, mover: Combatant, frame: StepFrame, walk: Walk): boolean {
  const left = frame.memo['left'] as SquarePair | undefined;
  const to = walk.path[indexOf(frame)];
  if (!left || !to || (left[0] === mover.at.x && left[1] === mover.at.y)) return false;
  return !isOpen(play, mover, walk, [mover.at, toSquare(to)]);
}

/** The way was open here when the walk set out and no longer is: a door was shut, somebody stepped in. */
function isShutOff(play: Play, mover: Combatant, frame: StepFrame, walk: Walk): boolean {
  const index = indexOf(frame);
  const to = walk.path[index];
  const wasOpen = (frame.memo['feet'] as number[][] | undefined)?.[index]?.[2] === 1;
  return to !== undefined && wasOpen && !isOpen(play, mover, walk, [mover.at, toSquare(to)]);
}

/** D25, the option: the diagonals of a turn are remembered. */
function rememberDiagonal(play: Play, id: CombatantId): void {
  if (!play.encounter.houseRules.diagonalsCountThroughTurn) return;
  const who = play.combatant(id);
  const marks = { ...who.turn.marks, diagonals: diagonalsBefore(play, who) + 1 };
  play.emit({ type: 'turnChanged', who: id, changes: { marks }, cost: null });
}

/** X-TERR-9: whoever stops where it may not goes back to the last legal square. */
export function settlePlace(play: Play, who: Combatant, lastLegal: Square): void {
  const others = Object.values(play.encounter.combatants).filter((it) => it.id !== who.id);
  const illegal = others.some(
    (other) =>
      footprintsOverlap(placementOf(who), placementOf(other)) &&
      ['blocked', 'stop-forbidden'].includes(occupancyFor(play, who, other)),
  );
  if (!illegal) return;
  play.emit({ type: 'placed', who: who.id, from: who.at, to: lastLegal });
  carryRiders(play, who.id);
}

function mayStop(play: Play, mover: Combatant): boolean {
  return !Object.values(play.encounter.combatants).some(
    (other) =>
      other.id !== mover.id &&
      footprintsOverlap(placementOf(mover), placementOf(other)) &&
      ['blocked', 'stop-forbidden'].includes(occupancyFor(play, mover, other)),
  );
}

/**
 * The two steps of walking square by square: `leave` raises what leaving provokes, `enter` goes one square, if the mover still can.
 * At the end of the path the action goes on at `then`; a mover that is stopped ends the action. AOO-10, AOO-19, AOO-20.
 */
export function walkSteps<Args extends JsonRecord>(
  walkOf: (play: Play, frame: StepFrame<Args>) => Walk,
  then: string,
): Record<'leave' | 'enter', (play: Play, frame: StepFrame<Args>) => string> {
  const steps = {
    leave(play: Play, frame: StepFrame<Args>): string {
      const walk = walkOf(play, frame);
      const { path, gait } = walk;
      const index = indexOf(frame);
      const next = path[index];
      if (!next) return then;
      if (index === 0) setForth(play, play.combatant(frame.actor), frame, walk);
      const mover = play.combatant(frame.actor);
      if (mayStop(play, mover)) frame.memo['lastLegal'] = toPair(mover.at);
      if (isShutOff(play, mover, frame, walk)) return stop(play, frame, mover, null);
      frame.memo['left'] = toPair(mover.at);
      const already = mover.turn.provokedByMoving;
      const by = provokedByStep(play, mover, { to: toSquare(next), isFirst: index === 0 }, { gait, already });
      if (by.length > 0) {
        play.emit({ type: 'provoked', who: mover.id, because: 'movement', by, at: mover.at });
        play.push(mover.id, 'opportunities', { because: 'movement', by }, { step: 'start' });
      }
      return 'enter';
    },
    enter(play: Play, frame: StepFrame<Args>): string {
      const mover = play.combatant(frame.actor);
      const walk = walkOf(play, frame);
      const index = indexOf(frame);
      const to = walk.path[index];
      const stopped = whyStopped(play, mover, frame);
      if (stopped || !to) return stop(play, frame, mover, stopped);
      const last = index + 1 === walk.path.length;
      const meant = [...walk.options.through, ...walk.options.passing];
      if (runsInto(play, mover, toSquare(to), { through: meant, last }))
        return stop(play, frame, mover, 'body-unseen');
      if (isAstray(play, mover, frame, walk)) return stop(play, frame, mover, null);
      if (frame.memo['feet'] === undefined) setOut(play, mover, frame, walk);
      if (isShutOff(play, mover, frame, walk)) return stop(play, frame, mover, null);
      if (frame.memo['halt'] === index) return stop(play, frame, mover, 'ground-unseen');
      const [feet = 0, alternates = 0] = (frame.memo['feet'] as number[][])[index] ?? [];
      play.emit({ type: 'moved', who: mover.id, from: mover.at, to: toSquare(to), feet, mode: walk.mode });
      if (alternates === 1) rememberDiagonal(play, mover.id);
      carryRiders(play, mover.id);
      frame.memo['index'] = index + 1;
      return last ? then : 'leave';
    },
  };
  return steps satisfies WalkSteps;
}

function stop(play: Play, frame: StepFrame, mover: Combatant, reason: string | null): string {
  const lastLegal = frame.memo['lastLegal'] as SquarePair | undefined;
  if (lastLegal) settlePlace(play, mover, toSquare(lastLegal));
  play.emit({
    type: 'stopped',
    who: mover.id,
    action: frame.action,
    reason: reason ?? 'cannot-go-on',
    with: {},
  });
  return DONE;
}
