import type { View } from '../engine/contract';
import type { Combatant, CombatantId } from '../engine/state';
import { startKey } from '../grid/cost';
import { keyAhead, type Search, search } from '../grid/search';
import { type Square, sameSquare } from '../grid/square';
import { type WayOn, waysOn } from '../grid/ways-on';
import { blowHistories, type Histories, type History } from './blow-histories';
import { isVerySmall } from './bodies-in-the-way';
import { boardOf } from './body';
import { diagonalsBefore, walkerFor } from './movement';
import { provokedByStep } from './provoking-steps';
import type { WalkPlan } from './walk-plan';

/** What is asked: a place (top-left square) and how the mover walks. */
export interface SafestRequest {
  readonly to: Square;
  readonly plan: WalkPlan;
  /** Move actions that may be spent, with a place to stop between them. Default 1. */
  readonly actions?: 1 | 2;
}
/** The squares entered, action by action. */
export type Legs = readonly (readonly Square[])[];

/** One way to a place. */
interface Label {
  readonly at: Square;
  /** Key (grid/cost.ts) spent in this action; a second action counts its diagonals anew (D25). */
  readonly key: number;
  /** Key of the whole squares paid in the action before. */
  readonly before: number;
  readonly leg: 0 | 1;
  readonly past: History;
  readonly damage: number;
  /** How far it strays from the straight line: decides between ways equal in all else. */
  readonly stray: number;
  readonly from: Label | null;
}
interface Work {
  readonly view: View;
  readonly who: Combatant;
  readonly request: SafestRequest;
  readonly found: Search;
  readonly pasts: Histories;
  /** Labels worth following, by place and leg. */
  readonly known: Map<string, Label[]>;
  /** Labels to be followed: by blows, then by key spent in all. */
  readonly waiting: (Label[] | undefined)[][];
  readonly provoked: Map<string, readonly CombatantId[]>;
  readonly ways: Map<string, readonly WayOn[]>;
  readonly maxKey: number;
  /** Tells ways apart by how often they were struck only, not by whom. */
  readonly coarse: boolean;
  made: number;
  best: Label | null;
}

/** Beyond that many ways a crowd is weighed coarsely: still few blows, perhaps not the fewest. */
const MOST_LABELS = 60_000;
/** Feet; farther than any walking action goes. Keeps an allowance without limit finite. */
const FARTHEST = 1000;
const ALIKE = 1e-9;

const spent = ({ before, key }: Label): number => before + key;

/**
 * The safest way to a place within an action: fewest attacks of opportunity, then least mean damage, then lowest cost (AOO-10, AOO-24). Exact,
 * but for crowds in which more than 60,000 ways differ by who has struck. Null where the action does not get there.
 */
export function safestWay(view: View, who: Combatant, request: SafestRequest): Legs | null {
  const exact = workOn(view, who, request, false);
  if (follow(exact)) return legsOf(exact.best);
  const coarse = workOn(view, who, request, true);
  follow(coarse);
  return legsOf(coarse.best);
}

function workOn(view: View, who: Combatant, request: SafestRequest, coarse: boolean): Work {
  const { plan, actions = 1 } = request;
  const allowance = Math.min(plan.allowance, FARTHEST);
  const walker = walkerFor(view, who, plan.options);
  const budgetFeet = allowance * actions + (actions === 2 ? 5 : 0);
  return {
    view,
    who,
    request,
    found: search(boardOf(view), walker, {
      from: who.at,
      budgetFeet,
      diagonalsSoFar: diagonalsBefore(view, who),
    }),
    pasts: blowHistories(view, who, plan.wholeRound),
    known: new Map(),
    waiting: [],
    provoked: new Map(),
    ways: new Map(),
    maxKey: 2 * Math.floor(allowance / 5) + 1,
    coarse,
    made: 0,
    best: null,
  };
}

/** Follows every label worth it; false where there are too many to be exact. */
function follow(work: Work): boolean {
  const { view, who, found, pasts } = work;
  const start: Label = {
    at: who.at,
    key: startKey(found.walker, diagonalsBefore(view, who)),
    before: 0,
    leg: 0,
    past: pasts.none,
    damage: 0,
    stray: 0,
    from: null,
  };
  keep(work, start);
  for (let blows = 0; blows < work.waiting.length; blows++) {
    const byKey = work.waiting[blows] ?? [];
    // Labels of the same number of blows are added behind the key at hand while this runs.
    for (let key = 0; key < byKey.length; key++)
      for (const label of byKey[key] ?? []) {
        if (isWorthwhile(work, label)) expand(work, label);
        if (!work.coarse && work.made > MOST_LABELS) return false;
      }
    if (work.best && work.best.past.count <= blows) return true;
  }
  return true;
}

const placeName = ({ at, leg }: Pick<Label, 'at' | 'leg'>): string => `${at.x},${at.y},${leg}`;

/** Not outdone since it was put down, and not worse than a way that is already there. */
function isWorthwhile(work: Work, label: Label): boolean {
  const { best } = work;
  const rival = best && best.past.count <= label.past.count ? best : null;
  if (rival && (label.damage > rival.damage + ALIKE || isOutdone(label, rival, true))) return false;
  return work.known.get(placeName(label))?.includes(label) === true;
}

