import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyBoard } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { concealmentBetween } from '../../src/grid/concealment';
import { type CoverOptions, coverBetween } from '../../src/grid/cover';
import { footprint } from '../../src/grid/footprint';
import { cornerOf, FINE, isLineFree, squaresOnLine } from '../../src/grid/line';
import { lineOfEffect, solidBarrier } from '../../src/grid/line-of-effect';
import type { Square } from '../../src/grid/square';
import { sameSquare, squareKey } from '../../src/grid/square';
import { at, ground, way } from './walkers';

type Ground = ReturnType<typeof ground>;
const cover = (index: Ground, from: string, to: string, options: Partial<CoverOptions> = {}) =>
  coverBetween(index, way(from), way(to), { melee: false, ...options });
const melee = (index: Ground, from: string, to: string) => cover(index, from, to, { melee: true });
const creatureIn = (text: string) => (square: Square) => way(text).some((taken) => sameSquare(taken, square));

describe('melee cover of an adjacent target (X-COV-2)', () => {
  it('comes from the corner of a wall', () => {
    const index = ground(`
      . . .
      . # .
      . . .`);
    expect(melee(index, '0,1', '1,2')).toBe('cover');
    expect(melee(index, '1,0', '0,1')).toBe('cover');
    expect(melee(index, '0,1', '0,2')).toBe('none');
  });
  it('comes from a low wall between, not from one alongside', () => {
    const index = ground('. . .\n. . .', { lowWalls: [{ x1: 1, y1: 0, x2: 1, y2: 1 }] });
    expect(melee(index, '0,0', '1,0')).toBe('cover');
    expect(melee(index, '1,0', '1,1')).toBe('none');
    expect(melee(index, '1,0', '2,0')).toBe('none');
  });
  it('is none in a corridor: lines may run along walls (D32)', () => {
    const index = ground(`
      # # # #
      . . . .
      # # # #`);
    expect(melee(index, '1,1', '2,1')).toBe('none');
    const thin = ground('. . .\n. . .', { walls: [{ x1: 0, y1: 1, x2: 3, y2: 1 }] });
    expect(melee(thin, '0,0', '1,0')).toBe('none');
    expect(melee(thin, '0,0', '0,1')).toBe('total');
    expect(melee(thin, '0,0', '1,1')).toBe('total');
  });
  it('does not come from creatures', () => {
    const index = indexBoard(emptyBoard(3, 3));
    expect(cover(index, '0,0', '1,1', { melee: true, occupied: () => true })).toBe('none');
  });
  it('is asked from the best square of a big creature (X-COV-9)', () => {
    const index = ground(`
      . . # .
      . . . .`);
    const ogre = footprint(at(0, 0), 2);
    expect(coverBetween(index, ogre, way('2,1'), { melee: true })).toBe('none');
    expect(coverBetween(index, way('2,1'), ogre, { melee: true })).toBe('none');
    expect(coverBetween(index, way('1,0'), way('2,1'), { melee: true })).toBe('cover');
  });
  it('is none in a shared square', () => {
    const index = ground('# .', { walls: [{ x1: 1, y1: 0, x2: 1, y2: 1 }] });
    expect(melee(index, '1,0', '1,0')).toBe('none');
  });
});

