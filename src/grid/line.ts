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
  if ((from & open) === 0) return 0;
  const south = barrier.vertical(x, y) ? 0 : SOUTH_EAST | SOUTH_WEST;
  const west = barrier.horizontal(x - 1, y) ? 0 : SOUTH_WEST | NORTH_WEST;
  const north = barrier.vertical(x, y - 1) ? 0 : NORTH_WEST | NORTH_EAST;
  const east = barrier.horizontal(x, y) ? 0 : NORTH_EAST | SOUTH_EAST;
  let reached = from & open;
  for (let round = 0; round < 3; round++) {
    if ((reached & south) !== 0) reached |= south & open;
    if ((reached & west) !== 0) reached |= west & open;
    if ((reached & north) !== 0) reached |= north & open;
    if ((reached & east) !== 0) reached |= east & open;
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
  return passes(barrier, from, to, null);
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

/**
 * Follows a line that does not run along a border, square by square, in the order in which it meets things; false where one of them stops it.
 * Nothing is made on the way: a board is asked for tens of thousands of lines at a time. `over`: takes the squares that it passes.
 */
function passes(barrier: Barrier, from: LineEnd, to: LineEnd, over: Square[] | null): boolean {
  const stepX = Math.sign(to.x - from.x);
  const stepY = Math.sign(to.y - from.y);
  const spanX = Math.abs(to.x - from.x);
  const spanY = Math.abs(to.y - from.y);
  const ahead = quadrant(stepX, stepY);
  const behind = quadrant(-stepX, -stepY);
  if (isCorner(from) && !leaves(barrier, from, ahead)) return false;
  let x = firstCell(from.x, stepX);
  let y = firstCell(from.y, stepY);
  for (;;) {
    if (barrier.square(x, y)) return false;
    over?.push({ x, y });
    const edgeX = stepX > 0 ? x + 1 : x;
    const edgeY = stepY > 0 ? y + 1 : y;
    const toX = stepX === 0 ? Number.POSITIVE_INFINITY : Math.abs(edgeX * FINE - from.x);
    const toY = stepY === 0 ? Number.POSITIVE_INFINITY : Math.abs(edgeY * FINE - from.y);
    if (toX >= spanX && toY >= spanY) return !isCorner(to) || arrives(barrier, to, behind);
    const order = stepX === 0 ? 1 : stepY === 0 ? -1 : toX * spanY - toY * spanX;
    if (order < 0 && barrier.vertical(edgeX, y)) return false;
    if (order > 0 && barrier.horizontal(x, edgeY)) return false;
    if (order === 0 && (around(barrier, edgeX, edgeY, behind) & ahead) === 0) return false;
    if (order <= 0) x += stepX;
    if (order >= 0) y += stepY;
  }
}

/** Whether a line gets away from its first corner; one that runs through its own square has nothing to get round. */
function leaves(barrier: Barrier, { x, y, square }: LineEnd, ahead: number): boolean {
  const [column, row] = [x / FINE, y / FINE];
  const own = quadrantOf(square, column, row);
  return own === ahead || (around(barrier, column, row, own) & ahead) !== 0;
}

/** Whether a line that comes to its last corner from the square behind gets to its goal there. */
function arrives(barrier: Barrier, { x, y, square }: LineEnd, behind: number): boolean {
  const [column, row] = [x / FINE, y / FINE];
  const goal = quadrantOf(square, column, row);
  return (goal & behind) !== 0 || (around(barrier, column, row, behind) & goal) !== 0;
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
  passes(barrier, from, to, squares);
  return squares;
}

const NO_BARRIER: Barrier = { square: () => false, vertical: () => false, horizontal: () => false };
