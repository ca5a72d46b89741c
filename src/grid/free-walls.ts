import type { Board, Wall } from './board';
import { isOnGrid, type KindOfWall, standingWalls } from './edges';
import type { Square } from './square';

/** A wall that does not run along the grid: slanted, or off the corners. */
export type FreeWall = KindOfWall;

/** A point of the board in squares, fractions allowed. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const freeWallsOf = (board: Board): FreeWall[] =>
  standingWalls(board).filter((wall) => !isOnGrid(wall) && (wall.x1 !== wall.x2 || wall.y1 !== wall.y2));

const NEAR = 1e-9;

/** Side of a point from the line a-b: 1, -1, or 0 on the line. */
function side(a: Point, b: Point, point: Point): number {
  const cross = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
  return Math.abs(cross) < NEAR ? 0 : Math.sign(cross);
}

const startOf = (wall: Wall): Point => ({ x: wall.x1, y: wall.y1 });
const endOf = (wall: Wall): Point => ({ x: wall.x2, y: wall.y2 });

const isBetween = (a: number, b: number, value: number): boolean =>
  value >= Math.min(a, b) - NEAR && value <= Math.max(a, b) + NEAR;

const isInBox = (a: Point, b: Point, point: Point): boolean =>
  isBetween(a.x, b.x, point.x) && isBetween(a.y, b.y, point.y);

/** Whether two segments have a point in common, ends included. */
function meets(a: Point, b: Point, wall: Wall): boolean {
  const [c, d] = [startOf(wall), endOf(wall)];
  const [c1, d1] = [side(a, b, c), side(a, b, d)];
  const [a1, b1] = [side(c, d, a), side(c, d, b)];
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  return (
    (c1 === 0 && isInBox(a, b, c)) ||
    (d1 === 0 && isInBox(a, b, d)) ||
    (a1 === 0 && isInBox(c, d, a)) ||
    (b1 === 0 && isInBox(c, d, b))
  );
}

/** Both ends clearly on one side of a line: most walls near it, and asked without making anything. */
function isAside(a: Point, b: Point, wall: Wall): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const c = dx * (wall.y1 - a.y) - dy * (wall.x1 - a.x);
  const d = dx * (wall.y2 - a.y) - dy * (wall.x2 - a.x);
  return (c > NEAR && d > NEAR) || (c < -NEAR && d < -NEAR);
}

/** The walls that touch a point, and perhaps others near it. */
export type WallsNear = (point: Point) => readonly FreeWall[];

/**
 * Whether a wall lies across a one-square step, measured from centre to centre. Of a diagonal, touching its end counts (X-DIST-3);
 * a straight step passes an end, so that a door is wide enough whose posts stand in the middle of squares, but not a joint from
 * which another wall goes on.
 */
export function wallCrossesStep(wall: FreeWall, near: WallsNear, from: Square, step: Square): boolean {
  const a = { x: from.x + 0.5, y: from.y + 0.5 };
  const b = { x: a.x + step.x, y: a.y + step.y };
  if (isAside(a, b, wall) || !meets(a, b, wall)) return false;
  if (step.x !== 0 && step.y !== 0) return true;
  const [c, d] = [startOf(wall), endOf(wall)];
  const [c1, d1] = [side(a, b, c), side(a, b, d)];
  if ((c1 === 0) === (d1 === 0)) return true;
  const [end, sideOfWall] = c1 === 0 ? [c, d1] : [d, c1];
  return (
    isSamePoint(end, a) || isSamePoint(end, b) || goesOn(end, sideOfWall, { wall, walls: near(end), a, b })
  );
}

/**
 * Whether a wall cuts a line: it has points of the line on both sides. Running along the wall or touching its end
 * does not (D32), unless another wall goes on from that end on the other side of the line.
 */
export function wallCutsLine(wall: FreeWall, near: WallsNear, a: Point, b: Point): boolean {
  if (isAside(a, b, wall)) return false;
  const [c, d] = [startOf(wall), endOf(wall)];
  const [c1, d1] = [side(a, b, c), side(a, b, d)];
  if (c1 * d1 < 0) return side(c, d, a) * side(c, d, b) < 0;
  if (c1 === 0 && d1 !== 0) return goesOn(c, d1, { wall, walls: near(c), a, b });
  if (d1 === 0 && c1 !== 0) return goesOn(d, c1, { wall, walls: near(d), a, b });
  return false;
}

interface Touch {
  readonly wall: FreeWall;
  readonly walls: readonly FreeWall[];
  readonly a: Point;
  readonly b: Point;
}

/** A line through the joint of two walls that lie on either side of it is cut. */
function goesOn(joint: Point, sideOfWall: number, { wall, walls, a, b }: Touch): boolean {
  if (!isInBox(a, b, joint)) return false;
  return walls.some((other) => {
    if (other === wall || (other.bits & wall.bits) === 0) return false;
    const [c, d] = [startOf(other), endOf(other)];
    const far = isSamePoint(c, joint) ? d : isSamePoint(d, joint) ? c : null;
    return far !== null && side(a, b, far) * sideOfWall < 0;
  });
}

export const isSamePoint = (a: Point, b: Point): boolean =>
  Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

/** Both ends of a wall. */
export const endsOf = (wall: Wall): readonly [Point, Point] => [startOf(wall), endOf(wall)];
