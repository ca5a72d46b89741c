import type { Encounter } from '../../engine/state';
import { type BoardIndex, FEATURE, featuresAt, indexBoard } from '../../grid/board-index';
import { spaceSquares } from '../../grid/size';
import { areEnemies } from '../../rules/body';
import { asked, mustFind } from './scene';

// The bare loop that searches are held against: typed arrays, a ring of buckets, one label a square, a Medium walker, open steps only.

/** A board with a border of closed squares, so that no step asks where the board ends. */
export interface FloorGround {
  readonly width: number;
  /** 0: closed; 1 plain; 2 difficult. */
  readonly entry: Uint8Array;
  readonly solid: Uint8Array;
}
/** Cheapest keys + 1, with the squares touched, so that clearing costs only those. */
export interface FloorSearch {
  readonly ground: FloorGround;
  readonly labels: Int32Array;
  readonly touched: Int32Array;
  count: number;
}

export function floorGround(encounter: Encounter, mover: string): FloorGround {
  const index = indexBoard(encounter.board);
  const width = index.columns + 2;
  const entry = new Uint8Array(width * (index.rows + 2));
  const solid = new Uint8Array(entry.length).fill(1);
  for (let y = 0; y < index.rows; y++)
    for (let x = 0; x < index.columns; x++) {
      const i = (y + 1) * width + x + 1;
      entry[i] = entryOf(index, x, y);
      solid[i] = entry[i] === 0 ? 1 : 0;
    }
  closeBodies(encounter, mover, { width, entry, solid });
  return { width, entry, solid };
}

function entryOf(index: BoardIndex, x: number, y: number): number {
  const bits = featuresAt(index, x, y);
  if ((bits & FEATURE.solid) !== 0) return 0;
  return (bits & FEATURE.difficult) !== 0 ? 2 : 1;
}

/** Living enemies are not walked through; friends are, and so are the dead and the helpless. */
function closeBodies(encounter: Encounter, mover: string, { width, entry }: FloorGround): void {
  const view = asked(encounter);
  const who = mustFind(encounter, mover);
  for (const other of Object.values(encounter.combatants)) {
    if (!areEnemies(who, other) || view.has(other, 'dead') || view.has(other, 'helpless')) continue;
    const side = spaceSquares(other.sheet.size);
    for (let dy = 0; dy < side; dy++)
      for (let dx = 0; dx < side; dx++) entry[(other.at.y + dy + 1) * width + other.at.x + dx + 1] = 0;
  }
}

export const floorPlace = ({ width }: FloorGround, at: { readonly x: number; readonly y: number }): number =>
  (at.y + 1) * width + at.x + 1;

export const floorSearch = (ground: FloorGround): FloorSearch => ({
  ground,
  labels: new Int32Array(ground.entry.length),
  touched: new Int32Array(ground.entry.length),
  count: 0,
});

const RING = 16;
/** A bucket holds a square more than once where a cheaper way to it was found later. */
const buckets = Array.from({ length: RING }, () => new Int32Array(160_000));
const sizes = new Int32Array(RING);

/** Everything up to a key; with a goal, the way there, most promising first. Numbers of `FloorSearch` are cleared first. */
export function floodFloor(
  found: FloorSearch,
  start: number,
  { maxKey, goal }: { readonly maxKey: number; readonly goal: number },
): FloorSearch {
  const { labels, touched, ground } = found;
  const { width } = ground;
  for (let i = 0; i < found.count; i++) labels[touched[i] as number] = 0;
  found.count = 0;
  sizes.fill(0);
  const goalX = goal % width;
  const goalY = (goal / width) | 0;
  let priority = goal < 0 ? 0 : aheadOf(start, width, goalX, goalY);
  labels[start] = 1;
  touched[found.count++] = start;
  push(start, priority);
  for (let idle = 0; idle < RING; ) {
    const size = sizes[priority & (RING - 1)] as number;
    if (size === 0) {
      priority += 1;
      idle += 1;
      continue;
    }
    idle = 0;
    sizes[priority & (RING - 1)] = size - 1;
    const at = (buckets[priority & (RING - 1)] as Int32Array)[size - 1] as number;
    const key = (labels[at] as number) - 1;
    const ahead = goal < 0 ? 0 : aheadOf(at, width, goalX, goalY);
    if (key + ahead !== priority) continue;
    if (at === goal) break;
    if (key + 2 <= maxKey) spread(found, at, { key, maxKey, goal, goalX, goalY });
  }
  return found;
}

