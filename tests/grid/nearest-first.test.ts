import { describe, expect, it } from 'vitest';
import { foundNear } from '../../src/grid/nearest-first';
import type { Square } from '../../src/grid/square';

const row: readonly Square[] = Array.from({ length: 20 }, (_, x) => ({ x, y: 0 }));
const near = (x: number) => ({ to: { x, y: 0 }, placeOf: (square: Square) => square });

describe('asking the nearest first', () => {
  it('in a crowd finds the nearest of those that fit', () => {
    for (const to of [0, 7, 13, 19]) {
      const found = foundNear(row, near(to), ({ x }) => x % 5 === 0);
      expect(found, `from ${to}`).toEqual({
        x: [0, 5, 10, 15].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0],
        y: 0,
      });
    }
  });

  it('asks the nearest before all others, and each once', () => {
    const asked: number[] = [];
    foundNear(row, near(12), ({ x }) => {
      asked.push(x);
      return false;
    });
    expect(asked[0]).toBe(12);
    expect([...asked].sort((a, b) => a - b)).toEqual(row.map(({ x }) => x));
  });

  it('finds nobody where nobody fits, few or many', () => {
    expect(foundNear(row, near(3), () => false)).toBeUndefined();
    expect(foundNear(row.slice(0, 2), near(3), () => false)).toBeUndefined();
    expect(foundNear([], near(3), () => true)).toBeUndefined();
  });
});
