import type { View } from '../engine/contract';
import type { Combatant } from '../engine/state';
import { type BoardIndex, isSolid } from '../grid/board-index';
import { fieldOfView } from '../grid/field-of-view';
import type { Square } from '../grid/square';
import { boardOf, squaresOf } from './body';
import { sightBeside, sightTogether } from './joint-sight';
import { darkTo, lightOf } from './lighting';
import { livingOf } from './side-members';

/** Row by row 1 for each square that somebody of these sides sees now, with line and light enough (X-LOS-5, X-LIGHT-1). */
export function squaresSeenBy(view: View, sides: readonly string[]): Uint8Array {
  const members = membersOf(view, sides);
  if (isAllBright(view, members)) return sightTogether(view, sides.join('\n'), members).seen;
  const { columns, rows } = view.encounter.board;
  const seen = new Uint8Array(columns * rows);
  for (const who of members) lookFor(view, who, seen);
  return seen;
}

/** The same, and what is seen from where some of them have been on the way; null where light and darkness must be asked step by step. */
export function squaresSeenWalking(
  view: View,
  sides: readonly string[],
  there: readonly Combatant[],
): Uint8Array | null {
  const members = membersOf(view, sides);
  const isBright = isAllBright(view, members) && isAllBright(view, there);
  return isBright ? sightBeside(view, sides.join('\n'), members, there).seen : null;
}

/** One side's is the same list as long as none of them has changed. */
function membersOf(view: View, sides: readonly string[]): readonly Combatant[] {
  const [first, ...more] = sides;
  if (first !== undefined && more.length === 0) return livingOf(view, first);
  return sides.flatMap((side) => livingOf(view, side));
}

const isAllBright = (view: View, members: readonly Combatant[]): boolean =>
  lightOf(view) === null || members.every((who) => darkTo(view, who) === null);

/** Adds what one of them sees from where it is: of what is filled the faces that stand in the light. */
export function lookFor(view: View, who: Combatant, seen: Uint8Array): void {
  const index = boardOf(view);
  const field = fieldOfView(index, squaresOf(view, who));
  const isDark = darkTo(view, who);
  const filled: Square[] = [];
  for (let at = 0; at < field.length; at++) {
    if (field[at] !== 1 || seen[at] === 1) continue;
    const square = { x: at % index.columns, y: Math.floor(at / index.columns) };
    if (isDark === null) seen[at] = 1;
    else if (isSolid(index, square)) filled.push(square);
    else if (!isDark(square)) seen[at] = 1;
  }
  for (const square of filled)
    if (isBesideSeen(index, square, seen)) seen[square.y * index.columns + square.x] = 1;
}

function isBesideSeen(index: BoardIndex, { x, y }: Square, seen: Uint8Array): boolean {
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const beside = { x: x + dx, y: y + dy };
      if (!isSolid(index, beside) && seen[beside.y * index.columns + beside.x] === 1) return true;
    }
  return false;
}
