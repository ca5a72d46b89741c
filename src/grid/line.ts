import type { Square } from './square';

// Exact straight lines on the grid. A line that only runs along a wall or touches its end or corner is not stopped
// by it (D32), but it cannot slip through the joint of two walls or between two solid squares that touch in a corner:
// at each grid corner the line passes, the four squares around it are asked which of them hang together there.

/** Points of lines are whole numbers of sixteenths of a square. */
export const FINE = 16;

/** One end of a line, in sixteenths of a square: a grid corner, or a point inside a square. */
export interface LineEnd {
  readonly x: number;
  readonly y: number;
  /** For a grid corner: the square seen from; null for all squares around it. */
  readonly square: Square | null;
}

/** What stops a line. Corner (x, y) is the top-left corner of square (x, y). */
export interface Barrier {
  square(x: number, y: number): boolean;
  /** The border from corner (x, y) down to (x, y + 1). */
  vertical(x: number, y: number): boolean;
  /** The border from corner (x, y) right to (x + 1, y). */
  horizontal(x: number, y: number): boolean;
}

/** A line end at a corner of a square. `index` 0-3: top left, top right, bottom right, bottom left. */
export const cornerOf = (square: Square, index: number): LineEnd => ({
  x: FINE * (square.x + (index === 1 || index === 2 ? 1 : 0)),
  y: FINE * (square.y + (index >= 2 ? 1 : 0)),
  square,
});

// The four squares around a corner, as bits, in a circle.
const SOUTH_EAST = 1;
const SOUTH_WEST = 2;
const NORTH_WEST = 4;
const NORTH_EAST = 8;
const ALL_AROUND = 15;

function quadrant(stepX: number, stepY: number): number {
  if (stepY > 0) return stepX > 0 ? SOUTH_EAST : SOUTH_WEST;
  return stepX > 0 ? NORTH_EAST : NORTH_WEST;
}

/** Which side of a corner a square lies on; everything for a square that does not touch the corner. */
function quadrantOf(square: Square | null, x: number, y: number): number {
  if (square === null) return ALL_AROUND;
  const right = square.x === x;
  const below = square.y === y;
  if ((!right && square.x !== x - 1) || (!below && square.y !== y - 1)) return ALL_AROUND;
  return quadrant(right ? 1 : -1, below ? 1 : -1);
}

/** The squares around a corner that hang together with those given, round the corner and past no wall. */
function around(barrier: Barrier, x: number, y: number, from: number): number {
  const open =
    (barrier.square(x, y) ? 0 : SOUTH_EAST) |
    (barrier.square(x - 1, y) ? 0 : SOUTH_WEST) |
    (barrier.square(x - 1, y - 1) ? 0 : NORTH_WEST) |
    (barrier.square(x, y - 1) ? 0 : NORTH_EAST);
  const gaps = [
    barrier.vertical(x, y) ? 0 : SOUTH_EAST | SOUTH_WEST,
    barrier.horizontal(x - 1, y) ? 0 : SOUTH_WEST | NORTH_WEST,
    barrier.vertical(x, y - 1) ? 0 : NORTH_WEST | NORTH_EAST,
    barrier.horizontal(x, y) ? 0 : NORTH_EAST | SOUTH_EAST,
  ];
  let reached = from & open;
  for (let round = 0; round < 3; round++) {
    for (const gap of gaps) if ((reached & gap) !== 0) reached |= gap & open;
  }
  return reached;
}

const isCorner = (end: LineEnd): boolean => end.x % FINE === 0 && end.y % FINE === 0;

/** Whether a straight line gets from one end to the other past everything in its way (X-LOS-1, D32). */
export function isLineFree(barrier: Barrier, from: LineEnd, to: LineEnd): boolean {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const alongVertical = dx === 0 && from.x % FINE === 0;
  const alongHorizontal = dy === 0 && from.y % FINE === 0;
  if (alongVertical || alongHorizontal) return isFreeAlong(barrier, from, to);
  return passes(from, to, {
    corner: (corner) => corner.isEnd || (around(barrier, corner.x, corner.y, corner.from) & corner.to) !== 0,
    square: (x, y) => !barrier.square(x, y),
    vertical: (x, y) => !barrier.vertical(x, y),
    horizontal: (x, y) => !barrier.horizontal(x, y),
  });
}

