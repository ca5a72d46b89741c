import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard, type TerrainFeature, type Wall } from '../../src/grid/board';
import { type BoardIndex, indexBoard } from '../../src/grid/board-index';
import { occupancyOf } from '../../src/grid/occupancy';
import { measurePath, step } from '../../src/grid/path';
import { cheapestPath, reachMap } from '../../src/grid/reach-map';
import { neighbours, type Square, squareKey } from '../../src/grid/square';
import type { Occupancy, Walker } from '../../src/grid/walker';
import { at, ground, walker, way } from './walkers';

interface Known {
  square: Square;
  odd: number;
  feet: number;
}

/** Slow and obvious: cheapest feet by square and parity of the diagonals made, one step at a time. */
function bruteForce(index: BoardIndex, who: Walker, from: Square, odd: number): Map<string, number> {
  const done = new Map<string, Known>();
  const open: Known[] = [{ square: from, odd, feet: 0 }];
  while (open.length > 0) {
    const cheapestYet = Math.min(...open.map((known) => known.feet));
    const [next] = open.splice(
      open.findIndex((known) => known.feet === cheapestYet),
      1,
    );
    if (next === undefined) break;
    const key = `${squareKey(next.square)}/${next.odd}`;
    if (done.has(key)) continue;
    done.set(key, next);
    for (const to of neighbours(next.square)) {
      const taken = step(index, who, { from: next.square, to, diagonalsSoFar: next.odd });
      if (taken.blocked !== null) continue;
      open.push({
        square: to,
        odd: (next.odd + (taken.alternates ? 1 : 0)) % 2,
        feet: next.feet + taken.feet,
      });
    }
  }
  const cheapest = new Map<string, number>();
  for (const { square, feet } of done.values()) {
    const key = squareKey(square);
    cheapest.set(key, Math.min(feet, cheapest.get(key) ?? feet));
  }
  return cheapest;
}

const SIDE = 9;
const coordinate = fc.integer({ min: 0, max: SIDE - 1 });
const square = fc.record({ x: coordinate, y: coordinate });
const feature = fc.constantFrom<TerrainFeature>('difficult', 'difficult', 'solid', 'obstacle', 'hazard');
const wall: fc.Arbitrary<Wall> = fc
  .record({
    x: fc.integer({ min: 0, max: SIDE }),
    y: coordinate,
    length: fc.integer({ min: 1, max: 3 }),
    turn: fc.boolean(),
  })
  .map(({ x, y, length, turn }) =>
    turn ? { x1: x, y1: y, x2: x, y2: y + length } : { x1: y, y1: x, x2: y + length, y2: x },
  );
const slanted: fc.Arbitrary<Wall> = fc
  .record({ x1: coordinate, y1: coordinate, x2: coordinate, y2: coordinate })
  .map((w) => ({ ...w, x1: w.x1 + 0.25 }));
const board: fc.Arbitrary<Board> = fc
  .record({
    squares: fc.array(fc.tuple(square, feature), { maxLength: 24 }),
    walls: fc.array(wall, { maxLength: 5 }),
    lowWalls: fc.array(wall, { maxLength: 4 }),
    slanted: fc.array(slanted, { maxLength: 1 }),
  })
  .map(({ squares, walls, lowWalls, slanted: free }) => ({
    ...emptyBoard(SIDE, SIDE),
    terrain: Object.fromEntries(squares.map(([s, f]) => [squareKey(s), [f]])),
    walls: [...walls, ...free],
    lowWalls,
  }));
const occupancy = fc.array(
  fc.tuple(square, fc.constantFrom<Occupancy>('pass', 'stop-forbidden', 'double', 'blocked', 'blocked')),
  { maxLength: 8 },
);
const scene = fc.record({
  board,
  bodies: occupancy,
  from: square,
  odd: fc.constantFrom(0, 1),
  space: fc.constantFrom(1, 1, 2, 3),
  squeeze: fc.boolean(),
  ignoresDifficult: fc.boolean(),
  entersHazards: fc.boolean(),
  doublings: fc.constantFrom(0, 0, 1),
  slowLeaving: fc.boolean(),
  diagonals: fc.constantFrom('5-10-5', '5-10-5', '5-5-5'),
  budgetFeet: fc.constantFrom(15, 30, 60, Number.POSITIVE_INFINITY),
});
type Scene = typeof scene extends fc.Arbitrary<infer T> ? T : never;

