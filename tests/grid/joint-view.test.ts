import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard, type TerrainFeature } from '../../src/grid/board';
import { indexBoard, isSolid } from '../../src/grid/board-index';
import { Bodies } from '../../src/grid/bodies';
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
/** Somebody of one square, who may stand in rock; somebody of four, who fills those it has room in. */
function bodyAt(choose: (below: number) => number, board: Board): readonly Square[] {
  const [x, y] = [choose(COLUMNS - 1), choose(ROWS - 1)];
  if (choose(3) > 0) return [{ x, y }];
  const all = [0, 1, 2, 3].map((n) => ({ x: x + (n & 1), y: y + (n >> 1) }));
  const open = all.filter((square) => !isSolid(indexBoard(board), square));
  return open.length === 0 ? all : open;
}

/** Brings an answer to other bodies. */
function going(board: Board): (now: readonly (readonly Square[])[]) => JointView {
  const index = indexBoard(board);
  const bodies = new Bodies(index);
  let last: JointView | null = null;
  let there: ReadonlySet<number> = new Set();
  return (now) => {
    const numbers = new Set(now.map((body) => bodies.numberOf(body)));
    const fresh = [...numbers].filter((it) => !there.has(it));
    const gone = new Set([...there].filter((it) => !numbers.has(it)));
    last = jointView(index, bodies, { fresh, gone, all: () => numbers }, last);
    there = numbers;
    return last;
  };
}

/** All that one of them sees. */
function seenByEach(board: Board, bodies: readonly (readonly Square[])[]): Uint8Array {
  const all = bodies.map((body) => fieldOfView(indexBoard(board), body));
  return Uint8Array.from({ length: COLUMNS * ROWS }, (_, at) =>
    all.some((field) => field[at] === 1) ? 1 : 0,
  );
}

describe('what several see together', () => {
  test.each([1, 2, 3, 4, 5, 6])('is all that each of them sees, however they move (board %i)', (seed) => {
    const choose = chooser(seed);
    const board = ground(choose);
    const go = going(board);
    let hidden = 0;
    let bodies = Array.from({ length: 5 }, () => bodyAt(choose, board));
    for (let move = 0; move < 30; move++) {
      const { seen } = go(bodies);
      expect(seen).toEqual(seenByEach(board, bodies));
      hidden += seen.filter((it) => it === 0).length;
      bodies = bodies.with(choose(bodies.length), bodyAt(choose, board));
      if (move % 7 === 6) bodies = bodies.slice(1);
      if (move % 9 === 8) bodies = [...bodies, bodyAt(choose, board), bodyAt(choose, board)];
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test.each([7, 8])('is the same whatever was seen before (board %i)', (seed) => {
    const choose = chooser(seed);
    const board = ground(choose);
    const go = going(board);
    for (let move = 0; move < 30; move++) {
      const bodies = Array.from({ length: 1 + choose(5) }, () => bodyAt(choose, board));
      expect(go(bodies).seen).toEqual(going(board)(bodies).seen);
    }
  });

  test('is the same list where a step shows nothing new', () => {
    const go = going(emptyBoard(COLUMNS, ROWS));
    const first = go([[{ x: 2, y: 2 }], [{ x: 20, y: 9 }]]).seen;
    expect(go([[{ x: 3, y: 2 }], [{ x: 20, y: 9 }]]).seen).toBe(first);
    expect(go([[{ x: 20, y: 9 }]]).seen).toBe(first);
    expect(go([]).seen.some((it) => it === 1)).toBe(false);
  });
});
