import type { View } from '../engine/contract';
import { followed } from '../engine/followed';
import type { Combatant, CombatantId, Encounter } from '../engine/state';
import { revisionOf } from '../engine/table';
import { occupancyChanged, occupancyOf } from '../grid/occupancy';
import { type Size, sizeStep } from '../grid/size';
import type { Square } from '../grid/square';
import type { Occupancy, Walker } from '../grid/walker';
import { areEnemies, isDead, squaresOf } from './body';
import { occupantsOf } from './occupants';

/** What a body in the way means to `walker` (X-THRU-1 to X-THRU-8); over a paralyzed one every step is doubled (X-CND-20). */
export function occupancyFor(view: View, walker: Combatant, other: Combatant): Occupancy {
  if (isDead(view, other) || other.rides === walker.id || walker.rides === other.id) return 'free';
  if (view.has(other, 'fills-space')) return 'blocked';
  if (canShare(walker, other)) return 'free';
  if (view.has(other, 'paralyzed')) return 'double';
  if (view.has(other, 'helpless'))
    return sizeStep(walker.sheet.size, other.sheet.size) >= 3 ? 'double' : 'pass';
  if (!areEnemies(walker, other)) return 'stop-forbidden';
  if (isVerySmall(walker)) return 'free';
  return Math.abs(sizeStep(walker.sheet.size, other.sheet.size)) >= 3 ? 'stop-forbidden' : 'blocked';
}

/** X-THRU-6: may enter an occupied square, and does so to attack (X-SIZE-3). */
export const isVerySmall = (who: Combatant): boolean => VERY_SMALL.has(who.sheet.size);
const VERY_SMALL: ReadonlySet<Size> = new Set(['fine', 'diminutive', 'tiny']);
/** X-SIZE-2: several very small ones share a square. */
const canShare = (a: Combatant, b: Combatant): boolean => isVerySmall(a) && isVerySmall(b);

/** Whose way it is, and whom it goes through on purpose. */
interface Going {
  readonly view: View;
  readonly who: Combatant;
  readonly through: readonly CombatantId[];
  /** Those it goes past or through without stopping in their squares. */
  readonly passing: readonly CombatantId[];
}
interface InTheWay {
  /** Never changed: searches that go on later hold it. */
  occupancy: Walker['occupancy'];
  /** Squares that are not as the occupancy says any more; null: nothing is. */
  stale: Square[] | null;
  /** Whose ways it was made for. */
  walker: Combatant;
  /** Riders stand where their mounts do: with them it is made anew each time. */
  readonly ridden: boolean;
}
type Follow = (table: Encounter['combatants'], key: object | null, about: Going) => InTheWay;

/** What another means to the way; nothing where it means nothing. */
function meaningOf({ view, who, through, passing }: Going, other: Combatant): Occupancy | null {
  if (other.id === who.id) return null;
  const fills = view.has(other, 'fills-space');
  if (!fills && through.includes(other.id)) return 'pass';
  const as = occupancyFor(view, who, other);
  if (as === 'blocked' && !fills && passing.includes(other.id)) return 'stop-forbidden';
  return as === 'free' ? null : as;
}

const everyone = (going: Going): Walker['occupancy'] =>
  occupancyOf(
    going.view.encounter.board,
    Object.values(going.view.encounter.combatants).flatMap((other) => {
      const as = meaningOf(going, other);
      return as === null ? [] : [{ squares: squaresOf(going.view, other), as }];
    }),
  );

const followWay = (): Follow =>
  followed<InTheWay, Going>({
    build: (all, going) => ({
      occupancy: everyone(going),
      stale: [],
      walker: going.who,
      ridden: all.some(({ rides }) => rides !== null),
    }),
    replace(made, { before, after }, { view, who }) {
      const counts =
        before.at !== after.at || before.sheet !== after.sheet || before.effects !== after.effects;
      const isSame = before.side === after.side && before.rides === after.rides;
      if (after.id === who.id || (!counts && isSame)) return;
      if (made.ridden || after.rides !== null) made.stale = null;
      made.stale?.push(...squaresOf(view, before), ...squaresOf(view, after));
    },
  });

/** A few walkers at a time: who has the turn, and who is looked at. */
const MOST_FOLLOWED = 8;
const followedWays = new Map<string, Follow>();

function followFor(key: string): Follow {
  const known = followedWays.get(key);
  const follow = known ?? followWay();
  if (known === undefined && followedWays.size >= MOST_FOLLOWED) followedWays.clear();
  followedWays.set(key, follow);
  return follow;
}

/** All that of the walker itself matters to who is in its way. */
const isSameWalker = (a: Combatant, b: Combatant): boolean =>
  a.side === b.side && a.rides === b.rides && a.sheet.size === b.sheet.size;

function brought(key: string, going: Going): Walker['occupancy'] {
  const { board, combatants } = going.view.encounter;
  const made = followFor(key)(combatants, board, going);
  if (made.stale === null || !isSameWalker(made.walker, going.who)) made.occupancy = everyone(going);
  else if (made.stale.length > 0)
    made.occupancy = occupancyChanged(made.occupancy, made.stale, (square) => meaningsAt(going, square));
  made.stale = [];
  made.walker = going.who;
  return made.occupancy;
}

function meaningsAt(going: Going, { x, y }: Square): readonly Occupancy[] {
  const { view } = going;
  return occupantsOf(view.encounter)
    .at({ x, y })
    .flatMap((id) => {
      const other = view.combatant(id);
      const as = meaningOf(going, other);
      const isHere = squaresOf(view, other).some((square) => square.x === x && square.y === y);
      return as !== null && isHere ? [as] : [];
    });
}

interface Ways {
  readonly board: Encounter['board'];
  readonly revision: number;
  readonly by: Map<string, Walker['occupancy']>;
}
const ways = new WeakMap<Encounter['combatants'], Ways>();

/** Who is in the way of `who`: once a state for each walker, and from one state to the next by what has changed. */
export function bodiesInTheWay(
  view: View,
  who: Combatant,
  through: readonly CombatantId[],
  passing: readonly CombatantId[] = [],
): Walker['occupancy'] {
  const { board, combatants } = view.encounter;
  const known = ways.get(combatants);
  const revision = revisionOf(combatants);
  const isFresh = known?.board === board && known.revision === revision;
  const table = isFresh ? known : { board, revision, by: new Map<string, Walker['occupancy']>() };
  if (table !== known) ways.set(combatants, table);
  const key = `${who.id} ${through.join(' ')} / ${passing.join(' ')}`;
  const made = table.by.get(key) ?? brought(key, { view, who, through, passing });
  table.by.set(key, made);
  return made;
}
