import { expect, test } from 'vitest';
import { outlineOf } from '../../src/board/above/outline';

/** Corners of each loop, sorted, so that it does not matter where a loop begins. */
const loops = (squares: readonly { readonly x: number; readonly y: number }[]) =>
  outlineOf(squares)
    .map((loop) => loop.map(({ x, y }) => `${x},${y}`).sort())
    .sort((a, b) => a.length - b.length);

test('one square has four corners', () => {
  expect(loops([{ x: 2, y: 1 }])).toEqual([['2,1', '2,2', '3,1', '3,2']]);
});

test('a ring has two lines: around it and around its hole', () => {
  const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));
  const found = loops(ring.filter(({ x, y }) => x !== 1 || y !== 1));
  expect(found.map((loop) => loop.length)).toEqual([4, 12]);
  expect(found[0]).toEqual(['1,1', '1,2', '2,1', '2,2']);
});

test('every side of the boundary is in exactly one loop', () => {
  const squares = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: 1, y: 0 },
  ];
  expect(loops(squares).reduce((sum, loop) => sum + loop.length, 0)).toBe(8);
  expect(outlineOf(squares)).toBe(outlineOf(squares));
});