describe('ranged cover (X-COV-1)', () => {
  it('comes from a solid square beside the line, unless some corner sees past it', () => {
    const index = ground(`
      . . . . . .
      . . # . . .
      . . . . . .
      . . . . . .`);
    expect(cover(index, '0,1', '4,1')).toBe('cover');
    expect(cover(index, '0,0', '5,2')).toBe('cover');
    expect(cover(index, '0,3', '5,2')).toBe('none');
    expect(cover(index, '0,2', '5,2')).toBe('none');
  });
  it('is none for an archer who leans round a corner', () => {
    const index = ground(`
      . # . .
      . . . .
      . . . .`);
    expect(cover(index, '0,1', '2,0')).toBe('cover');
    expect(cover(index, '0,1', '3,0')).toBe('none');
    expect(cover(index, '0,0', '2,2')).toBe('none');
  });
  it('counts every square of a big target, the best for the archer (X-COV-9)', () => {
    const index = ground(`
      . . # . .
      . . # . .
      . . . . .`);
    expect(cover(index, '0,2', '3,0')).toBe('total');
    expect(cover(index, '0,2', '3,1')).toBe('cover');
    expect(coverBetween(index, way('0,2'), footprint(at(3, 1), 2), { melee: false })).toBe('none');
  });
  it('is total without line of effect (X-COV-10)', () => {
    const index = ground('. . # . .\n. . # . .');
    expect(cover(index, '0,0', '4,1')).toBe('total');
    expect(cover(ground('. + .'), '0,0', '2,0')).toBe('total');
    expect(cover(ground(". ' ."), '0,0', '2,0')).toBe('none');
    expect(cover(ground('. # .\n# . .'), '0,0', '1,1')).toBe('total');
  });
  it('is soft behind creatures, friend or foe (X-COV-8)', () => {
    const index = indexBoard(emptyBoard(6, 3));
    expect(cover(index, '0,1', '4,1', { occupied: creatureIn('2,1') })).toBe('soft');
    expect(cover(index, '0,1', '4,1', { occupied: creatureIn('2,0') })).toBe('none');
    expect(cover(index, '0,1', '4,1', { occupied: creatureIn('0,1 4,1') })).toBe('none');
    expect(cover(index, '0,1', '1,1', { occupied: creatureIn('2,1') })).toBe('none');
  });
  it('holds for reach attacks too (X-COV-3, D3)', () => {
    const index = indexBoard(emptyBoard(6, 3));
    expect(cover(index, '0,1', '2,1', { melee: true, occupied: creatureIn('1,1') })).toBe('soft');
  });
});

describe('low obstacles (X-COV-4)', () => {
  it('cover whoever stands behind them, not whoever leans on them', () => {
    const index = ground('. . . . : .');
    expect(cover(index, '0,0', '5,0')).toBe('cover');
    expect(cover(index, '5,0', '0,0')).toBe('none');
    expect(cover(index, '3,0', '5,0')).toBe('cover');
    expect(cover(index, '0,0', '4,0')).toBe('none');
  });
  it('cover only within 30 ft', () => {
    const index = ground('. . . . . . . . . . . : . . . . . . . .');
    expect(cover(index, '0,0', '17,0')).toBe('cover');
    expect(cover(index, '0,0', '18,0')).toBe('none');
  });
  it('may be thin walls', () => {
    const index = ground('. . . . . .', { lowWalls: [{ x1: 4, y1: 0, x2: 4, y2: 1 }] });
    expect(cover(index, '0,0', '4,0')).toBe('cover');
    expect(cover(index, '0,0', '5,0')).toBe('cover');
    expect(cover(index, '3,0', '5,0')).toBe('none');
    expect(lineOfEffect(index, way('0,0'), way('5,0'))).toBe(true);
  });
});

