import type { Wall } from '../grid/board';
import { partInside } from '../grid/part-of-wall';
import type { Point } from './fields';

/** Nearer than this to a whole or half square counts as on it: writers keep six decimals, and often lose the last. */
const SNAP = 1e-5;
const DECIMALS = 1e6;

/** A coordinate as it is kept: on the half square where it is meant to be, else with six decimals. */
export function tidy(value: number): number {
  const half = Math.round(2 * value) / 2;
  const kept = Math.abs(value - half) < SNAP ? half : Math.round(value * DECIMALS) / DECIMALS;
  return kept === 0 ? 0 : kept;
}

export const tidyPoint = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) });

export const segment = (a: Point, b: Point): Wall => ({ x1: a.x, y1: a.y, x2: b.x, y2: b.y });

export const lengthOf = ({ x1, y1, x2, y2 }: Wall): number => Math.hypot(x2 - x1, y2 - y1);

/** The part of a segment inside the rectangle from (0, 0) to the size, its borders included; null where none of it has a length. */
export function clip(wall: Wall, size: { readonly width: number; readonly height: number }): Wall | null {
  const { x1, y1 } = wall;
  const [dx, dy] = [wall.x2 - x1, wall.y2 - y1];
  const part = partInside(wall, size);
  if (part === null) return null;
  const { first, last } = part;
  const at = (share: number): Point => {
    const point = tidyPoint({ x: x1 + share * dx, y: y1 + share * dy });
    return { x: Math.min(point.x, size.width), y: Math.min(point.y, size.height) };
  };
  const start = first === 0 ? { x: x1, y: y1 } : at(first);
  const inside = segment(start, last === 1 ? { x: wall.x2, y: wall.y2 } : at(last));
  return lengthOf(inside) === 0 ? null : inside;
}

/** From a point to the nearest point of a segment. */
export function nearestOn({ x1, y1, x2, y2 }: Wall, point: Point): Point {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = ((point.x - x1) * dx + (point.y - y1) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(Math.max(along, 0), 1);
  return { x: x1 + part * dx, y: y1 + part * dy };
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
