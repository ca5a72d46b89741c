import { describe, expect, test } from 'vitest';
import { alignPicture } from '../../../src/editor/ground/align-picture';
import { createPen, type PenChoice } from '../../../src/editor/ground/pen';
import { patchesOf } from '../../../src/editor/ground/squares';
import { apply } from '../../../src/engine/apply';
import type { Encounter } from '../../../src/engine/state';
import type { Board } from '../../../src/grid/board';
import type { Point } from '../../../src/grid/free-walls';
import { buildEncounter } from '../../../src/notation/build-encounter';
import { readNotation } from '../../../src/notation/read-notation';
import { rules } from '../../../src/rules/registry';

const DRAWN = `
map: |
  . . . . . . . .
  . ~ ~ . # . + .
  . ~ ~ . # . . .
  . . . . # . . .
  . . . . . . . .
terrain: { "0,4": [shadow] }
walls: [[1, 1, 5, 1], [0.5, 3.25, 3, 4.5]]
lowWalls: [[6, 3, 6, 5]]
doors: [{ at: [5, 1, 6, 1] }]
`;
function ground(): Encounter {
  const [document] = readNotation(DRAWN);
  if (document === undefined) throw new Error('one document');
  return buildEncounter(document);
}

const CHOICE: PenChoice = { shape: 'brush', mark: 'difficult', width: 1, erases: false };
const at = (x: number, y: number): Point => ({ x, y });

/** The board after a stroke; the very same where the pen says that nothing changes. */
function drawn(choice: Partial<PenChoice>, points: readonly Point[], free = false, before = ground()): Board {
  const command = createPen({ ...CHOICE, ...choice }).command(before.board, { points, free });
  if (command === null) return before.board;
  const outcome = apply(rules, before, command);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.encounter.board;
}
const named = (board: Board, feature: string): string[] =>
  Object.entries(board.terrain)
    .filter(([, features]) => features.some((it) => it === feature))
    .map(([key]) => key)
    .sort();

describe('into squares', () => {
  test('a brush leaves every square on its way, however fast it was', () => {
    expect(named(drawn({ mark: 'hazard' }, [at(0.5, 0.5), at(3.5, 0.5)]), 'hazard')).toEqual([
      '0,0',
      '1,0',
      '2,0',
      '3,0',
    ]);
  });
  test.each([
    [2, ['2,2', '2,3', '3,2', '3,3']],
    [3, ['2,2', '2,3', '2,4', '3,2', '3,3', '3,4', '4,2', '4,3', '4,4']],
  ])('a brush of %i squares lies around the pointer', (width, squares) => {
    const touch = width === 2 ? at(3.1, 2.9) : at(3.5, 3.5);
    expect(named(drawn({ mark: 'higher', width }, [touch]), 'higher')).toEqual(squares);
  });
  test('a brush that hangs over the border paints what is on the board', () => {
    expect(named(drawn({ mark: 'hazard', width: 5 }, [at(-0.5, -0.5)]), 'hazard')).toEqual([
      '0,0',
      '0,1',
      '1,0',
      '1,1',
    ]);
  });
  test('a line goes from the first to the last point, a rectangle fills what they span', () => {
    const points = [at(0.5, 4.5), at(7.5, 0.5), at(2.5, 4.5)];
    expect(named(drawn({ shape: 'line', mark: 'hazard' }, points), 'hazard')).toEqual(['0,4', '1,4', '2,4']);
    expect(
      named(drawn({ shape: 'rectangle', mark: 'hazard' }, [at(6.5, 4.2), at(5.1, 3.9)]), 'hazard'),
    ).toEqual(['5,3', '5,4', '6,3', '6,4']);
  });
  test('a fill takes what is alike and hangs together, not across a thin wall', () => {
    expect(named(drawn({ shape: 'fill', mark: 'hazard' }, [at(1.5, 1.5)]), 'hazard')).toEqual([
      '1,1',
      '1,2',
      '2,1',
      '2,2',
    ]);
    const above = named(drawn({ shape: 'fill', mark: 'hazard' }, [at(2.5, 0.5)]), 'hazard');
    expect(above).toContain('7,4');
    expect(above).not.toContain('4,1');
    expect(above).not.toContain('1,1');
  });
  test('rock takes everything and the door in its square with it; other marks add up', () => {
    const rock = drawn({ mark: 'solid', shape: 'rectangle' }, [at(1.5, 1.5), at(6.5, 1.5)]);
    expect(rock.terrain['1,1']).toEqual(['solid']);
    expect(rock.doors.filter((door) => 'square' in door)).toEqual([]);
    expect(drawn({ mark: 'dark' }, [at(1.5, 1.5)]).terrain['1,1']).toEqual(['difficult', 'dark']);
    expect(drawn({ mark: 'dark' }, [at(0.5, 4.5)]).terrain['0,4']).toEqual(['dark']);
    expect(drawn({ mark: 'difficult' }, [at(4.5, 1.5)]).terrain['4,1']).toEqual(['difficult']);
  });
  test('erasing wipes the squares and the doors in them, and thin walls stay', () => {
    const board = drawn({ erases: true, shape: 'rectangle' }, [at(0.5, 0.5), at(7.5, 4.5)]);
    expect(board.terrain).toEqual({});
    expect(board.doors).toHaveLength(1);
    expect(board.walls).toEqual(ground().board.walls);
  });
  test('what changes nothing is no command', () => {
    const pen = createPen(CHOICE);
    expect(pen.command(ground().board, { points: [at(1.5, 1.5)], free: false })).toBeNull();
    expect(
      createPen({ ...CHOICE, erases: true }).command(ground().board, { points: [at(0.5, 0.5)], free: false }),
    ).toBeNull();
    expect(pen.command(ground().board, { points: [at(-3, -3)], free: false })).toBeNull();
  });
  test('one stroke over the largest board is a small command', () => {
    const board = { ...ground().board, columns: 300, rows: 300 };
    const command = createPen({ ...CHOICE, shape: 'rectangle', mark: 'hazard' }).command(board, {
      points: [at(0, 0), at(299.9, 299.9)],
      free: false,
    });
    expect(JSON.stringify(command).length).toBeLessThan(2000);
  });
});

