import type { Refusal, View } from '../engine/contract';
import { isRefusal, refusal } from '../engine/refusal';
import type { Combatant, JsonRecord, Weapon } from '../engine/state';
import { distanceFeet, footprint } from '../grid/footprint';
import { lanesClear } from '../grid/lanes';
import { measurePath } from '../grid/path';
import { canBeAt } from '../grid/placement';
import { isInReach } from '../grid/reach';
import { type Square, sameSquare } from '../grid/square';
import type { SquarePair } from './arguments';
import { toSquare } from './arguments';
import { reachOptions, reachWith } from './attack-context';
import { occupancyFor } from './bodies-in-the-way';
import { areEnemies, boardOf, isDead, placementOf, spaceOf } from './body';
import { chargingBody, whyMountSpent, withReachOf } from './mounted-charge';
import { walkerFor } from './movement';
import { occupantsOf } from './occupants';
import { knownTo } from './perception';
import { canSee } from './sight';
import { isStraight, walkPlan } from './walk-plan';
import { isMelee, wielded } from './wielding';

export interface ChargeRequest {
  readonly on: string;
  readonly path: readonly SquarePair[] | null;
  readonly with: string | null;
  readonly weapon: string | null;
}

/** Steps of a straight line from one square to another, diagonal steps spread evenly. */
export function straightPath(from: Square, to: Square): Square[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const count = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + Math.round((dx * (index + 1)) / count),
    y: from.y + Math.round((dy * (index + 1)) / count),
  }));
}

/** Places from which the weapon reaches the target, the nearest to the charger first (X-CHG-2). */
function strikingPlaces(view: View, who: Combatant, target: Combatant, weapon: Weapon): readonly Square[] {
  const space = spaceOf(who);
  const reach = reachWith(who, weapon) * (weapon.reach === 'none' ? 1 : 2);
  const squares = Math.ceil(reach / 5) + 1;
  const found: { square: Square; feet: number }[] = [];
  for (let y = target.at.y - space - squares; y <= target.at.y + spaceOf(target) + squares; y++)
    for (let x = target.at.x - space - squares; x <= target.at.x + spaceOf(target) + squares; x++) {
      const from = { at: { x, y }, space };
      const feet = distanceFeet(placementOf(who), from);
      if (
        isInReach(from, placementOf(target), reachWith(who, weapon), reachOptions(view, weapon)) &&
        canBeAt(boardOf(view), from, false)
      )
        found.push({ square: { x, y }, feet: feet + tieBreak(who.at, { x, y }) });
    }
  return found.sort((a, b) => a.feet - b.feet).map(({ square }) => square);
}
/** Between equally near places the one that lies straightest ahead. */
const tieBreak = (from: Square, to: Square): number => Math.hypot(to.x - from.x, to.y - from.y) / 1000;

function isFree(view: View, who: Combatant, at: Square): boolean {
  const occupants = occupantsOf(view.encounter);
  return footprint(at, spaceOf(who)).every((square) =>
    occupants
      .at(square)
      .every(
        (id) =>
          id === who.id || ['free', 'pass', 'double'].includes(occupancyFor(view, who, view.combatant(id))),
      ),
  );
}

/** The nearest places only: if all of them are taken or walled off, there is no charge (X-CHG-2). */
function nearest(view: View, who: Combatant, target: Combatant, weapon: Weapon): readonly Square[] {
  const places = strikingPlaces(view, who, target, weapon);
  const [first] = places;
  if (!first) return [];
  const least = distanceFeet(placementOf(who), { at: first, space: spaceOf(who) });
  return places.filter((at) => distanceFeet(placementOf(who), { at, space: spaceOf(who) }) === least);
}

/** Why nobody in this state could charge at anyone, or null: forbidden, or blind (X-CHG-4). */
export function whyNoCharge(view: View, who: Combatant): Refusal | null {
  const [denial] = view.denials(who, 'charge');
  if (denial) return refusal('cannot-charge', { who: who.id, effect: denial.effect }, 'X-CHG-1');
  return view.can(who, 'see') ? null : refusal('needs-sight', { who: who.id }, 'X-CHG-4');
}

