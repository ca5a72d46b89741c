import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Wall } from '../../src/grid/board';
import { apart, clip, lengthOf, nearestOn } from '../../src/maps/segments';
import { joinWalls, withoutDoors } from '../../src/maps/simplify';

const SIZE = { width: 6, height: 5 };
const number = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.integer({ min: -6, max: 18 }).map((halves) => halves / 2),
  fc.double({ min: -3, max: 9, noNaN: true }).map((value) => Math.round(value * 1e6) / 1e6),
);
const wall: fc.Arbitrary<Wall> = fc.record({ x1: number, y1: number, x2: number, y2: number });
const long = wall.filter((it) => lengthOf(it) > 0.01);

const pointAt = ({ x1, y1, x2, y2 }: Wall, part: number) => ({
  x: x1 + (x2 - x1) * part,
  y: y1 + (y2 - y1) * part,
});
const parts = Array.from({ length: 41 }, (_, i) => i / 40);
const isCovered = (walls: readonly Wall[], point: { x: number; y: number }, near = 1e-5): boolean =>
  walls.some((it) => apart(nearestOn(it, point), point) < near);

describe('clipping', () => {
  const room = (point: { x: number; y: number }): number =>
    Math.min(point.x, point.y, SIZE.width - point.x, SIZE.height - point.y);
  test('keeps what is inside, and nothing else', () => {
    fc.assert(
      fc.property(long, (it) => {
        const inside = clip(it, SIZE);
        const kept = inside === null ? [] : [inside];
        for (const part of parts) {
          const point = pointAt(it, part);
          if (room(point) > 1e-4) expect(isCovered(kept, point)).toBe(true);
          if (room(point) < -1e-4) expect(isCovered(kept, point)).toBe(false);
        }
        for (const part of inside === null ? [] : [0, 1])
          expect(room(pointAt(inside ?? it, part))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('joining', () => {
  /** Many on the same lines. */
  const rows = fc.array(
    fc.oneof(
      fc
        .record({ x: number, y: fc.integer({ min: 0, max: 2 }), far: number, turn: fc.constantFrom(0, 1, 2) })
        .map(({ x, y, far, turn }): Wall => {
          if (turn === 0) return { x1: x, y1: y, x2: far, y2: y };
          return turn === 1 ? { x1: y, y1: x, x2: y, y2: far } : { x1: x, y1: x + y, x2: far, y2: far + y };
        }),
      wall,
    ),
    { maxLength: 14 },
  );
  test('covers the same points, with no more walls', () => {
    fc.assert(
      fc.property(rows, (all) => {
        const walls = all.filter((it) => lengthOf(it) > 0.01);
        const joined = joinWalls(walls);
        expect(joined.length).toBeLessThanOrEqual(walls.length);
        for (const it of walls)
          for (const part of parts) expect(isCovered(joined, pointAt(it, part))).toBe(true);
        for (const it of joined)
          for (const part of parts) expect(isCovered(walls, pointAt(it, part))).toBe(true);
      }),
    );
  });
  test('leaves no two of one line of the grid that touch', () => {
    const stretch = fc.record({
      from: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(stretch, { minLength: 1, maxLength: 10 }), (list) => {
        const joined = joinWalls(
          list.map(({ from, length }) => ({ x1: from + length, y1: 3, x2: from, y2: 3 })),
        );
        const sorted = joined.sort((a, b) => a.x1 - b.x1);
        for (const [i, it] of sorted.slice(1).entries()) expect(it.x1).toBeGreaterThan(sorted[i]?.x2 ?? 0);
      }),
    );
  });
});

test('a door opens just its own part of a wall', () => {
  fc.assert(
    fc.property(
      long,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (it, a, b) => {
        const [start, end] = [pointAt(it, a), pointAt(it, b)];
        const door = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
        const pieces = withoutDoors(it, [door]);
        for (const part of parts) {
          const point = pointAt(it, part);
          if (isCovered([door], point, 1e-4)) {
            if (apart(point, start) > 1e-4 && apart(point, end) > 1e-4)
              expect(isCovered(pieces, point)).toBe(false);
          } else expect(isCovered(pieces, point)).toBe(true);
        }
      },
    ),
  );
});