function push(at: number, priority: number): void {
  const bucket = priority & (RING - 1);
  (buckets[bucket] as Int32Array)[sizes[bucket] as number] = at;
  sizes[bucket] = (sizes[bucket] as number) + 1;
}

function aheadOf(at: number, width: number, goalX: number, goalY: number): number {
  const dx = Math.abs((at % width) - goalX);
  const dy = Math.abs(((at / width) | 0) - goalY);
  return dx > dy ? 2 * (dx - dy) + 3 * dy : 2 * (dy - dx) + 3 * dx;
}

interface Ahead {
  readonly key: number;
  readonly maxKey: number;
  readonly goal: number;
  readonly goalX: number;
  readonly goalY: number;
}

function spread(found: FloorSearch, at: number, ahead: Ahead): void {
  const { width, solid } = found.ground;
  offer(found, at + 1, 2, ahead);
  offer(found, at - 1, 2, ahead);
  offer(found, at + width, 2, ahead);
  offer(found, at - width, 2, ahead);
  const east = solid[at + 1] === 0;
  const west = solid[at - 1] === 0;
  if (solid[at + width] === 0) {
    if (east) offer(found, at + width + 1, 3, ahead);
    if (west) offer(found, at + width - 1, 3, ahead);
  }
  if (solid[at - width] === 0) {
    if (east) offer(found, at - width + 1, 3, ahead);
    if (west) offer(found, at - width - 1, 3, ahead);
  }
}

function offer(found: FloorSearch, to: number, cost: number, ahead: Ahead): void {
  const entry = found.ground.entry[to] as number;
  if (entry === 0) return;
  const { labels } = found;
  const next = ahead.key + (cost << (entry - 1));
  if (next > ahead.maxKey) return;
  const label = labels[to] as number;
  if (label !== 0 && label <= next + 1) return;
  if (label === 0) found.touched[found.count++] = to;
  labels[to] = next + 1;
  push(to, ahead.goal < 0 ? next : next + aheadOf(to, found.ground.width, ahead.goalX, ahead.goalY));
}

const AROUND = [1, -1, 'down', 'up'] as const;

/** A cheapest way back from a square to the start, read from the labels; its length is returned, the places are left in `path`. */
export function floorPath({ ground, labels }: FloorSearch, to: number, path: Int32Array): number {
  const { width, entry, solid } = ground;
  const steps = [AROUND[0], AROUND[1], width, -width] as readonly number[];
  let length = 0;
  for (let at = to; (labels[at] as number) > 1; length++) {
    path[length] = at;
    const doubled = (entry[at] as number) - 1;
    const straight = (labels[at] as number) - (2 << doubled);
    const diagonal = (labels[at] as number) - (3 << doubled);
    let before = -1;
    for (let i = 0; i < 4 && before < 0; i++) {
      const side = at + (steps[i] as number);
      if (labels[side] === straight && straight > 0) before = side;
    }
    for (let i = 0; i < 4 && before < 0; i++) {
      const dx = i & 1 ? 1 : -1;
      const dy = i & 2 ? width : -width;
      if (labels[at + dx + dy] === diagonal && diagonal > 0 && solid[at + dx] === 0 && solid[at + dy] === 0)
        before = at + dx + dy;
    }
    if (before < 0) return -1;
    at = before;
  }
  return length;
}