/** The squares of a charge at this target, or why there is none (X-CHG-1 to X-CHG-6, X-TERR-2, X-THRU-1). */
export function chargeRoute(view: View, who: Combatant, request: ChargeRequest): readonly Square[] | Refusal {
  const target = view.find(request.on);
  if (!target || target.id === who.id) return refusal('unknown-combatant', { id: request.on });
  if (isDead(view, target)) return refusal('target-dead', { on: target.id });
  const unable = whyNoCharge(view, who);
  if (unable) return unable;
  const held = wielded(who, weaponOf(view, request));
  if (!held || !isMelee(held.weapon))
    return refusal(
      'no-such-weapon',
      { who: who.id, weapon: request.weapon ?? request.with ?? '' },
      'X-CHG-7',
    );
  if (!who.turn.sawAtStart.includes(target.id)) return refusal('charge-unseen', { on: target.id }, 'X-CHG-4');
  const spent = whyMountSpent(view, who);
  if (spent) return spent;
  const body = chargingBody(view, who);
  return request.path
    ? drawnRoute(view, body, target, { ...request, weapon: held.weapon })
    : bestRoute(view, body, target, held.weapon);
}

/** What of a charge is ground and bodies: what the charger's side cannot know of it. */
const LANES: ReadonlySet<string> = new Set(['charge-lane', 'charge-not-nearest', 'too-far']);

/** The same by what the charger's side perceives: a charge into somebody unseen is not refused, it ends before them (`walked-blind.ts`). */
export function chargeRouteAsKnown(
  view: View,
  who: Combatant,
  request: ChargeRequest,
): readonly Square[] | Refusal {
  const route = chargeRoute(view, who, request);
  if (!isRefusal(route) || !LANES.has(route.code)) return route;
  return chargeRoute(knownTo(view, who.side, [who.id, request.on]), who, request);
}

/** With what the end of the charge must reach: bare hands for those maneuvers that take them. */
function weaponOf(view: View, request: ChargeRequest): string | null {
  if (request.with === null || !view.rules.actions.has(request.with)) return request.weapon ?? request.with;
  return request.weapon ?? (WITH_WEAPON.has(request.with) ? null : 'unarmed');
}
const WITH_WEAPON: ReadonlySet<string> = new Set(['disarm', 'sunder']);

/** FN-72, X-BULL-1: the maneuver at the end of a charge in place of the blow; null where `with` is a weapon or missing. */
export function endingManeuver(
  view: View,
  { on, with: ending, weapon }: Pick<ChargeRequest, 'on' | 'with' | 'weapon'>,
): { readonly id: string; readonly args: JsonRecord } | Refusal | null {
  const action = ending === null ? undefined : view.rules.actions.get(ending);
  if (!action) return null;
  if (!ENDINGS.has(action.id)) return refusal('not-in-a-charge', { action: action.id }, 'X-CHG-7');
  const args = action.parse(weapon === null ? { on } : { on, weapon });
  return isRefusal(args) ? args : { id: action.id, args };
}
const ENDINGS: ReadonlySet<string> = new Set(['bull-rush', 'trip', 'disarm', 'sunder', 'grapple']);

function bestRoute(
  view: View,
  who: Combatant,
  target: Combatant,
  weapon: Weapon,
): readonly Square[] | Refusal {
  let why: Refusal = refusal('charge-blocked', { on: target.id }, 'X-CHG-2');
  for (const place of nearest(view, who, target, weapon)) {
    const route = straightPath(who.at, place);
    const wrong = whyNotRoute(view, who, route);
    if (!wrong) return route;
    why = wrong;
  }
  return why;
}