function walkerOf({ board: ground9, bodies, slowLeaving, ...rest }: Scene): Walker {
  const { space, squeeze, ignoresDifficult, entersHazards, doublings, diagonals } = rest;
  const who = { space, squeeze, ignoresDifficult, entersHazards, doublings, diagonals } as const;
  const bodyList = bodies.map(([s, as]) => ({ squares: [s], as }));
  return {
    ...who,
    occupancy: occupancyOf(ground9, bodyList),
    ...(slowLeaving ? { doublingsLeaving: ({ x }: Square) => x % 2 } : {}),
  };
}

describe('reach map', () => {
  it('agrees with a slow search that keeps the parity of diagonals (X-DIST-2, D33)', () => {
    let answers = 0;
    fc.assert(
      fc.property(scene, (given) => {
        const index = indexBoard(given.board);
        const who = walkerOf(given);
        const slow = bruteForce(index, who, given.from, given.odd);
        const request = { from: given.from, diagonalsSoFar: given.odd };
        const map = reachMap(index, who, { ...request, budgetFeet: given.budgetFeet });
        for (let y = 0; y < SIDE; y++) {
          for (let x = 0; x < SIDE; x++) {
            const truth = slow.get(squareKey({ x, y })) ?? null;
            const within = truth !== null && truth <= given.budgetFeet ? truth : null;
            expect(map.feetTo({ x, y }), `${x},${y}`).toBe(within);
            answers += 1;
            if (within === null) continue;
            const path = map.pathTo({ x, y }) ?? [];
            const measured = measurePath(index, who, { ...request, path });
            expect(measured).toMatchObject({ feet: within, blockedAt: null });
            expect(path.at(-1) ?? given.from).toEqual({ x, y });
          }
        }
      }),
      { numRuns: 80 },
    );
    expect(answers).toBeGreaterThan(5_000);
  }, 60_000);

  it('agrees with the search for one place', () => {
    fc.assert(
      fc.property(scene, square, (given, to) => {
        const index = indexBoard(given.board);
        const who = walkerOf(given);
        const request = { from: given.from, diagonalsSoFar: given.odd, budgetFeet: given.budgetFeet };
        const map = reachMap(index, who, request);
        const found = cheapestPath(index, who, { ...request, to });
        expect(found?.feet ?? null).toBe(map.feetTo(to));
        if (found === null) return;
        const measured = measurePath(index, who, { ...request, path: found.path });
        expect(measured).toMatchObject({ feet: found.feet, blockedAt: null });
      }),
      { numRuns: 200 },
    );
  }, 60_000);

  it('lists where movement may end: not the start, not a friend, not behind the budget (X-THRU-4)', () => {
    const index = ground('. . . . . .');
    const occupancyHere = occupancyOf(index, [
      { squares: [at(1, 0)], as: 'stop-forbidden' },
      { squares: [at(4, 0)], as: 'blocked' },
    ]);
    const map = reachMap(index, walker({ occupancy: occupancyHere }), { from: at(0, 0), budgetFeet: 30 });
    expect(map.squares()).toEqual(way('2,0 3,0'));
    expect(map.mayStop(at(1, 0))).toBe(false);
    expect(map.feetTo(at(1, 0))).toBe(5);
    expect(map.feetTo(at(5, 0))).toBeNull();
    expect(map.pathTo(at(5, 0))).toBeNull();
    expect(map.pathTo(at(0, 0))).toEqual([]);
  });

  it('draws straight-looking ways among equal ones, always the same', () => {
    const index = indexBoard(emptyBoard(9, 9));
    const map = reachMap(index, walker(), { from: at(0, 0), budgetFeet: 60 });
    expect(map.pathTo(at(4, 0))).toEqual(way('1,0 2,0 3,0 4,0'));
    expect(map.pathTo(at(3, 3))).toEqual(way('1,1 2,2 3,3'));
    expect(map.pathTo(at(4, 2))).toEqual(way('1,1 2,1 3,2 4,2'));
    expect(cheapestPath(index, walker(), { from: at(0, 0), to: at(4, 2) })?.path).toEqual(
      map.pathTo(at(4, 2)),
    );
  });

  it('starts nowhere off the board', () => {
    const index = ground('. .');
    expect(reachMap(index, walker(), { from: at(-3, 0), budgetFeet: 30 }).squares()).toEqual([]);
  });
});
