import { describe, expect, it } from 'vitest';
import { burst, cone, cylinder, line, spread } from '../../src/grid/area';
import { emptyBoard } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { squareKey } from '../../src/grid/square';
import { at, ground, way } from './walkers';

const open = indexBoard(emptyBoard(24, 24));
const corner = at(12, 12);

describe('figures of areas (X-AREA-12)', () => {
  it.each([
    [5, 4],
    [10, 12],
    [15, 24],
    [20, 44],
    [30, 96],
    [40, 172],
  ])('a radius of %i ft takes in %i squares', (feet, squares) => {
    expect(burst(open, corner, feet)).toHaveLength(squares);
    expect(cylinder(open, corner, feet)).toHaveLength(squares);
    expect(spread(open, corner, feet)).toEqual(burst(open, corner, feet));
  });
  it.each([
    [15, 6],
    [30, 24],
  ])('a cone of %i ft along a diagonal is a quadrant of %i squares', (lengthFeet, squares) => {
    for (const direction of [at(1, 1), at(-1, 1), at(-1, -1), at(1, -1)]) {
      expect(cone(open, { corner, direction, lengthFeet })).toHaveLength(squares);
    }
  });
  it('a cone along a row widens to both sides', () => {
    expect(cone(open, { corner: at(5, 5), direction: at(1, 0), lengthFeet: 15 })).toEqual(
      way('6,3 5,4 6,4 7,4 5,5 6,5 7,5 6,6'),
    );
    expect(cone(open, { corner: at(5, 5), direction: at(0, -1), lengthFeet: 15 })).toHaveLength(8);
  });
});

describe('walls and areas', () => {
  const index = ground(`
    . . . . . .
    . . # . . .
    . . # . . .
    . . # . . .`);
  const keys = (squares: readonly { x: number; y: number }[]) => squares.map(squareKey);

  it('a burst does not reach what has total cover from its origin (X-AREA-3, X-LOS-3)', () => {
    const hit = keys(burst(index, at(1, 2), 20));
    expect(hit).toContain('1,3');
    expect(hit).not.toContain('2,1');
    expect(hit).not.toContain('3,2');
    expect(keys(cylinder(index, at(1, 2), 20))).toContain('3,2');
  });
  it('a spread goes round corners and pays for the way (X-AREA-5)', () => {
    expect(keys(spread(index, at(1, 2), 20))).not.toContain('3,2');
    expect(keys(spread(index, at(1, 2), 25))).toContain('3,1');
    expect(keys(spread(index, at(1, 2), 25))).not.toContain('3,2');
    expect(keys(spread(index, at(1, 2), 30))).toContain('3,2');
  });
  it('a cone does not turn corners (X-AREA-6)', () => {
    const hit = keys(cone(index, { corner: at(1, 2), direction: at(1, 0), lengthFeet: 30 }));
    expect(hit).toContain('1,2');
    expect(hit).not.toContain('4,2');
  });
  it('a thin wall shades what is behind it', () => {
    const walled = ground('. . . .\n. . . .', { walls: [{ x1: 2, y1: 0, x2: 2, y2: 2 }] });
    expect(keys(burst(walled, at(1, 1), 20))).toEqual(['0,0', '1,0', '0,1', '1,1']);
    expect(keys(spread(walled, at(1, 1), 20))).toEqual(['0,0', '1,0', '0,1', '1,1']);
  });
});

describe('lines (X-AREA-8)', () => {
  it('take every square they pass, to their range', () => {
    expect(line(open, { corner: at(5, 5), toward: at(6, 6), lengthFeet: 20 })).toEqual(way('5,5 6,6 7,7'));
    expect(line(open, { corner: at(5, 5), toward: at(7, 6), lengthFeet: 20 })).toEqual(way('5,5 6,5 7,6'));
  });
  it('along the grid run on the side of the maker', () => {
    const request = { corner: at(5, 5), toward: at(6, 5), lengthFeet: 15 };
    expect(line(open, { ...request, from: at(4, 4) })).toEqual(way('5,4 6,4 7,4'));
    expect(line(open, { ...request, from: at(4, 5) })).toEqual(way('5,5 6,5 7,5'));
    expect(line(open, { ...request, toward: at(5, 4) })).toEqual(way('5,4 5,3 5,2'));
  });
  it('stop at the first barrier', () => {
    const index = ground('. . . # . .\n. . . . . .');
    expect(line(index, { corner: at(1, 1), toward: at(2, 1), lengthFeet: 30, from: at(0, 0) })).toEqual(
      way('1,0 2,0'),
    );
    const thin = ground('. . . . .\n. . . . .', { walls: [{ x1: 2, y1: 0, x2: 2, y2: 2 }] });
    expect(line(thin, { corner: at(1, 0), toward: at(4, 2), lengthFeet: 30 })).toEqual(way('1,0'));
    const slanted = ground('. . . .', { walls: [{ x1: 2.1, y1: 0, x2: 2.3, y2: 1 }] });
    expect(line(slanted, { corner: at(1, 0), toward: at(4, 1), lengthFeet: 30 })).toEqual(way('1,0'));
  });
});