describe('line of effect (X-LOS-1, D32)', () => {
  it('goes round the end of a wall but not through it', () => {
    const index = ground('. . . .\n. . . .\n. . . .', { walls: [{ x1: 2, y1: 0, x2: 2, y2: 2 }] });
    expect(lineOfEffect(index, way('1,0'), way('2,0'))).toBe(false);
    expect(lineOfEffect(index, way('1,1'), way('2,1'))).toBe(false);
    expect(lineOfEffect(index, way('0,1'), way('2,2'))).toBe(true);
    expect(lineOfEffect(index, way('0,0'), way('3,0'))).toBe(false);
  });
  it('does not slip through the joint of two walls', () => {
    const box = [
      { x1: 1, y1: 1, x2: 2, y2: 1 },
      { x1: 2, y1: 1, x2: 2, y2: 2 },
      { x1: 2, y1: 2, x2: 1, y2: 2 },
      { x1: 1, y1: 2, x2: 1, y2: 1 },
    ];
    const index = ground('. . .\n. . .\n. . .', { walls: box });
    for (const square of way('0,0 1,0 2,0 0,1 2,1 0,2 1,2 2,2')) {
      expect(lineOfEffect(index, [square], way('1,1')), squareKey(square)).toBe(false);
    }
  });
  it('is cut by slanted walls, also at their joints', () => {
    const walls = [
      { x1: -0.5, y1: 3.5, x2: 1.5, y2: 1.5 },
      { x1: 1.5, y1: 1.5, x2: 3.5, y2: -0.5 },
    ];
    const index = ground('. . .\n. . .\n. . .', { walls });
    expect(lineOfEffect(index, way('0,0'), way('2,2'))).toBe(false);
    expect(lineOfEffect(index, way('0,0'), way('1,0'))).toBe(true);
  });
  it('is the same both ways', () => {
    const solid = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) }),
      {
        maxLength: 14,
      },
    );
    const walls = fc.array(
      fc
        .record({ x: fc.integer({ min: 0, max: 6 }), y: fc.integer({ min: 0, max: 5 }), turn: fc.boolean() })
        .map(({ x, y, turn }) =>
          turn ? { x1: x, y1: y, x2: x, y2: y + 1 } : { x1: y, y1: x, x2: y + 1, y2: x },
        ),
      { maxLength: 14 },
    );
    const corner = fc.integer({ min: 0, max: 3 });
    const spot = fc.record({ x: fc.integer({ min: 0, max: 5 }), y: fc.integer({ min: 0, max: 5 }) });
    fc.assert(
      fc.property(solid, walls, fc.tuple(spot, corner, spot, corner), (squares, thin, [a, i, b, j]) => {
        const terrain = Object.fromEntries(
          squares
            .filter((s) => !sameSquare(s, a) && !sameSquare(s, b))
            .map((s) => [squareKey(s), ['solid'] as const]),
        );
        const barrier = solidBarrier(indexBoard({ ...emptyBoard(6, 6), terrain, walls: thin }));
        const there = isLineFree(barrier, cornerOf(a, i), cornerOf(b, j));
        expect(isLineFree(barrier, cornerOf(b, j), cornerOf(a, i))).toBe(there);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('squares on a line', () => {
  it('are those whose inside it passes', () => {
    const end = (x: number, y: number) => ({ x: FINE * x, y: FINE * y, square: null });
    expect(squaresOnLine(end(0, 0), end(3, 3))).toEqual(way('0,0 1,1 2,2'));
    expect(squaresOnLine(end(0, 0), end(4, 2))).toEqual(way('0,0 1,0 2,1 3,1'));
    expect(squaresOnLine(end(3, 1), end(0, 0))).toEqual(way('2,0 1,0 0,0'));
    expect(squaresOnLine(end(0, 0), end(4, 0))).toEqual([]);
  });
});

describe('concealment (X-CON-1, X-CON-2, X-CON-10)', () => {
  const dark = ground('. . . . % . .');
  it('in melee needs the whole space hidden', () => {
    const index = ground('. . . .\n. . . .', { terrain: { '2,0': ['shadow'] } });
    const asked = (to: Square[]) => concealmentBetween(index, way('1,0'), to, { melee: true });
    expect(asked(way('2,0'))).toBe(20);
    expect(asked(footprint(at(2, 0), 2))).toBe(0);
  });
  it('of darkness is total, at a distance and across it', () => {
    expect(concealmentBetween(dark, way('0,0'), way('4,0'), { melee: false })).toBe(50);
    expect(concealmentBetween(dark, way('0,0'), way('6,0'), { melee: false })).toBe(50);
    expect(concealmentBetween(dark, way('0,0'), way('3,0'), { melee: false })).toBe(0);
    expect(concealmentBetween(dark, way('4,0'), way('0,0'), { melee: false })).toBe(0);
  });
  it('is nothing to darkvision', () => {
    expect(concealmentBetween(dark, way('0,0'), way('4,0'), { melee: false, seesInDark: true })).toBe(0);
  });
});
