import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard } from '../../src/grid/board';
import { indexBoard, isSolid } from '../../src/grid/board-index';
import { fieldOfView } from '../../src/grid/field-of-view';
import { lineOfSight } from '../../src/grid/line-of-effect';
import { squareKey } from '../../src/grid/square';

const SIDE = 12;
const coordinate = fc.integer({ min: 0, max: SIDE - 1 });
const square = fc.record({ x: coordinate, y: coordinate });
const wall = fc
  .tuple(square, fc.boolean(), fc.integer({ min: 1, max: 4 }))
  .map(([{ x, y }, down, length]) =>
    down
      ? { x1: x, y1: y, x2: x, y2: Math.min(SIDE, y + length) }
      : { x1: x, y1: y, x2: Math.min(SIDE, x + length), y2: y },
  );
const boards: fc.Arbitrary<Board> = fc
  .record({ solid: fc.array(square, { maxLength: 24 }), walls: fc.array(wall, { maxLength: 10 }) })
  .map(({ solid, walls }) => ({
    ...emptyBoard(SIDE, SIDE),
    terrain: Object.fromEntries(solid.map((it) => [squareKey(it), ['solid'] as const])),
    walls,
  }));

describe('a field of view', () => {
  it('has nothing that is not in line of sight, and hardly misses what is', () => {
    let [seen, missed] = [0, 0];
    fc.assert(
      fc.property(boards, square, (board, eye) => {
        const index = indexBoard(board);
        fc.pre(!isSolid(index, eye));
        const field = fieldOfView(index, [eye]);
        for (let y = 0; y < SIDE; y++)
          for (let x = 0; x < SIDE; x++) {
            if (isSolid(index, { x, y })) continue;
            const inSight = lineOfSight(index, [eye], [{ x, y }]);
            if (field[y * SIDE + x] === 1) expect(inSight).toBe(true);
            if (inSight) seen += 1;
            if (inSight && field[y * SIDE + x] !== 1) missed += 1;
          }
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(missed / seen).toBeLessThan(0.005);
  });

  it('ends at the faces of what is filled', () => {
    const index = indexBoard({
      ...emptyBoard(5, 1),
      terrain: { '2,0': ['solid'], '3,0': ['solid'] },
    });
    expect([...fieldOfView(index, [{ x: 0, y: 0 }])]).toEqual([1, 1, 1, 0, 0]);
  });

  it('is the same list for the same place', () => {
    const index = indexBoard(emptyBoard(5, 5));
    const field = fieldOfView(index, [{ x: 0, y: 0 }]);
    expect(fieldOfView(index, [{ x: 0, y: 0 }])).toBe(field);
    expect(field.every((it) => it === 1)).toBe(true);
  });
});