describe('between squares', () => {
  test('a hand that is not quite steady draws one wall along the grid', () => {
    const { walls } = drawn({ mark: 'wall' }, [at(1.1, 2.9), at(2.3, 3.2), at(3.2, 2.8), at(4.05, 3.1)]);
    expect(walls).toContainEqual({ x1: 1, y1: 3, x2: 4, y2: 3 });
  });
  test('round a corner it becomes two', () => {
    const { walls } = drawn({ mark: 'wall' }, [at(6, 2), at(7, 2), at(7, 4)]);
    expect(walls).toContainEqual({ x1: 6, y1: 2, x2: 7, y2: 2 });
    expect(walls).toContainEqual({ x1: 7, y1: 2, x2: 7, y2: 4 });
  });
  test('a touch means the nearest border', () => {
    expect(drawn({ mark: 'low-wall' }, [at(3.9, 3.5)]).lowWalls).toContainEqual({
      x1: 4,
      y1: 3,
      x2: 4,
      y2: 4,
    });
    expect(drawn({ mark: 'low-wall' }, [at(3.5, 3.1)]).lowWalls).toContainEqual({
      x1: 3,
      y1: 3,
      x2: 4,
      y2: 3,
    });
  });
  test('a line follows the grid, with the key held it runs freely and snaps to corners', () => {
    const points = [at(0.1, 0.1), at(3.9, 1.2)];
    expect(drawn({ shape: 'line', mark: 'wall' }, points).walls).toContainEqual({
      x1: 0,
      y1: 0,
      x2: 4,
      y2: 0,
    });
    expect(drawn({ shape: 'line', mark: 'wall' }, points, true).walls).toContainEqual({
      x1: 0,
      y1: 0,
      x2: 4,
      y2: 1,
    });
  });
  test('a wall that is there already is not doubled', () => {
    const { walls } = drawn({ shape: 'line', mark: 'wall' }, [at(0, 1), at(7, 1)]);
    expect(walls.filter(({ y1, y2 }) => y1 === 1 && y2 === 1)).toEqual([
      { x1: 1, y1: 1, x2: 5, y2: 1 },
      { x1: 0, y1: 1, x2: 1, y2: 1 },
      { x1: 5, y1: 1, x2: 7, y2: 1 },
    ]);
  });
  test('a wall takes the place of a door, a door opens the wall it is set into', () => {
    expect(
      drawn({ shape: 'line', mark: 'wall' }, [at(5, 1), at(6, 1)]).doors.filter((door) => 'wall' in door),
    ).toEqual([]);
    const board = drawn({ shape: 'line', mark: 'door' }, [at(2, 1), at(3, 1)]);
    expect(board.walls.filter(({ y1, y2 }) => y1 === 1 && y2 === 1)).toEqual([
      { x1: 1, y1: 1, x2: 2, y2: 1 },
      { x1: 3, y1: 1, x2: 5, y2: 1 },
    ]);
    expect(board.doors).toContainEqual({ wall: { x1: 2, y1: 1, x2: 3, y2: 1 }, open: false });
  });
  test('a door painted open is the same door', () => {
    const { doors } = drawn({ shape: 'line', mark: 'open-door' }, [at(5, 1), at(6, 1)]);
    expect(doors.filter((door) => 'wall' in door)).toEqual([
      { wall: { x1: 5, y1: 1, x2: 6, y2: 1 }, open: true },
    ]);
  });
  test('a rectangle frames, a fill goes round what is alike', () => {
    expect(drawn({ shape: 'rectangle', mark: 'low-wall' }, [at(6, 2), at(8, 3)]).lowWalls).toEqual(
      expect.arrayContaining([
        { x1: 6, y1: 2, x2: 8, y2: 2 },
        { x1: 6, y1: 3, x2: 8, y2: 3 },
        { x1: 6, y1: 2, x2: 6, y2: 3 },
        { x1: 8, y1: 2, x2: 8, y2: 3 },
      ]),
    );
    const { lowWalls } = drawn({ shape: 'fill', mark: 'low-wall' }, [at(1.5, 1.5)]);
    expect(lowWalls).toContainEqual({ x1: 3, y1: 1, x2: 3, y2: 3 });
    expect(lowWalls).toContainEqual({ x1: 1, y1: 3, x2: 3, y2: 3 });
  });
  test('an eraser takes a piece out of a wall, whole doors, and walls off the grid that it passes', () => {
    const board = drawn({ erases: true, mark: 'wall', shape: 'line' }, [at(3, 1), at(6, 1)]);
    expect(board.walls).toContainEqual({ x1: 1, y1: 1, x2: 3, y2: 1 });
    expect(board.doors.filter((door) => 'wall' in door)).toEqual([]);
    const { walls } = drawn({ erases: true, mark: 'wall' }, [at(1.75, 4.3), at(1.75, 3.5)]);
    expect(walls.filter(({ x1 }) => x1 === 0.5)).toEqual([]);
  });
  test('a rectangle of the eraser clears everything thin inside', () => {
    const board = drawn({ erases: true, mark: 'wall', shape: 'rectangle' }, [at(0, 0), at(8, 5)]);
    expect(board).toMatchObject({ walls: [], lowWalls: [] });
    expect(board.terrain).toEqual(ground().board.terrain);
  });
});