/** A line along the borders of squares is free as long as one of its two sides is, without changing side at a wall. */
function isFreeAlong(barrier: Barrier, from: LineEnd, to: LineEnd): boolean {
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  let x = from.x / FINE;
  let y = from.y / FINE;
  let reached = around(barrier, x, y, quadrantOf(from.square, x, y));
  const ahead =
    stepX !== 0 ? quadrant(stepX, 1) | quadrant(stepX, -1) : quadrant(1, stepY) | quadrant(-1, stepY);
  while (x * FINE !== to.x || y * FINE !== to.y) {
    const going = reached & ahead;
    if (going === 0) return false;
    x += stepX;
    y += stepY;
    reached = around(barrier, x, y, stepX !== 0 ? mirrored(going) : flipped(going));
  }
  return (reached & quadrantOf(to.square, x, y)) !== 0;
}

/** East and west exchanged. */
const mirrored = (bits: number): number =>
  ((bits & (SOUTH_EAST | NORTH_WEST)) << 1) | ((bits & (SOUTH_WEST | NORTH_EAST)) >> 1);

/** North and south exchanged. */
const flipped = (bits: number): number =>
  ((bits & SOUTH_EAST) << 3) |
  ((bits & SOUTH_WEST) << 1) |
  ((bits & NORTH_WEST) >> 1) |
  ((bits & NORTH_EAST) >> 3);

interface CornerPassed {
  readonly x: number;
  readonly y: number;
  /** Squares around the corner that the line comes from and goes on to, as bits. */
  readonly from: number;
  readonly to: number;
  /** An end inside the line's own square: nothing to get round. */
  readonly isEnd: boolean;
}

/** Asked in the order in which the line meets things; false stops it. */
interface Passage {
  corner(corner: CornerPassed): boolean;
  square(x: number, y: number): boolean;
  vertical(x: number, y: number): boolean;
  horizontal(x: number, y: number): boolean;
}

/** Follows a line that does not run along a border, square by square. */
function passes(from: LineEnd, to: LineEnd, passage: Passage): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [stepX, stepY] = [Math.sign(dx), Math.sign(dy)];
  const [spanX, spanY] = [Math.abs(dx), Math.abs(dy)];
  const [ahead, behind] = [quadrant(stepX, stepY), quadrant(-stepX, -stepY)];
  let x = firstCell(from.x, stepX);
  let y = firstCell(from.y, stepY);
  if (isCorner(from)) {
    const corner = { x: from.x / FINE, y: from.y / FINE };
    const own = quadrantOf(from.square, corner.x, corner.y);
    if (!passage.corner({ ...corner, from: own, to: ahead, isEnd: own === ahead })) return false;
  }
  for (;;) {
    if (!passage.square(x, y)) return false;
    const edgeX = x + (stepX > 0 ? 1 : 0);
    const edgeY = y + (stepY > 0 ? 1 : 0);
    const toX = stepX === 0 ? Number.POSITIVE_INFINITY : Math.abs(edgeX * FINE - from.x);
    const toY = stepY === 0 ? Number.POSITIVE_INFINITY : Math.abs(edgeY * FINE - from.y);
    if (toX >= spanX && toY >= spanY) {
      if (!isCorner(to)) return true;
      const goal = quadrantOf(to.square, edgeX, edgeY);
      return passage.corner({ x: edgeX, y: edgeY, from: behind, to: goal, isEnd: (goal & behind) !== 0 });
    }
    const order = stepX === 0 ? 1 : stepY === 0 ? -1 : toX * spanY - toY * spanX;
    if (order === 0 && !passage.corner({ x: edgeX, y: edgeY, from: behind, to: ahead, isEnd: false }))
      return false;
    if (order < 0 && !passage.vertical(edgeX, y)) return false;
    if (order > 0 && !passage.horizontal(x, edgeY)) return false;
    if (order <= 0) x += stepX;
    if (order >= 0) y += stepY;
  }
}

const firstCell = (fine: number, step: number): number =>
  fine % FINE === 0 && step < 0 ? fine / FINE - 1 : Math.floor(fine / FINE);

/**
 * The squares whose inside a line passes, in order, up to the first barrier if one is given; none for a line along
 * borders (X-COV-1, X-AREA-8).
 */
export function squaresOnLine(from: LineEnd, to: LineEnd, barrier: Barrier = NO_BARRIER): Square[] {
  const squares: Square[] = [];
  const runsAlong = (from.x === to.x && from.x % FINE === 0) || (from.y === to.y && from.y % FINE === 0);
  if (runsAlong) return squares;
  passes(from, to, {
    corner: (corner) => (around(barrier, corner.x, corner.y, corner.from) & corner.to) !== 0,
    square: (x, y) => !barrier.square(x, y) && squares.push({ x, y }) > 0,
    vertical: (x, y) => !barrier.vertical(x, y),
    horizontal: (x, y) => !barrier.horizontal(x, y),
  });
  return squares;
}

const NO_BARRIER: Barrier = { square: () => false, vertical: () => false, horizontal: () => false };