function drawnRoute(
  view: View,
  who: Combatant,
  target: Combatant,
  { path, weapon }: { path: readonly SquarePair[] | null; weapon: Weapon },
): readonly Square[] | Refusal {
  const route = (path ?? []).map(toSquare);
  const end = route.at(-1);
  if (!end || !nearest(view, who, target, weapon).some((place) => sameSquare(place, end)))
    return refusal('charge-not-nearest', { on: target.id }, 'X-CHG-2');
  return whyNotRoute(view, who, route) ?? route;
}

function whyNotRoute(view: View, who: Combatant, route: readonly Square[]): Refusal | null {
  const end = route.at(-1);
  if (!end) return refusal('charge-too-short', {}, 'X-CHG-1');
  const walker = walkerFor(view, who);
  const lane = lanesClear(boardOf(view), walker, who.at, end);
  if (!lane.clear || !isFree(view, who, end))
    return refusal('charge-lane', { reason: lane.reason ?? 'occupied' }, 'X-CHG-3');
  const plan = walkPlan(view, who, 'charge', {});
  if ('code' in plan) return plan;
  const { feet, blockedAt } = measurePath(boardOf(view), walker, { from: who.at, path: route });
  if (blockedAt !== null) return refusal('charge-lane', { reason: 'blocked' }, 'X-CHG-3');
  if (!isStraight(who, route)) return refusal('not-straight', {}, 'X-CHG-1');
  if (route.length < 2) return refusal('charge-too-short', {}, 'X-CHG-1');
  return feet > plan.allowance ? refusal('too-far', { feet, allowance: plan.allowance }, 'X-CHG-1') : null;
}

/** Who charges along a drawn way, and on whose legs: its own as they will be by then, or its mount's. */
export interface DrawnCharge {
  readonly who: Combatant;
  readonly legs: Combatant;
  readonly route: readonly Square[];
}

/**
 * Why no charge goes along this way, or null: its shape, its lane and its end, beside the opponent named or else beside any that the
 * charger sees (X-CHG-1 to X-CHG-4). Asks nothing of the turn.
 */
export function whyNotCharged(
  view: View,
  { who, legs, route }: DrawnCharge,
  args: JsonRecord,
): Refusal | null {
  const unable = whyNoCharge(view, who);
  if (unable) return unable;
  const on = named(args, 'on');
  const wanted = weaponOf(view, {
    on: on ?? '',
    path: null,
    with: named(args, 'with'),
    weapon: named(args, 'weapon'),
  });
  const held = wielded(who, wanted);
  if (!held || !isMelee(held.weapon))
    return refusal('no-such-weapon', { who: who.id, weapon: wanted ?? '' }, 'X-CHG-7');
  const body = withReachOf(legs, who);
  const wrong = whyNotRoute(view, body, route);
  if (wrong) return wrong;
  const end = route.at(-1) ?? body.at;
  const ends = Object.values(view.encounter.combatants).some(
    (it) =>
      (on === null ? areEnemies(who, it) : it.id === on) &&
      isStruckFrom(view, body, it, { end, weapon: held.weapon }) &&
      sawComing(view, who, it),
  );
  return ends ? null : refusal('charge-not-nearest', { on: on ?? '' }, 'X-CHG-2');
}

const named = (args: JsonRecord, field: string): string | null => {
  const value = args[field];
  return typeof value === 'string' ? value : null;
};

function isStruckFrom(
  view: View,
  body: Combatant,
  target: Combatant,
  { end, weapon }: { readonly end: Square; readonly weapon: Weapon },
): boolean {
  if (isDead(view, target)) return false;
  const reach = reachWith(body, weapon);
  const from = { at: end, space: spaceOf(body) };
  return (
    isInReach(from, placementOf(target), reach, reachOptions(view, weapon)) &&
    nearest(view, body, target, weapon).some((place) => sameSquare(place, end))
  );
}

/** X-CHG-4: seen when its turn began, or seen now by whose turn is still to come. */
const sawComing = (view: View, who: Combatant, target: Combatant): boolean =>
  view.encounter.current === who.id ? who.turn.sawAtStart.includes(target.id) : canSee(view, who, target);
