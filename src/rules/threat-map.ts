import type { View } from '../engine/contract';
import { followed, type Replaced } from '../engine/followed';
import type { Combatant, CombatantId, Encounter, HouseRules } from '../engine/state';
import { isOnBoard } from '../grid/board';
import type { BoardIndex } from '../grid/board-index';
import { NO_SPREAD, ReachField, type Spread } from '../grid/reach-field';
import {
  type ReachArea,
  type ReachTemplate,
  spreadOf,
  standsFree,
  wholeSpread,
} from '../grid/reach-template';
import type { Square } from '../grid/square';
import { boardOf, placeOf, squaresOf } from './body';
import { type Arm, armOf, threat } from './threat';

/** Board and house rules: with others everything is to be read again. */
interface Ground {
  readonly board: Encounter['board'];
  readonly houseRules: HouseRules;
}
let lastGround: Ground | null = null;

/** The same object as long as board and house rules are the same. */
function groundOf({ encounter: { board, houseRules } }: View): Ground {
  if (lastGround?.board !== board || lastGround.houseRules !== houseRules) lastGround = { board, houseRules };
  return lastGround;
}

/** Who threatens each square; whoever stands in a square may threaten what shares it (X-SIZE-5). Who can strike at all is asked later. */
export interface ThreatMap {
  ground: Ground;
  index: BoardIndex;
  readonly field: ReachField;
  /** In the order of the table; their ranks are their numbers in the field. */
  readonly people: Combatant[];
  readonly arms: Arm[];
  /** Riders by rank: where their mount is changed what is theirs changes. */
  readonly riders: Map<number, Combatant>;
}
/** What is a combatant's on the map, counted from a square. */
interface Stand {
  readonly spread: Spread;
  readonly place: number;
}
const NOWHERE: Stand = { spread: NO_SPREAD, place: 0 };

function standOf(view: View, { index, arms }: ThreatMap, rank: number, who: Combatant): Stand {
  const { at, space } = placeOf(view, who);
  const arm = armOf(view, who, space);
  arms[rank] = arm;
  return arm.armed ? standAt(view, index, who, { at, template: arm.template }) : NOWHERE;
}

function standAt(
  view: View,
  index: BoardIndex,
  who: Combatant,
  { at, template }: { readonly at: Square; readonly template: ReachTemplate },
): Stand {
  if (!standsFree(index, template, at)) return { spread: cutSpread(view, who), place: 0 };
  const { columns } = index;
  const { margin } = template;
  return {
    spread: wholeSpread(template, columns),
    place: (at.y - margin) * columns + at.x - margin,
  };
}

/** Spreads that walls or the edge of the board cut; an area is made once for a combatant on a board. */
const cut = new WeakMap<ReachArea, Spread>();

function cutSpread(view: View, who: Combatant): Spread {
  const area = threat(view, who);
  const known = cut.get(area);
  if (known !== undefined) return known;
  const { board } = view.encounter;
  const own = squaresOf(view, who).filter((square) => isOnBoard(board, square));
  const made = spreadOf(area.squares(), own, board.columns);
  cut.set(area, made);
  return made;
}

/**
 * The map made from nothing. Of `last` its memory is used; whoever stood on the same ground there and is still the same object is not
 * looked at again.
 */
export function makeThreatMap(view: View, all: readonly Combatant[], last: ThreatMap | null): ThreatMap {
  const ground = groundOf(view);
  const map = isAsWide(last, ground.board) ? last : newMap(view);
  const { people, riders } = map;
  if (map.ground !== ground) people.length = 0;
  map.ground = ground;
  map.index = boardOf(view);
  for (let rank = 0; rank < all.length; rank++) {
    const who = all[rank];
    if (who !== undefined && people[rank] !== who) seat(view, map, rank, who);
  }
  people.length = all.length;
  for (const [rank, who] of riders)
    if (people[rank] === who) seat(view, map, rank, who);
    else riders.delete(rank);
  map.field.layAll(all.length);
  return map;
}

function seat(view: View, map: ThreatMap, rank: number, who: Combatant): void {
  take(map, rank, who);
  const { spread, place } = standOf(view, map, rank, who);
  map.field.seat(rank, spread, place);
}

function take({ people, riders }: ThreatMap, rank: number, who: Combatant): void {
  people[rank] = who;
  if (who.rides !== null) riders.set(rank, who);
  else if (riders.size > 0) riders.delete(rank);
}

const isAsWide = (map: ThreatMap | null, board: Ground['board']): map is ThreatMap =>
  map?.field.columns === board.columns && map.field.rows === board.rows;

function newMap(view: View): ThreatMap {
  const index = boardOf(view);
  const field = new ReachField(index.columns, index.rows);
  return { ground: groundOf(view), index, field, people: [], arms: [], riders: new Map() };
}

function move(view: View, map: ThreatMap, rank: number, who: Combatant): void {
  const { spread, place } = standOf(view, map, rank, who);
  map.field.move(rank, spread, place);
}

/** Only moved, if that: what it threatens with is what it was. */
const isEquallyArmed = (a: Combatant, b: Combatant): boolean =>
  a.sheet === b.sheet &&
  a.effects === b.effects &&
  a.inventory === b.inventory &&
  a.rides === null &&
  b.rides === null;

function replace(view: View, map: ThreatMap, { before, after, rank }: Replaced): void {
  const { riders, arms, index, field } = map;
  const arm = arms[rank];
  take(map, rank, after);
  if (arm === undefined || !isEquallyArmed(before, after)) move(view, map, rank, after);
  else if (before.at === after.at) return;
  else if (arm.armed) {
    const { spread, place } = standAt(view, index, after, { at: after.at, template: arm.template });
    field.move(rank, spread, place);
  }
  if (riders.size === 0) return;
  for (const [place, rider] of riders) if (rider.rides === after.id) move(view, map, place, rider);
}

const threats = followed<ThreatMap, View>({
  build: (all, view, last) => makeThreatMap(view, all, last),
  replace: (map, replaced, view) => replace(view, map, replaced),
});

/** The map of the state that is asked about. It holds until the next call. */
export const threatMapOf = (view: View): ThreatMap =>
  threats(view.encounter.combatants, groundOf(view), view);

const NOBODY: readonly CombatantId[] = [];

/** Everyone who may threaten one of the squares, in the order of the table: a short list to ask closely. */
export function mayThreaten(view: View, squares: readonly Square[]): readonly CombatantId[] {
  const { field, people } = threatMapOf(view);
  const ranks = field.at(squares);
  return ranks.length === 0 ? NOBODY : ranks.map((rank) => people[rank]?.id ?? '');
}

/** The same for the squares of a body, without itself. */
export function nearbyThreats(view: View, target: Combatant): readonly CombatantId[] {
  const near = mayThreaten(view, squaresOf(view, target));
  return near.includes(target.id) ? near.filter((id) => id !== target.id) : near;
}
