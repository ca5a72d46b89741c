import type { BoardIndex } from './board-index';
import { FEATURE, featuresAt, mayMeetBarrier } from './board-index';
import { squaresForOffset } from './distance';
import { FULL, LOW } from './edges';
import type { FreeWall } from './free-walls';
import { type Barrier, cornerOf, FINE, isLineFree, type LineEnd, squaresOnLine } from './line';
import { boxAround, lineOfEffect } from './line-of-effect';
import { isCutOffGrid } from './sight-walls';
import { isAdjacent, type Square, sameSquare } from './square';

/**
 * Cover of a target from an attacker, weakest first. Soft: creatures in the way, +4 AC against ranged and reach
 * attacks only. Improved cover is a ruling of the game master and never comes out of the geometry (X-COV-11).
 */
export const COVERS = ['none', 'soft', 'cover', 'improved', 'total'] as const;
export type Cover = (typeof COVERS)[number];

export interface CoverOptions {
  /** A melee attack: adjacent targets are judged by X-COV-2, others by the ranged test (X-COV-3, D3). */
  readonly melee: boolean;
  /** Squares with a creature in the way; attacker's and target's own squares need not be left out. Default none. */
  readonly occupied?: (square: Square) => boolean;
}

interface Sight {
  readonly index: BoardIndex;
  readonly attacker: readonly Square[];
  readonly target: readonly Square[];
}

/**
 * The target's cover. Big creatures choose the best of their squares, and so do those who strike at them (X-COV-9).
 * X-COV-1..4, X-COV-8..10, D3, D32.
 */
export function coverBetween(
  index: BoardIndex,
  attacker: readonly Square[],
  target: readonly Square[],
  options: CoverOptions,
): Cover {
  if (attacker.some((a) => target.some((t) => sameSquare(a, t)))) return 'none';
  const sight = { index, attacker, target };
  const adjacent = options.melee && attacker.some((a) => target.some((t) => isAdjacent(a, t)));
  const open = !mayMeetBarrier(index, boxAround(attacker, target));
  if (open && (adjacent || options.occupied === undefined)) return 'none';
  if (!open && !lineOfEffect(index, attacker, target)) return 'total';
  if (adjacent) return meleeCover(sight);
  return rangedCover(sight, open, options.occupied ?? (() => false));
}

/** Whether something that gives cover lies between a grid corner and the target: the best of its squares counts, the worst of its corners (X-COV-6). */
export function isCoveredFromCorner(index: BoardIndex, corner: Square, target: readonly Square[]): boolean {
  const { x, y } = corner;
  const around = [-1, 0].flatMap((dx) => [-1, 0].map((dy) => ({ x: x + dx, y: y + dy })));
  const attacker = around.filter((at) => (featuresAt(index, at.x, at.y) & FEATURE.solid) === 0);
  if (attacker.some((a) => target.some((t) => sameSquare(a, t)))) return false;
  const isFree = freeLine({ index, attacker, target });
  const from = { x: FINE * x, y: FINE * y, square: null };
  return !target.some((t) => CORNERS.every((i) => isFree(from, cornerOf(t, i))));
}

const CORNERS = [0, 1, 2, 3] as const;

/** Some choice of squares has no wall between them, low ones included (X-COV-2, X-COV-9). */
function meleeCover(sight: Sight): Cover {
  const isFree = freeLine(sight);
  const isClear = (a: Square, t: Square): boolean =>
    CORNERS.every((i) => CORNERS.every((j) => isFree(cornerOf(a, i), cornerOf(t, j))));
  return sight.attacker.some((a) => sight.target.some((t) => isClear(a, t))) ? 'none' : 'cover';
}

/** The attacker's best corner: the worst of its four lines counts (X-COV-1, X-COV-8). */
function rangedCover(sight: Sight, open: boolean, occupied: (square: Square) => boolean): Cover {
  const isFree = open ? () => true : freeLine(sight);
  const own = (square: Square): boolean =>
    [...sight.attacker, ...sight.target].some((s) => sameSquare(s, square));
  const isHidden = (square: Square): boolean => occupied(square) && !own(square);
  let best: Cover = 'cover';
  for (const a of sight.attacker) {
    for (const t of sight.target) {
      for (const i of CORNERS) {
        const lines = CORNERS.map((j) => [cornerOf(a, i), cornerOf(t, j)] as const);
        if (!lines.every(([from, to]) => isFree(from, to))) continue;
        if (!lines.some(([from, to]) => squaresOnLine(from, to).some(isHidden))) return 'none';
        best = 'soft';
      }
    }
  }
  return best;
}

/** Whether a line meets nothing that gives cover: solid squares and walls, low ones where they count (X-COV-4). */
function freeLine(sight: Sight): (from: LineEnd, to: LineEnd) => boolean {
  const barrier = coverBarrier(sight);
  const counts = (wall: FreeWall): boolean =>
    (wall.bits & FULL) !== 0 || lowCounts(sight, squaresAlong(wall));
  return (from, to) => isLineFree(barrier, from, to) && !isCutOffGrid(sight.index, from, to, counts);
}

function coverBarrier(sight: Sight): Barrier {
  const { index } = sight;
  const own = [...sight.attacker, ...sight.target];
  const onEdge = (bits: number, sides: readonly Square[]): boolean =>
    (bits & FULL) !== 0 || ((bits & LOW) !== 0 && lowCounts(sight, sides));
  return {
    square(x, y) {
      const bits = featuresAt(index, x, y);
      if ((bits & (FEATURE.solid | FEATURE.obstacle)) === 0) return false;
      if (own.some((square) => square.x === x && square.y === y)) return false;
      return (bits & FEATURE.solid) !== 0 || lowCounts(sight, [{ x, y }]);
    },
    vertical: (x, y) =>
      onEdge(index.edges.vertical(x, y), [
        { x: x - 1, y },
        { x, y },
      ]),
    horizontal: (x, y) =>
      onEdge(index.edges.horizontal(x, y), [
        { x, y: y - 1 },
        { x, y },
      ]),
  };
}

/** Within 30 ft of the target, and the attacker not nearer to it (X-COV-4). `places` are the squares it stands by. */
function lowCounts({ attacker, target }: Sight, places: readonly Square[]): boolean {
  const fromTarget = squaresApart(target, places);
  return fromTarget <= 6 && squaresApart(attacker, places) >= fromTarget;
}

function squaresApart(these: readonly Square[], those: readonly Square[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const a of these)
    for (const b of those) least = Math.min(least, squaresForOffset(a.x - b.x, a.y - b.y));
  return least;
}

/** Squares that a wall off the grid runs through, near enough for counting distance. */
function squaresAlong(wall: FreeWall): Square[] {
  const length = Math.max(Math.abs(wall.x2 - wall.x1), Math.abs(wall.y2 - wall.y1));
  const parts = Math.max(1, Math.ceil(2 * length));
  return Array.from({ length: parts + 1 }, (_, i) => ({
    x: Math.floor(wall.x1 + ((wall.x2 - wall.x1) * i) / parts),
    y: Math.floor(wall.y1 + ((wall.y2 - wall.y1) * i) / parts),
  }));
}
