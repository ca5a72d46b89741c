import type { Encounter } from '../../engine/state';
import { isOnBoard } from '../../grid/board';
import { type BoardIndex, hasFeature, indexBoard, isSolid } from '../../grid/board-index';
import { footprintsOverlap, type Placement } from '../../grid/footprint';
import { canBeAt } from '../../grid/placement';
import { spaceSquares } from '../../grid/size';
import { DIRECTIONS, type Square } from '../../grid/square';

/** Squares around the drop that are looked at before it is given up. */
const MOST_LOOKED_AT = 6000;

/**
 * Places (top-left squares) for `count` bodies of `space` squares a side, nearest to `around` first: on the board, on ground that has room,
 * free of others and of each other, on the same side of walls as `around` where that is floor. Fewer where there is no room for all.
 */
export function freePlaces(
  { board, combatants }: Pick<Encounter, 'board' | 'combatants'>,
  around: Square,
  { space, count }: { readonly space: number; readonly count: number },
): readonly Square[] {
  const index = indexBoard(board);
  const taken: Placement[] = Object.values(combatants).map(({ at, sheet }) => ({
    at,
    space: spaceSquares(sheet.size),
  }));
  const isFree = (at: Square): boolean =>
    canBeAt(index, { at, space }, false) &&
    !hasFeature(index, at, 'hazard') &&
    !taken.some((other) => footprintsOverlap(other, { at, space }));
  const found: Square[] = [];
  const half = Math.floor((space - 1) / 2);
  for (const at of nearest(index, { x: around.x - half, y: around.y - half })) {
    if (found.length >= count) break;
    if (!isFree(at)) continue;
    found.push(at);
    taken.push({ at, space });
  }
  return found;
}

/** Squares that can be walked to from one, nearest first by the straight line. */
function nearest(index: BoardIndex, wished: Square): readonly Square[] {
  const start = { x: clamp(wished.x, index.columns), y: clamp(wished.y, index.rows) };
  const seen = new Set([start.y * index.columns + start.x]);
  const squares = [start];
  for (const square of squares) {
    if (squares.length > MOST_LOOKED_AT) break;
    for (const next of neighbours(index, square)) {
      const key = next.y * index.columns + next.x;
      if (seen.has(key)) continue;
      seen.add(key);
      squares.push(next);
    }
  }
  const far = ({ x, y }: Square): number => (x - wished.x) ** 2 + (y - wished.y) ** 2;
  return squares.sort((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x);
}

const clamp = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value));

function neighbours(index: BoardIndex, from: Square): Square[] {
  const walls = index.wallSteps[from.y * index.columns + from.x] ?? 0;
  return DIRECTIONS.slice(0, 4).flatMap((step, direction) => {
    const to = { x: from.x + step.x, y: from.y + step.y };
    const open = isOnBoard(index, to) && !isSolid(index, to) && ((walls >> direction) & 1) === 0;
    return open ? [to] : [];
  });
}
