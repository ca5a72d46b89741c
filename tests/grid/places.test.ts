import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { flanks } from '../../src/grid/flanking';
import { footprint } from '../../src/grid/footprint';
import { lanesClear, squaresOnStraightLine } from '../../src/grid/lanes';
import { occupancyOf } from '../../src/grid/occupancy';
import type { Occupancy } from '../../src/grid/walker';
import { at, ground, walker, way } from './walkers';

describe('flanking (X-FLK-1..3)', () => {
  const foe = { at: at(2, 2), space: 1 };
  it.each([
    ['1,2', '3,2', true],
    ['2,1', '2,3', true],
    ['1,1', '3,3', true],
    ['1,2', '3,1', false],
    ['1,2', '3,3', false],
    ['1,2', '2,1', false],
    ['1,1', '3,1', false],
    ['1,2', '1,3', false],
    ['0,2', '3,2', true],
    ['0,0', '3,3', true],
  ])('%s and %s', (a, b, expected) => {
    expect(flanks(way(a), way(b), foe)).toBe(expected);
    expect(flanks(way(b), way(a), foe)).toBe(expected);
  });
  it('of a big foe goes across its whole space', () => {
    const ogre = { at: at(2, 2), space: 2 };
    expect(flanks(way('1,2'), way('4,3'), ogre)).toBe(true);
    expect(flanks(way('1,1'), way('4,4'), ogre)).toBe(true);
    expect(flanks(way('1,2'), way('3,4'), ogre)).toBe(false);
    expect(flanks(way('2,1'), way('3,4'), ogre)).toBe(true);
  });
  it('by a big creature counts any of its squares', () => {
    expect(flanks(footprint(at(0, 2), 2), way('3,2'), foe)).toBe(true);
    expect(flanks(footprint(at(0, 1), 2), way('3,2'), foe)).toBe(true);
    expect(flanks(footprint(at(0, 4), 2), way('3,2'), foe)).toBe(false);
  });
});

describe('the lane of a charge (X-CHG-3)', () => {
  it('holds every square that a line between the spaces passes', () => {
    expect(squaresOnStraightLine({ at: at(0, 0), space: 1 }, at(3, 0))).toEqual(way('0,0 1,0 2,0 3,0'));
    expect(squaresOnStraightLine({ at: at(0, 0), space: 1 }, at(2, 2))).toEqual(
      way('0,0 1,0 0,1 1,1 2,1 1,2 2,2'),
    );
    expect(squaresOnStraightLine({ at: at(0, 0), space: 1 }, at(0, 0))).toEqual(way('0,0'));
    expect(squaresOnStraightLine({ at: at(2, 0), space: 2 }, at(0, 0))).toHaveLength(8);
  });

  const lane = (index: ReturnType<typeof ground>, to: string, occupancy?: () => Occupancy) => {
    const [end = at(0, 0)] = way(to);
    return lanesClear(index, walker(occupancy === undefined ? {} : { occupancy }), at(0, 0), end);
  };
  it('is clear on open floor', () => {
    expect(lane(indexBoard(emptyBoard(5, 5)), '4,3')).toEqual({ clear: true, at: null, reason: null });
  });
  it('is closed by rubble, obstacles, walls and holes, also beside the middle line', () => {
    expect(lane(ground('. ~ .\n. . .'), '2,1')).toEqual({ clear: false, at: at(1, 0), reason: 'slowed' });
    expect(lane(ground('. . .\n. # .'), '2,1')).toMatchObject({ at: at(1, 1), reason: 'blocked' });
    expect(lane(ground('. ! .'), '2,0')).toMatchObject({ reason: 'blocked' });
    const low = ground('. . .', { lowWalls: [{ x1: 1, y1: 0, x2: 1, y2: 1 }] });
    expect(lane(low, '2,0')).toMatchObject({ reason: 'slowed' });
    const wall = ground('. . .\n. . .', { walls: [{ x1: 2, y1: 1, x2: 2, y2: 2 }] });
    expect(lane(wall, '2,1')).toMatchObject({ reason: 'blocked' });
    expect(lane(wall, '2,0')).toMatchObject({ clear: true });
  });
  it('is closed by creatures, friends too, but not by helpless ones', () => {
    const index = indexBoard(emptyBoard(4, 1));
    const body = (as: Occupancy) =>
      lanesClear(
        index,
        walker({ occupancy: occupancyOf(index, [{ squares: [at(2, 0)], as }]) }),
        at(0, 0),
        at(3, 0),
      );
    expect(body('stop-forbidden')).toEqual({ clear: false, at: at(2, 0), reason: 'occupied' });
    expect(body('blocked').reason).toBe('occupied');
    expect(body('pass').clear).toBe(true);
    expect(body('double').clear).toBe(true);
  });
});
