import type { Wall } from '../grid/board';
import type { Point } from './fields';
import { apart, lengthOf, nearestOn, segment, tidyPoint } from './segments';

// Walls are only put together where they lie on one line and touch or overlap, and cut where a door stands in them. So what is
// covered by wall stays point for point the same (to a few millionths of a square), and with it movement, sight and cover.
// Curves are kept as they were drawn: a shorter polyline would let some line pass that was stopped, or stop one that passed.

/** Points nearer than this to a line lie on it. */
const ON_LINE = 3e-6;

/** A segment that runs from left to right (down, where it is upright), with its line. */
interface Stretch {
  readonly start: Point;
  readonly end: Point;
}

const stretchOf = ({ x1, y1, x2, y2 }: Wall): Stretch => {
  const [a, b] = [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
  return x1 < x2 || (x1 === x2 && y1 <= y2) ? { start: a, end: b } : { start: b, end: a };
};

const wallOf = ({ start, end }: Stretch): Wall => segment(start, end);

/** Walls that lie on one line and touch or overlap as one, none twice. The order is that of the first of each. */
export function joinWalls(walls: readonly Wall[]): Wall[] {
  const lines = new Map<string, Stretch[]>();
  for (const stretch of walls.map(stretchOf)) {
    const key = lineKey(stretch);
    const found = lines.get(key);
    if (found === undefined) lines.set(key, [stretch]);
    else found.push(stretch);
  }
  return [...lines.values()].flatMap((line) => joinLine(line).map(wallOf));
}

/** Rough name of the line that a segment lies on; two that lie on one may rarely get two names, and then stay apart. */
function lineKey({ start, end }: Stretch): string {
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  const offset = start.x * Math.sin(angle) - start.y * Math.cos(angle);
  return `${Math.round(angle * 1e4)} ${Math.round(offset * 1e3)}`;
}

function joinLine(line: Stretch[]): Stretch[] {
  const sorted = line.sort((a, b) => a.start.x - b.start.x || a.start.y - b.start.y);
  const done: Stretch[] = [];
  let open: Stretch[] = [];
  for (const stretch of sorted) {
    const near = open.filter((other) => other.end.x >= stretch.start.x - ON_LINE);
    if (near.length < open.length) done.push(...open.filter((other) => !near.includes(other)));
    const partner = near.findIndex((other) => areOne(other, stretch));
    open = near;
    const first = open[partner];
    if (first === undefined) open.push(stretch);
    else open[partner] = { start: first.start, end: later(first.end, stretch.end) };
  }
  return [...done, ...open];
}

const later = (a: Point, b: Point): Point => (b.x > a.x || (b.x === a.x && b.y > a.y) ? b : a);

/** Two segments, the first of which begins first, that are one: what they cover has no gap and no bend. */
function areOne(a: Stretch, b: Stretch): boolean {
  const whole = { start: a.start, end: later(a.end, b.end) };
  const touches = apart(nearestOn(wallOf(a), b.start), b.start) < ON_LINE;
  return (
    touches &&
    [a.end, b.start, b.end].every((point) => apart(nearestOn(wallOf(whole), point), point) < ON_LINE)
  );
}

/** A wall that runs on so near behind a door would leave it nothing to open. */
const BEHIND = 1 / 50;

/** The wall without the parts in which doors stand, on its line or so near that nobody could stand between. */
export function withoutDoors(wall: Wall, doors: readonly Wall[]): Wall[] {
  return doors.reduce<Wall[]>((pieces, door) => pieces.flatMap((piece) => withoutDoor(piece, door)), [wall]);
}

function withoutDoor(wall: Wall, door: Wall): Wall[] {
  const length = lengthOf(wall);
  const along = ({ x, y }: Point): number =>
    ((x - wall.x1) * (wall.x2 - wall.x1) + (y - wall.y1) * (wall.y2 - wall.y1)) / length;
  const aside = ({ x, y }: Point): number =>
    Math.abs((x - wall.x1) * (wall.y2 - wall.y1) - (y - wall.y1) * (wall.x2 - wall.x1)) / length;
  const ends = [
    { x: door.x1, y: door.y1 },
    { x: door.x2, y: door.y2 },
  ];
  if (ends.some((end) => aside(end) > BEHIND)) return [wall];
  const from = Math.min(...ends.map(along));
  const to = Math.max(...ends.map(along));
  if (to <= ON_LINE || from >= length - ON_LINE) return [wall];
  const at = (far: number): Point =>
    tidyPoint({
      x: wall.x1 + ((wall.x2 - wall.x1) * far) / length,
      y: wall.y1 + ((wall.y2 - wall.y1) * far) / length,
    });
  return [
    ...(from > ON_LINE ? [segment({ x: wall.x1, y: wall.y1 }, at(from))] : []),
    ...(to < length - ON_LINE ? [segment(at(to), { x: wall.x2, y: wall.y2 })] : []),
  ];
}

/** A door that stands so near to a wall without touching it was meant to close the way. */
const CRACK = 1 / 16;

/** Short walls that close the cracks between doors and the walls beside them. */
export function cracksBeside(doors: readonly Wall[], walls: readonly Wall[]): Wall[] {
  return doors.flatMap(({ x1, y1, x2, y2 }) =>
    [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ].flatMap((end) => {
      const near = walls.map((wall) => nearestOn(wall, end)).sort((a, b) => apart(a, end) - apart(b, end))[0];
      if (near === undefined) return [];
      const gap = apart(near, end);
      return gap > ON_LINE && gap <= CRACK ? [segment(end, tidyPoint(near))] : [];
    }),
  );
}
