import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import type { BoardIndex } from '../grid/board-index';
import { askJointly, hasWitness, type JointAsking } from '../grid/joint-asking';
import { type JointView, jointView } from '../grid/joint-view';
import type { Square } from '../grid/square';
import { boardOf, squaresOf } from './body';

/** What several see together, light left aside; the last answer for each board and name is where the next one begins. */
export function sightTogether(view: View, name: string, members: readonly Combatant[]): JointView {
  const index = boardOf(view);
  const last = lastOf(index);
  const made = sightFrom(view, last.get(name) ?? null, members);
  last.set(name, made);
  return made;
}

/** The same with others among them, who are not remembered. */
export const sightBeside = (view: View, name: string, members: readonly Combatant[]): JointView =>
  sightFrom(view, lastOf(boardOf(view)).get(name) ?? null, members);

const sightFrom = (view: View, last: JointView | null, members: readonly Combatant[]): JointView =>
  jointView(
    boardOf(view),
    members.map((who) => squaresOf(view, who)),
    last,
  );

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

const lastOf = (index: BoardIndex): Map<string, JointView> => remembered(index, 'joint views');
const askedOf = (index: BoardIndex): Map<string, JointAsking> => remembered(index, 'joint asking');

function remembered<T>(index: BoardIndex, what: string): Map<string, T> {
  const known = index.derived.get(what);
  if (known instanceof Map) return known as Map<string, T>;
  const made = new Map<string, T>();
  index.derived.set(what, made);
  return made;
}
