import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { occupancyOf } from '../../src/grid/occupancy';
import { measurePath, step } from '../../src/grid/path';
import { bodySquares, isSqueezed } from '../../src/grid/placement';
import type { Occupancy, Walker } from '../../src/grid/walker';
import { at, ground, walker, way } from './walkers';

type Ground = ReturnType<typeof ground>;

const blocked = (index: Ground, from: string, to: string, who: Partial<Walker> = {}) => {
  const [a = at(0, 0), b = at(0, 0)] = way(`${from} ${to}`);
  return step(index, walker(who), { from: a, to: b }).blocked;
};
const feet = (index: Ground, from: string, path: string, who: Partial<Walker> = {}) => {
  const [start = at(0, 0)] = way(from);
  return measurePath(index, walker(who), { from: start, path: way(path) }).feet;
};

describe('diagonals (X-DIST-2)', () => {
  const index = indexBoard(emptyBoard(8, 8));
  it('cost 5 and 10 by turns over the whole action', () => {
    const measured = measurePath(index, walker(), { from: at(0, 0), path: way('1,1 2,2 3,2 4,3 5,4') });
    expect(measured.feetAt).toEqual([5, 15, 20, 25, 35]);
    expect(measured).toMatchObject({ feet: 35, diagonals: 4, blockedAt: null, mayStop: true });
  });
  it('go on counting from before', () => {
    const path = way('1,1 2,2');
    expect(measurePath(index, walker(), { from: at(0, 0), path, diagonalsSoFar: 1 }).feetAt).toEqual([
      10, 15,
    ]);
  });
  it('cost 5 each by the house rule', () => {
    expect(feet(index, '0,0', '1,1 2,2 3,3', { diagonals: '5-5-5' })).toBe(15);
  });
  it('must be single steps', () => {
    expect(blocked(index, '0,0', '2,0')).toBe('not-adjacent');
    expect(blocked(index, '0,0', '0,0')).toBe('not-adjacent');
    expect(blocked(index, '0,0', '-1,0')).toBe('off-board');
  });
});

describe('difficult ground', () => {
  const index = ground(`
    . ~ ~ .
    . . . ~
    : . . .`);
  it('costs 10 straight and 15 diagonally, outside the alternation (X-TERR-1, D33)', () => {
    const measured = measurePath(index, walker(), { from: at(0, 0), path: way('1,0 2,0 3,1') });
    expect(measured.feetAt).toEqual([10, 20, 35]);
    expect(measured.diagonals).toBe(0);
    expect(feet(index, '2,2', '3,1 2,2 1,1')).toBe(15 + 5 + 10);
  });
  it('a low obstacle is difficult', () => expect(feet(index, '0,1', '0,2')).toBe(10));
  it('doubled twice costs 20 and 30, three times 40 and 60 (X-TERR-7)', () => {
    expect(feet(index, '0,0', '1,0', { doublings: 1 })).toBe(20);
    expect(feet(index, '0,1', '1,0', { doublings: 1 })).toBe(30);
    expect(feet(index, '0,0', '1,0', { doublings: 2 })).toBe(40);
    expect(feet(index, '0,1', '1,0', { doublings: 2 })).toBe(60);
    expect(feet(index, '1,1', '2,1 3,2', { doublings: 1 })).toBe(10 + 15);
  });
  it('does not hamper flyers (X-TERR-4)', () => {
    expect(feet(index, '0,0', '1,0 2,0 3,1', { ignoresDifficult: true })).toBe(15);
  });
  it('counts for a big body by the hardest square entered (X-TERR-3)', () => {
    const field = ground(`
      . . . ~
      . . . .`);
    expect(feet(field, '0,0', '1,0 2,0', { space: 2 })).toBe(15);
  });
  it('doubles what is left while tumbling, not what is entered (D30)', () => {
    const open = indexBoard(emptyBoard(4, 1));
    const doublingsLeaving = ({ x }: { x: number }) => (x === 1 ? 1 : 0);
    const path = way('1,0 2,0 3,0');
    expect(measurePath(open, walker({ doublingsLeaving }), { from: at(0, 0), path }).feetAt).toEqual([
      5, 15, 20,
    ]);
  });
});

