import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import type { BoardIndex } from '../grid/board-index';
import { Bodies } from '../grid/bodies';
import { askJointly, hasWitness, type JointAsking } from '../grid/joint-asking';
import { type JointView, jointView } from '../grid/joint-view';
import type { Square } from '../grid/square';
import { boardOf, squaresOf } from './body';

/** What some see together, and what that was made of. */
interface Together {
  readonly members: readonly Combatant[];
  /** The body of each of them. */
  readonly numbers: readonly number[];
  /** How many have each of the bodies: a rider has its mount's. */
  readonly counts: Map<number, number>;
  readonly view: JointView;
}

/** What several see together, light left aside; the last answer for each board and name is where the next one begins. */
export function sightTogether(view: View, name: string, members: readonly Combatant[]): JointView {
  const index = boardOf(view);
  const last = lastOf(index);
  const before = last.get(name) ?? null;
  // Nothing is kept of an attempt that fails.
  last.delete(name);
  const made = follow(view, before, members);
  last.set(name, made);
  return made.view;
}

/** The same if somebody has asked for it on this board already: else it is more than a few squares are worth. */
export const sightFollowed = (view: View, name: string, members: readonly Combatant[]): JointView | null =>
  lastOf(boardOf(view)).has(name) ? sightTogether(view, name, members) : null;

/** The same with others beside them, who are not remembered. */
export function sightBeside(
  view: View,
  name: string,
  members: readonly Combatant[],
  others: readonly Combatant[],
): JointView {
  const index = boardOf(view);
  const together = sightTogether(view, name, members);
  const counts = lastOf(index).get(name)?.counts ?? new Map<number, number>();
  const all = new Set(others.map((who) => bodiesOf(index).numberOf(squaresOf(view, who))));
  const fresh = [...all].filter((number) => !counts.has(number));
  const moved = { fresh, gone: new Set<number>(), all: () => [...counts.keys(), ...fresh] };
  return jointView(index, bodiesOf(index), moved, together);
}

function follow(view: View, last: Together | null, members: readonly Combatant[]): Together {
  const index = boardOf(view);
  const bodies = bodiesOf(index);
  const counts = last?.counts ?? new Map<number, number>();
  const { numbers, taken, given } = numbersOf(view, bodies, last, members);
  const touched = new Map<number, number>();
  const add = (number: number, more: number): void => {
    const before = counts.get(number) ?? 0;
    if (!touched.has(number)) touched.set(number, before);
    if (before + more === 0) counts.delete(number);
    else counts.set(number, before + more);
  };
  for (const number of taken) add(number, 1);
  for (const number of given) add(number, -1);
  const fresh = [...touched].flatMap(([number, before]) =>
    before === 0 && counts.has(number) ? [number] : [],
  );
  const gone = [...touched].flatMap(([number, before]) =>
    before > 0 && !counts.has(number) ? [number] : [],
  );
  const moved = { fresh, gone: new Set(gone), all: () => counts.keys() };
  return { members, numbers, counts, view: jointView(index, bodies, moved, last?.view ?? null) };
}

interface Numbers {
  readonly numbers: readonly number[];
  readonly taken: readonly number[];
  readonly given: readonly number[];
}
const NONE: readonly number[] = [];

/** The body of each, and which ones were taken and given up since the last time. Who is the same stands where it stood, unless something carries it. */
function numbersOf(
  view: View,
  bodies: Bodies,
  last: Together | null,
  members: readonly Combatant[],
): Numbers {
  const numberOf = (who: Combatant): number => bodies.numberOf(squaresOf(view, who));
  if (last?.members.length !== members.length) {
    const numbers = members.map(numberOf);
    return { numbers, taken: numbers, given: last?.numbers ?? NONE };
  }
  let numbers: number[] | null = null;
  const [taken, given]: [number[], number[]] = [[], []];
  for (let at = 0; at < members.length; at++) {
    const who = members[at];
    if (who === undefined || (who === last.members[at] && who.rides === null)) continue;
    const [was, is] = [last.numbers[at] ?? 0, numberOf(who)];
    if (was === is) continue;
    numbers ??= [...last.numbers];
    numbers[at] = is;
    taken.push(is);
    given.push(was);
  }
  return { numbers: numbers ?? last.numbers, taken, given };
}

/** Whether one of them has line of sight to a square, for single squares of a large board. */
export function asksTogether(
  view: View,
  name: string,
  members: readonly Combatant[],
): (square: Square) => boolean {
  const index = boardOf(view);
  const last = askedOf(index);
  const asking = askJointly(
    members.map((who) => squaresOf(view, who)),
    last.get(name) ?? null,
  );
  last.set(name, asking);
  return (square) => hasWitness(index, asking, square);
}

const lastOf = (index: BoardIndex): Map<string, Together> => remembered(index, 'joint views');
const askedOf = (index: BoardIndex): Map<string, JointAsking> => remembered(index, 'joint asking');

function bodiesOf(index: BoardIndex): Bodies {
  const known = index.derived.get('bodies');
  if (known instanceof Bodies) return known;
  const made = new Bodies(index);
  index.derived.set('bodies', made);
  return made;
}

function remembered<T>(index: BoardIndex, what: string): Map<string, T> {
  const known = index.derived.get(what);
  if (known instanceof Map) return known as Map<string, T>;
  const made = new Map<string, T>();
  index.derived.set(what, made);
  return made;
}
