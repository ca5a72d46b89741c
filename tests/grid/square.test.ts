import { describe, expect, it } from 'vitest';
import { feetAlong, feetBetween } from '../../src/grid/distance';
import { areAdjacent, distanceFeet, footprint, footprintsOverlap } from '../../src/grid/footprint';
import { naturalReachFeet, SIZES, sizeStep, spaceSquares } from '../../src/grid/size';
import { isAdjacent, neighbours, parseSquareKey, squareKey, squareName } from '../../src/grid/square';

describe('squares', () => {
  it('have keys that read back', () => {
    expect(squareKey({ x: 12, y: 7 })).toBe('12,7');
    expect(parseSquareKey('12,7')).toEqual({ x: 12, y: 7 });
    expect(() => parseSquareKey('12;7')).toThrow(RangeError);
  });

  it('are called by column letters and a row from 1', () => {
    const names = [0, 2, 25, 26, 51, 52, 701, 702].map((x) => squareName({ x, y: 3 }));
    expect(names).toEqual(['A4', 'C4', 'Z4', 'AA4', 'AZ4', 'BA4', 'ZZ4', 'AAA4']);
  });

  it('have eight neighbours', () => {
    const around = neighbours({ x: 3, y: 3 });
    expect(new Set(around.map(squareKey)).size).toBe(8);
    expect(around.every((square) => isAdjacent(square, { x: 3, y: 3 }))).toBe(true);
    expect(isAdjacent({ x: 3, y: 3 }, { x: 3, y: 3 })).toBe(false);
  });
});

describe('sizes (X-SIZE-1)', () => {
  it('have the spaces and reaches of the book', () => {
    expect(SIZES.map(spaceSquares)).toEqual([1, 1, 1, 1, 1, 2, 3, 4, 6]);
    expect(SIZES.map((size) => naturalReachFeet(size, 'tall'))).toEqual([0, 0, 0, 5, 5, 10, 15, 20, 30]);
    expect(SIZES.map((size) => naturalReachFeet(size, 'long'))).toEqual([0, 0, 0, 5, 5, 5, 10, 15, 20]);
  });

  it('are so many categories apart (X-THRU-7)', () => {
    expect(sizeStep('medium', 'gargantuan')).toBe(3);
    expect(sizeStep('medium', 'tiny')).toBe(-2);
  });
});

describe('distance (X-DIST-2, rulings 1 and 2)', () => {
  it.each([
    [1, 1, 5],
    [2, 2, 15],
    [3, 3, 20],
    [4, 4, 30],
    [5, 2, 30],
    [0, 6, 30],
  ])('%i columns and %i rows are %i feet', (x, y, feet) => {
    expect(feetBetween({ x: 0, y: 0 }, { x, y })).toBe(feet);
  });

  it('counts every second diagonal of a path double, wherever it comes', () => {
    const path = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1 },
      { x: 3, y: 2 },
      { x: 4, y: 3 },
    ];
    expect(feetAlong(path)).toBe(25);
    expect(feetAlong(path, '5-5-5')).toBe(20);
  });

  it('counts between the nearest squares of big creatures', () => {
    const man = { at: { x: 0, y: 0 }, space: 1 };
    expect(distanceFeet(man, { at: { x: 3, y: 2 }, space: 2 })).toBe(20);
    expect(distanceFeet({ at: { x: 4, y: 0 }, space: 1 }, { at: { x: 0, y: 2 }, space: 2 })).toBe(20);
    expect(distanceFeet(man, { at: { x: 1, y: 1 }, space: 3 })).toBe(5);
    expect(distanceFeet(man, { at: { x: 0, y: 0 }, space: 3 })).toBe(0);
  });

  it('knows footprints, overlap and neighbourhood', () => {
    expect(footprint({ x: 2, y: 1 }, 2)).toEqual([
      { x: 2, y: 1 },
      { x: 3, y: 1 },
      { x: 2, y: 2 },
      { x: 3, y: 2 },
    ]);
    const ogre = { at: { x: 2, y: 1 }, space: 2 };
    expect(footprintsOverlap(ogre, { at: { x: 3, y: 2 }, space: 2 })).toBe(true);
    expect(footprintsOverlap(ogre, { at: { x: 4, y: 3 }, space: 1 })).toBe(false);
    expect(areAdjacent(ogre, { at: { x: 4, y: 3 }, space: 1 })).toBe(true);
    expect(areAdjacent(ogre, { at: { x: 5, y: 3 }, space: 1 })).toBe(false);
  });
});