describe('corners (X-DIST-3, X-DIST-4)', () => {
  it('of solid squares cannot be cut, from either side', () => {
    const index = ground(`
      . # .
      . . .`);
    expect(blocked(index, '0,0', '1,1')).toBe('corner');
    expect(blocked(index, '1,1', '2,0')).toBe('corner');
    expect(blocked(index, '0,0', '1,0')).toBe('solid');
    expect(blocked(index, '0,0', '0,1')).toBeNull();
  });
  it('of pits and creatures can', () => {
    const index = ground(`
      . ! .
      . . .`);
    expect(blocked(index, '0,0', '1,1')).toBeNull();
    expect(blocked(index, '0,0', '1,0')).toBe('hazard');
    expect(blocked(index, '0,0', '1,0', { entersHazards: true })).toBeNull();
    const occupancy = ({ y }: { y: number }): Occupancy => (y === 0 ? 'blocked' : 'free');
    expect(blocked(index, '0,0', '1,1', { occupancy })).toBeNull();
  });
  it('of thin walls cannot be cut, not even at their ends', () => {
    const open = '. . .\n. . .\n. . .';
    const index = ground(open, { walls: [{ x1: 1, y1: 0, x2: 1, y2: 1 }] });
    expect(blocked(index, '0,0', '1,0')).toBe('wall');
    expect(blocked(index, '0,0', '1,1')).toBe('corner');
    expect(blocked(index, '0,1', '1,0')).toBe('corner');
    expect(blocked(index, '0,1', '1,1')).toBeNull();
    expect(blocked(index, '0,1', '1,2')).toBeNull();
  });
  it('a big body cuts no corner outside its sweep', () => {
    const index = ground(`
      . . #
      . . .
      # . .`);
    expect(blocked(index, '0,0', '1,1', { space: 2 })).toBe('corner');
    const clear = ground(`
      . . . .
      . . . .
      . . . #`);
    expect(blocked(clear, '0,0', '1,1', { space: 2 })).toBeNull();
  });
});

describe('thin walls and doors', () => {
  const text = '. . . .\n. . . .';
  it('stop a big body anywhere along its side', () => {
    const index = ground(text, { walls: [{ x1: 2, y1: 1, x2: 2, y2: 2 }] });
    expect(blocked(index, '0,0', '1,0', { space: 2, squeeze: false })).toBe('narrow');
    expect(blocked(index, '1,0', '2,0')).toBeNull();
  });
  it('let a door through only when it is open', () => {
    const wall = { x1: 1, y1: 0, x2: 1, y2: 1 };
    expect(blocked(ground(text, { doors: [{ wall, open: false }] }), '0,0', '1,0')).toBe('door');
    expect(blocked(ground(text, { doors: [{ wall, open: true }] }), '0,0', '1,0')).toBeNull();
    expect(blocked(ground('. + .'), '0,0', '1,0')).toBe('door');
    expect(blocked(ground(". ' ."), '0,0', '1,0')).toBeNull();
  });
  it('cost 10 ft more when they are low (X-TERR-5)', () => {
    const index = ground('. . .\n. ~ .', { lowWalls: [{ x1: 1, y1: 0, x2: 1, y2: 2 }] });
    expect(feet(index, '0,0', '1,0')).toBe(15);
    expect(feet(index, '0,1', '1,1')).toBe(20);
    expect(feet(index, '0,1', '1,0')).toBe(15);
    expect(feet(index, '0,0', '1,1')).toBe(25);
    expect(feet(index, '0,0', '1,0', { ignoresDifficult: true })).toBe(5);
    expect(feet(index, '0,0', '1,0', { doublings: 1 })).toBe(30);
  });
  it('cost nothing where a diagonal only passes the end of a low one', () => {
    const index = ground('. . .\n. . .', { lowWalls: [{ x1: 1, y1: 0, x2: 1, y2: 1 }] });
    expect(feet(index, '0,0', '1,1')).toBe(5);
  });
  it('may be slanted', () => {
    const index = ground('. . .\n. . .\n. . .', { walls: [{ x1: 0, y1: 2.5, x2: 2.5, y2: 0 }] });
    expect(blocked(index, '1,0', '1,1')).toBe('wall');
    expect(blocked(index, '1,1', '1,2')).toBeNull();
    expect(blocked(index, '0,0', '1,1')).toBe('corner');
    expect(blocked(index, '1,1', '2,2')).toBeNull();
  });
});

