import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard, type Wall } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { coverBetween } from '../../src/grid/cover';
import { endsOf } from '../../src/grid/free-walls';
import { lineOfEffect } from '../../src/grid/line-of-effect';
import { bucketsOf } from '../../src/grid/wall-buckets';

const ground = (walls: readonly Wall[], more: Partial<Board> = {}) =>
  indexBoard({ ...emptyBoard(10, 10), walls, ...more });
const w = (x1: number, y1: number, x2: number, y2: number): Wall => ({ x1, y1, x2, y2 });
const at = (x: number, y: number) => [{ x, y }];

describe('walls off the grid', () => {
  it('part the squares whose common corner they pass through', () => {
    const index = ground([w(1.5, 1.5, 6.5, 6.5)]);
    expect(lineOfEffect(index, at(4, 2), at(2, 4))).toBe(false);
    expect(lineOfEffect(index, at(4, 3), at(3, 4))).toBe(false);
    expect(lineOfEffect(index, at(4, 3), at(5, 4))).toBe(true);
  });
  it('part what lies on both sides of a border they cover by halves', () => {
    const index = ground([w(1, 1, 9, 1), w(5, 1, 5, 1.5), w(5, 2.5, 5, 9)], {
      doors: [{ wall: w(5, 1.5, 5, 2.5), open: false }],
    });
    expect(lineOfEffect(index, at(4, 1), at(5, 1))).toBe(false);
    expect(lineOfEffect(index, at(3, 1), at(7, 1))).toBe(false);
    expect(lineOfEffect(index, at(4, 2), at(6, 3))).toBe(false);
  });
  it('let nothing through where they are joined to walls of the grid', () => {
    const index = ground([w(5, 0, 5, 3), w(5, 3, 6.2, 4.7), w(6.2, 4.7, 6, 6), w(6, 6, 6, 10)]);
    for (const a of [at(4, 2), at(2, 4), at(3, 3), at(4, 1)])
      for (const b of [at(6, 2), at(7, 3), at(7, 5), at(8, 7)]) expect(lineOfEffect(index, a, b)).toBe(false);
  });
  it('may be passed at an end that stands free, and along (D32)', () => {
    const index = ground([w(4.3, 3.5, 5, 3.5)]);
    expect(lineOfEffect(index, at(4, 2), at(4, 5))).toBe(true);
    const along = ground([w(2.5, 3, 6.5, 3)]);
    expect(lineOfEffect(along, at(1, 3), at(8, 3))).toBe(true);
    expect(coverBetween(along, at(3, 3), at(6, 3), { melee: false })).toBe('none');
    expect(lineOfEffect(along, at(4, 2), at(4, 3))).toBe(false);
  });
});

it('a closed door by the border shuts it, an open one does not', () => {
  const walls = [w(5, 0, 5, 3), w(5, 4, 5, 10)];
  const [open, closed] = [true, false].map((it) =>
    ground(walls, { doors: [{ wall: w(5.03, 3, 5.03, 4), open: it }] }),
  );
  if (!open || !closed) throw new Error('two boards');
  expect([open, closed].map((index) => lineOfEffect(index, at(4, 3), at(5, 3)))).toEqual([true, false]);
  expect([open, closed].map((index) => lineOfEffect(index, at(2, 3), at(8, 3)))).toEqual([true, false]);
});

describe('a step across walls off the grid', () => {
  const east = (index: ReturnType<typeof ground>, x: number, y: number): boolean =>
    ((index.wallSteps[y * 10 + x] ?? 0) & 1) === 0;
  it('passes between posts in the middle of squares, but not through a joint', () => {
    const posts = [w(5, 1, 5, 1.5), w(5, 2.5, 5, 9)];
    const leaf = w(5, 1.5, 5, 2.5);
    const [open, closed] = [true, false].map((it) => ground(posts, { doors: [{ wall: leaf, open: it }] }));
    if (!open || !closed) throw new Error('two boards');
    expect([1, 2, 3].map((y) => east(open, 4, y))).toEqual([true, true, false]);
    expect([1, 2, 3].map((y) => east(closed, 4, y))).toEqual([false, false, false]);
  });
  it('does not end or begin on a wall', () => {
    const index = ground([w(5.5, 1, 5.5, 9), w(2.5, 2.5, 2.5, 4)]);
    expect(east(index, 4, 3)).toBe(false);
    expect(east(index, 5, 3)).toBe(false);
    expect(east(index, 2, 2)).toBe(false);
  });
});

describe('walls by squares', () => {
  const number = fc.oneof(fc.integer({ min: -2, max: 12 }), fc.double({ min: -2, max: 12, noNaN: true }));
  const wall = fc
    .record({ x1: number, y1: number, x2: number, y2: number })
    .map((it) => ({ ...it, bits: 1 }));
  /** Whether two segments meet, the slow way: the sides their ends lie on. */
  const meet = (a: Wall, b: Wall): boolean => {
    const side = (l: Wall, x: number, y: number) => (l.x2 - l.x1) * (y - l.y1) - (l.y2 - l.y1) * (x - l.x1);
    return side(a, b.x1, b.y1) * side(a, b.x2, b.y2) < 0 && side(b, a.x1, a.y1) * side(b, a.x2, a.y2) < 0;
  };
  it('are all found that a line meets', () => {
    fc.assert(
      fc.property(fc.array(wall, { maxLength: 12 }), wall, (walls, line) => {
        const buckets = bucketsOf(walls, endsOf, { columns: 10, rows: 8 });
        const found = new Set<Wall>();
        const [a, b] = endsOf(line);
        buckets.someAlong(a, b, (it) => {
          found.add(it);
          return false;
        });
        for (const it of walls) if (meet(line, it)) expect(found.has(it)).toBe(true);
        for (const it of walls) for (const end of endsOf(it)) expect(buckets.at(end)).toContain(it);
      }),
    );
  });
});
