import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard, type TerrainFeature } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { fieldOfView } from '../../src/grid/field-of-view';
import { type JointView, jointView } from '../../src/grid/joint-view';
import { type Square, squareKey } from '../../src/grid/square';
import { chooser } from '../random-play/chance';

const COLUMNS = 24;
const ROWS = 18;

/** Rooms, rubble and a few bodies. */
function ground(choose: (below: number) => number): Board {
  const terrain: Record<string, readonly TerrainFeature[]> = {};
  for (let i = 0; i < 70; i++)
    terrain[squareKey({ x: choose(COLUMNS), y: choose(ROWS) })] = [choose(4) === 0 ? 'difficult' : 'solid'];
  return { ...emptyBoard(COLUMNS, ROWS), terrain, walls: [{ x1: 12, y1: 2, x2: 12, y2: 15 }] };
}
const bodyAt = (choose: (below: number) => number): readonly Square[] => {
  const [x, y] = [choose(COLUMNS - 1), choose(ROWS - 1)];
  return choose(3) === 0
    ? [
        { x, y },
        { x: x + 1, y },
        { x, y: y + 1 },
        { x: x + 1, y: y + 1 },
      ]
    : [{ x, y }];
};

describe('what several see together', () => {
  test.each([1, 2])('is all that each of them sees, however they move (board %i)', (seed) => {
    const choose = chooser(seed);
    const board = ground(choose);
    const index = indexBoard(board);
    let bodies = Array.from({ length: 5 }, () => bodyAt(choose));
    let last: JointView | null = null;
    for (let move = 0; move < 12; move++) {
      const all = bodies.map((body) => fieldOfView(index, body));
      const expected = Uint8Array.from({ length: COLUMNS * ROWS }, (_, at) =>
        all.some((field) => field[at] === 1) ? 1 : 0,
      );
      last = jointView(index, bodies, last);
      expect(last.seen).toEqual(expected);
      bodies = bodies.with(choose(bodies.length), bodyAt(choose));
      if (move === 6) bodies = bodies.slice(1);
    }
    expect(last?.seen.some((it) => it === 0)).toBe(true);
  });
});
