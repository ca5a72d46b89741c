import type { View } from '../../engine/contract';
import { isRefusal } from '../../engine/refusal';
import type { Combatant, CombatantId, Weapon } from '../../engine/state';
import { hasFeature } from '../../grid/board-index';
import type { Cover } from '../../grid/cover';
import { distanceFeet } from '../../grid/footprint';
import { occupancyBits } from '../../grid/occupancy';
import { canBeAt } from '../../grid/placement';
import { isInReach } from '../../grid/reach';
import { type Square, sameSquare } from '../../grid/square';
import { NO_STOP, NO_WAY } from '../../grid/step-bits';
import { toPair } from '../arguments';
import { maximumRange, reachOptions, reachWith } from '../attack-context';
import { areEnemies, boardOf, placeOf, sortedByOrder, spaceOf, squaresOf } from '../body';
import { chargeRoute, straightPath } from '../charging';
import { coverFrom } from '../cover';
import { isFlanking } from '../flanking';
import { chargingBody } from '../mounted-charge';
import { walkerFor } from '../movement';
import { threatens } from '../threat';
import { nearbyThreats } from '../threat-map';
import { isMelee, wielded } from '../wielding';
import { reachFor } from './reachable';

export interface StrikingPlacesQuestion {
  readonly by: CombatantId;
  readonly on: CombatantId;
  /** Id of the weapon struck with; null: the one used unasked. */
  readonly weapon: string | null;
}
/** A place (top-left square) from which the target can be hit. */
export interface StrikingPlace {
  readonly at: Square;
  /** It would flank the target there (X-FLK-1). */
  readonly flanks: boolean;
  /** Enemies that threaten it there, in initiative order; none: it is safe there (AOO-2). */
  readonly threatenedBy: readonly CombatantId[];
  /** What the target has against a blow from there (X-COV-1 to X-COV-9). */
  readonly cover: Cover;
  /** A charge may end there (X-CHG-1 to X-CHG-6). */
  readonly charge: boolean;
}
export interface StrikingPlacesAnswer {
  readonly weapon: string;
  readonly kind: 'melee' | 'ranged';
  readonly places: readonly StrikingPlace[];
  /** The steps of each charge that is open, the start not included. */
  readonly lanes: readonly (readonly Square[])[];
}

/** Who would strike: its body (a rider's is its mount's, X-MNT-2) with the weapon in hand. */
interface Striker {
  readonly view: View;
  readonly who: Combatant;
  readonly body: Combatant;
  readonly target: Combatant;
  readonly weapon: Weapon;
}

/**
 * The places from which the weapon hits the target (ATK-11, ATK-12, RNG-1, X-COV-10): in melee all around it, for a shot those that one
 * move gets to (MOV-7). Its own place is among them if it can strike from there. Null without such a weapon.
 */
export function askStrikingPlaces(view: View, question: StrikingPlacesQuestion): StrikingPlacesAnswer | null {
  const [who, target] = [view.find(question.by), view.find(question.on)];
  const weapon = who === null ? undefined : wielded(who, question.weapon)?.weapon;
  if (who === null || target === null || who === target || weapon === undefined) return null;
  const striker = { view, who, body: chargingBody(view, who), target, weapon };
  const melee = isMelee(weapon);
  const from = melee ? placesAround(striker) : placesInRange(striker);
  const lanes = melee ? lanesOf(striker, from) : [];
  const places = from.flatMap((at) => placeAt(striker, at, lanes) ?? []);
  return { weapon: weapon.id, kind: melee ? 'melee' : 'ranged', places, lanes };
}

function placeAt(
  { view, body, target, weapon }: Striker,
  at: Square,
  lanes: readonly (readonly Square[])[],
): StrikingPlace | null {
  const there = { ...body, at };
  const melee = isMelee(weapon);
  const cover = coverFrom(view, there, target, melee);
  if (cover === 'total') return null;
  return {
    at,
    flanks: melee && isFlanking(view, there, target),
    threatenedBy: threateners(view, there),
    cover,
    charge: lanes.some((lane) => sameSquare(lane.at(-1) ?? body.at, at)),
  };
}

const threateners = (view: View, there: Combatant): readonly CombatantId[] =>
  sortedByOrder(view, nearbyThreats(view, there)).filter((id) => {
    const enemy = view.combatant(id);
    return areEnemies(enemy, there) && threatens(view, enemy, squaresOf(view, there));
  });

/** Where it may stand and its weapon reaches. */
function placesAround({ view, who, body, target, weapon }: Striker): readonly Square[] {
  const space = spaceOf(body);
  const goal = placeOf(view, target);
  const reach = reachWith(who, weapon);
  const margin = Math.ceil((weapon.reach === 'none' ? reach : 2 * reach) / 5) + 1;
  const options = reachOptions(view, weapon);
  const found: Square[] = [];
  for (let y = goal.at.y - margin - space; y < goal.at.y + goal.space + margin; y++)
    for (let x = goal.at.x - margin - space; x < goal.at.x + goal.space + margin; x++)
      if (isInReach({ at: { x, y }, space }, goal, reach, options)) found.push({ x, y });
  return found.filter((at) => isOpen(view, body, at));
}

/** Room to stand in, nobody in it, and no water or pit that no one walks into (MOV-7). */
function isOpen(view: View, body: Combatant, at: Square): boolean {
  const space = spaceOf(body);
  const board = boardOf(view);
  if (sameSquare(at, body.at)) return true;
  if (!canBeAt(board, { at, space }, true)) return false;
  const bits = occupancyBits(board, walkerFor(view, body).occupancy);
  for (let y = at.y; y < at.y + space; y++)
    for (let x = at.x; x < at.x + space; x++)
      if ((bits(x, y) & (NO_STOP | NO_WAY)) !== 0 || hasFeature(board, { x, y }, 'hazard')) return false;
  return true;
}

function placesInRange({ view, who, body, target, weapon }: Striker): readonly Square[] {
  const range = maximumRange(view, who, weapon);
  const { diagonals } = view.encounter.houseRules;
  const space = spaceOf(body);
  const reached = reachFor(view, body, 'move')?.squares() ?? [];
  return [body.at, ...reached.filter((at) => !sameSquare(at, body.at))].filter(
    (at) => distanceFeet({ at, space }, placeOf(view, target), diagonals) <= range,
  );
}

function lanesOf(
  { view, who, body, target, weapon }: Striker,
  places: readonly Square[],
): readonly (readonly Square[])[] {
  return places.flatMap((place) => {
    const path = straightPath(body.at, place).map(toPair);
    if (path.length === 0) return [];
    const route = chargeRoute(view, who, { on: target.id, path, with: null, weapon: weapon.id });
    return isRefusal(route) ? [] : [route];
  });
}