test('squares as rectangles are the same squares, none twice', () => {
  const squares = new Set([0, 1, 2, 10, 11, 12, 15, 20, 21, 22, 31, 41, 51, 59]);
  const patches = patchesOf(squares, 10);
  const again = patches.flatMap(({ x, y, width, height }) =>
    Array.from({ length: width * height }, (_, i) => (y + Math.floor(i / width)) * 10 + x + (i % width)),
  );
  expect(again.sort((a, b) => a - b)).toEqual([...squares].sort((a, b) => a - b));
  expect(patches).toContainEqual({ x: 0, y: 0, width: 3, height: 3 });
});

describe('two corners of the picture', () => {
  const picture = {
    id: 'a'.repeat(64),
    kind: 'png',
    width: 1000,
    height: 800,
    left: 0,
    top: 0,
    pixelsPerSquare: 50,
    opacity: 1,
  } as const;
  test('lie on the grid afterwards, as far apart as was said', () => {
    // Pixels (35, 20) and (735, 370) are 10 x 5 squares apart: 70 pixels a square.
    const aligned = alignPicture(picture, at(0.7, 0.4), at(14.7, 7.4), { columns: 10, rows: 5 });
    expect(aligned).toEqual({
      picture: { ...picture, pixelsPerSquare: 70, left: -0.5, top: -0.285714 },
      uneven: 0,
    });
  });
  test('and the picture stays where it was put: nothing is bare at the edge where it began, nothing jumps when it is laid again', () => {
    const lay = (left: number, a: number, b: number) =>
      alignPicture({ ...picture, left }, at(a, 0), at(b, 0), { columns: 10, rows: 0 })?.picture.left;
    // Pixel 10 is a corner; 50 pixels a square: a fifth of a square of it is off the board, or four fifths are bare.
    expect(lay(0, 0.2, 10.2)).toBe(-0.2);
    expect(lay(-0.2, 0, 10)).toBe(-0.2);
    expect(lay(-3, -2.8, 7.2)).toBe(-3.2);
    // A hair beside the grid is no bare edge.
    expect(lay(0, 0.98, 10.98)).toBe(0.02);
    // Put somewhere in the board it stays there.
    expect(lay(4, 4.2, 14.2)).toBe(3.8);
    expect(lay(4, 4.9, 14.9)).toBe(4.1);
  });
  test('one direction is enough, and a stretched picture is told', () => {
    expect(alignPicture(picture, at(0, 0), at(2, 3), { columns: 1, rows: 0 })?.picture.pixelsPerSquare).toBe(
      100,
    );
    expect(alignPicture(picture, at(0, 0), at(2, 2.2), { columns: 1, rows: 1 })?.uneven).toBeCloseTo(
      0.095,
      3,
    );
  });
  test.each([
    [at(1, 1), at(1, 5), { columns: 2, rows: 2 }],
    [at(1, 1), at(3, 3), { columns: 0, rows: 0 }],
    [at(1, 1), at(1.01, 3), { columns: 100, rows: 0 }],
  ])('nothing comes of places that are not apart (%#)', (a, b, span) => {
    expect(alignPicture(picture, a, b, span)).toBeNull();
  });
});