/** Whether `other` leaves nothing to be gained by `label`, both with the same past. */
const isOutdone = (label: Label, other: Label, ended = false): boolean =>
  other.damage <= label.damage + ALIKE &&
  (ended || other.key <= label.key) &&
  spent(other) <= spent(label) &&
  !(isSameBut(label, other) && label.stray < other.stray);

const isSameBut = (a: Label, b: Label): boolean =>
  a.key === b.key && spent(a) === spent(b) && Math.abs(a.damage - b.damage) <= ALIKE;

const hasSamePast = (work: Work, a: Label, b: Label): boolean =>
  work.coarse ? a.past.count === b.past.count : a.past === b.past;

/** Puts a label down unless another outdoes it, and drops those that it outdoes. */
function keep(work: Work, label: Label): void {
  const name = placeName(label);
  const there = work.known.get(name) ?? [];
  if (there.some((other) => hasSamePast(work, label, other) && isOutdone(label, other))) return;
  const rest = there.filter((other) => !(hasSamePast(work, label, other) && isOutdone(other, label)));
  work.known.set(name, [...rest, label]);
  work.waiting[label.past.count] ??= [];
  const byKey = work.waiting[label.past.count] ?? [];
  const key = spent(label);
  byKey[key] ??= [];
  byKey[key]?.push(label);
  work.made += 1;
}

function expand(work: Work, label: Label): void {
  const { who, request, maxKey } = work;
  const isFirst = label.from === null;
  for (const way of waysFrom(work, label.at)) {
    if (request.plan.unhampered && way.hampered) continue;
    const key = label.key + way.key;
    if (key > maxKey || isTooFar(work, label, key, way.to)) continue;
    const { past, damage } = afterLeaving(work, label, way.to, isFirst);
    const stray = label.stray + strayOf(who.at, request.to, way.to);
    const next: Label = { ...label, at: way.to, key, past, damage, stray, from: label };
    keep(work, next);
    if (way.mayStop) rest(work, next);
  }
}

/** What may happen where movement may end: the goal is reached, or a second action begins. */
function rest(work: Work, label: Label): void {
  const { request, best } = work;
  if (sameSquare(label.at, request.to)) {
    if (!best || isBetter(label, best)) work.best = label;
  } else if (request.actions === 2 && label.leg === 0) {
    const odd = work.view.encounter.houseRules.diagonalsCountThroughTurn ? label.key & 1 : 0;
    keep(work, { ...label, leg: 1, key: odd, before: 2 * (label.key >> 1) });
  }
}

function isBetter(label: Label, best: Label): boolean {
  if (label.past.count !== best.past.count) return label.past.count < best.past.count;
  if (Math.abs(label.damage - best.damage) > ALIKE) return label.damage < best.damage;
  const more = (spent(label) >> 1) - (spent(best) >> 1);
  return more === 0 ? label.stray < best.stray : more < 0;
}

/** Over open floor the goal lies farther than what is left. */
function isTooFar(work: Work, { leg }: Label, key: number, at: Square): boolean {
  const { found, request, maxKey } = work;
  const left = request.actions === 2 && leg === 0 ? 2 * maxKey : maxKey;
  return key + keyAhead(found, request.to, at.x, at.y) > left;
}

function waysFrom(work: Work, at: Square): readonly WayOn[] {
  const name = `${at.x},${at.y}`;
  const known = work.ways.get(name);
  if (known) return known;
  const ways = waysOn(work.found, at);
  work.ways.set(name, ways);
  return ways;
}

/** The blows that come as the label's place is left. */
function afterLeaving(work: Work, label: Label, to: Square, isFirst: boolean) {
  const { past, damage } = label;
  const raised = provokedBy(work, label.at, to, isFirst);
  if (raised.length === 0) return label;
  const by = raised.every((id) => !past.struck.has(id))
    ? raised
    : raised.filter((id) => !past.struck.has(id));
  if (by.length === 0) return label;
  const added = work.pasts.after(past, by, label.at);
  return { past: added.past, damage: damage + added.damage };
}

/** Only the very small provoke by what they enter; everyone else by what is left. */
function provokedBy(work: Work, at: Square, to: Square, isFirst: boolean): readonly CombatantId[] {
  const { view, who, request, provoked } = work;
  const entering = isVerySmall(who) ? ` ${to.x},${to.y}` : '';
  const name = `${at.x},${at.y} ${isFirst}${entering}`;
  const known = provoked.get(name);
  if (known) return known;
  const { gait } = request.plan;
  const by = provokedByStep(
    view,
    { ...who, at },
    { to, isFirst },
    { gait, already: who.turn.provokedByMoving },
  );
  provoked.set(name, by);
  return by;
}

const strayOf = (from: Square, to: Square, at: Square): number =>
  Math.abs((to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x));

function legsOf(best: Label | null): Legs | null {
  if (!best) return null;
  const legs: [Square[], Square[]] = [[], []];
  for (let label = best; label.from; label = label.from) legs[label.leg].unshift(label.at);
  return legs.filter((leg) => leg.length > 0);
}