describe('squeezing (X-SQZ-1, X-SQZ-3)', () => {
  const corridor = ground(`
    . . . . . . .
    . . # # # # #`);
  it('doubles each step into a place half as wide', () => {
    expect(feet(corridor, '0,0', '1,0 2,0 3,0', { space: 2 })).toBe(30);
    expect(blocked(corridor, '0,0', '1,0', { space: 2 })).toBeNull();
    expect(blocked(corridor, '0,0', '1,0', { space: 2, squeeze: false })).toBe('narrow');
  });
  it('fills two squares of a narrow corridor', () => {
    expect(bodySquares(corridor, { at: at(3, 0), space: 2 })).toEqual(way('3,0 4,0'));
    expect(isSqueezed(corridor, { at: at(3, 0), space: 2 })).toBe(true);
    expect(isSqueezed(corridor, { at: at(0, 0), space: 2 })).toBe(false);
  });
  it('is not possible into less than half (X-SQZ-5)', () => {
    const index = ground(`
      . . . . . . .
      . . . # # # #
      . . . # # # #`);
    expect(blocked(index, '0,0', '1,0', { space: 3 })).toBe('narrow');
  });
  it('a Huge creature squeezes into a corridor of two squares, and round its bend', () => {
    const index = ground(`
      . . . . . . # .
      . . . . . . # .
      . . . # . . # .
      # # # # . . # .
      # # # # . . # .
      # # # # . . # .`);
    const path = way('1,0 2,0 3,0 4,0 4,1 4,2 4,3');
    const measured = measurePath(index, walker({ space: 3 }), { from: at(0, 0), path });
    expect(measured).toMatchObject({ feet: 70, blockedAt: null });
    expect(bodySquares(index, { at: at(4, 3), space: 3 })).toEqual(way('4,3 5,3 4,4 5,4 4,5 5,5'));
  });
  it('between thin walls works as between solid squares', () => {
    const index = ground('. . . .\n. . . .\n. . . .', {
      walls: [{ x1: 2, y1: 1, x2: 4, y2: 1 }],
    });
    expect(blocked(index, '0,0', '1,0', { space: 2 })).toBeNull();
    expect(bodySquares(index, { at: at(2, 0), space: 2 })).toEqual(way('2,0 3,0'));
    expect(feet(index, '0,0', '1,0 2,0', { space: 2 })).toBe(20);
  });
  it('does not go diagonally past the corner of the opening', () => {
    const index = ground(`
      . . # #
      . . . .
      . . # #
      . . . .`);
    expect(blocked(index, '0,0', '1,1', { space: 2 })).toBe('corner');
    expect(blocked(index, '0,1', '1,1', { space: 2 })).toBeNull();
  });
});

describe('creatures in the way (X-THRU-1..4)', () => {
  const index = indexBoard(emptyBoard(5, 2));
  const body = (as: Occupancy) => ({
    occupancy: occupancyOf(index, [{ squares: [at(2, 0)], as }]),
  });
  it.each([
    ['free', null, true, 5],
    ['pass', null, true, 5],
    ['stop-forbidden', null, false, 5],
    ['double', null, true, 10],
    ['blocked', 'occupied', false, 5],
  ] as const)('%s', (as, block, mayStop, cost) => {
    const taken = step(index, walker(body(as)), { from: at(1, 0), to: at(2, 0) });
    expect(taken).toMatchObject({ blocked: block, mayStop, feet: cost });
    const asked = step(index, walker({ occupancy: ({ x }) => (x === 2 ? as : 'free') }), {
      from: at(1, 0),
      to: at(2, 0),
    });
    expect(asked).toEqual(taken);
  });
  it('count for every square of a big body', () => {
    expect(blocked(index, '0,0', '1,0', { space: 2, squeeze: false, ...body('blocked') })).toBe('occupied');
    expect(blocked(index, '1,0', '2,0', { space: 2, ...body('blocked') })).toBe('occupied');
  });
  it('a big body squeezes past one that leaves it half its space, and may not stay (X-SQZ-4)', () => {
    const past = step(index, walker({ space: 2, ...body('blocked') }), { from: at(0, 0), to: at(1, 0) });
    expect(past).toMatchObject({ blocked: null, squeezed: true, mayStop: false, feet: 10 });
  });
  it('the first blocked step of a path is named', () => {
    const path = way('1,0 2,0 3,0');
    const measured = measurePath(index, walker(body('blocked')), { from: at(0, 0), path });
    expect(measured).toMatchObject({ blockedAt: 1, feet: 15, mayStop: true });
  });
});
