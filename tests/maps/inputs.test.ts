import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { isOnGrid } from '../../src/grid/edges';
import { lineOfEffect } from '../../src/grid/line-of-effect';
import { type ImportedMap, importUvtt } from '../../src/maps/import-uvtt';
import { writeMap } from '../../src/maps/write-map';
import { readNotation } from '../../src/notation/read-notation';
import { createText } from '../../src/text/i18n';

/** Real maps; not there in an ordinary checkout. */
const folder = fileURLToPath(new URL('../../../shared/inputs/uvtt/', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).sort() : [];
const text = createText('en');
const read = (start: string): ImportedMap => {
  const name = files.find((file) => file.startsWith(start));
  return importUvtt(readFileSync(`${folder}${name}`, 'utf8'));
};
const noted = ({ notes }: ImportedMap, code: string) =>
  notes.find((it) => it.code === code)?.with['count'] ?? 0;
const pictureOf = ({ picture }: ImportedMap) => [picture?.kind, picture?.width, picture?.height];
const extentOf = ({ board }: ImportedMap) => [board.columns, board.rows];
const sees = (board: Board, a: readonly [number, number], b: readonly [number, number]): boolean =>
  lineOfEffect(indexBoard(board), [{ x: a[0], y: a[1] }], [{ x: b[0], y: b[1] }]);
const isInside = ({ board }: ImportedMap): boolean =>
  [...board.walls, ...board.doors.flatMap((door) => ('wall' in door ? [door.wall] : []))].every(
    ({ x1, y1, x2, y2 }) =>
      Math.min(x1, y1, x2, y2) >= 0 && Math.max(x1, x2) <= board.columns && Math.max(y1, y2) <= board.rows,
  );

if (files.length > 0)
  describe('the maps of the inputs', () => {
    test.each(files)('%s is inside its size and reads again', (file) => {
      const map = importUvtt(readFileSync(`${folder}${file}`, 'utf8'));
      expect(isInside(map)).toBe(true);
      expect(readNotation(writeMap(map, file, text), file)[0]?.board).toEqual(map.board);
    });

    test('01: the origin is taken off, both doors stand, one open', () => {
      const map = read('01');
      expect([extentOf(map), pictureOf(map), map.lights.length]).toEqual([[10, 10], ['png', 2560, 2560], 2]);
      expect(map.board.doors).toEqual([
        { wall: { x1: 5, y1: 1.5, x2: 5, y2: 2.5 }, open: false },
        { wall: { x1: 5, y1: 7.619141, x2: 5, y2: 8.380859 }, open: true },
      ]);
      for (const side of [
        { x1: 1, y1: 1, x2: 9, y2: 1 },
        { x1: 1, y1: 9, x2: 9, y2: 9 },
        { x1: 1, y1: 1, x2: 1, y2: 9 },
        { x1: 9, y1: 1, x2: 9, y2: 9 },
      ])
        expect(map.board.walls).toContainEqual(side);
      expect(map.bakedLighting).toBe(false);
      expect(sees(map.board, [4, 1], [5, 1])).toBe(false);
      expect(sees(map.board, [4, 8], [5, 7])).toBe(true);
    });

    test('02: cave walls off the grid, three doors', () => {
      const map = read('02');
      expect([extentOf(map), pictureOf(map)]).toEqual([
        [20, 20],
        ['png', 1280, 1280],
      ]);
      expect([map.board.doors.length, map.board.walls.length, map.lights[0]?.range]).toEqual([
        3, 246, 9.900001,
      ]);
      expect(sees(map.board, [11, 5], [11, 6])).toBe(false);
    });

    test('03: the crop alone', () => {
      const map = read('03');
      expect([extentOf(map), pictureOf(map)]).toEqual([
        [10, 12],
        ['png', 1280, 1536],
      ]);
      expect([map.board.doors.length, map.board.walls.length]).toEqual([4, 83]);
      expect([noted(map, 'doors-outside'), noted(map, 'walls-without-length')]).toEqual([37, 4]);
    });

    test('04: a picture and open floor', () => {
      const map = read('04');
      expect([extentOf(map), pictureOf(map)]).toEqual([
        [8, 8],
        ['webp', 2048, 2048],
      ]);
      expect([map.board.walls, map.board.doors, map.board.terrain]).toEqual([[], [], {}]);
    });

    test('05: eleven doors, the open one and two off the grid', () => {
      const map = read('05');
      expect([extentOf(map), pictureOf(map), map.lights.length]).toEqual([[48, 27], ['png', 2592, 1458], 2]);
      expect(map.board.doors).toHaveLength(11);
      expect(map.board.doors.filter(({ open }) => open)).toEqual([
        { wall: { x1: 42, y1: 24, x2: 41, y2: 24 }, open: true },
      ]);
      const free = map.board.doors.filter((door) => 'wall' in door && !isOnGrid(door.wall));
      expect(free.map((door) => 'wall' in door && [door.wall.x1, door.wall.y1])).toEqual([
        [35.020832, 7],
        [12.041666, 13],
      ]);
      expect(sees(map.board, [34, 7], [35, 7])).toBe(false);
      expect(sees(map.board, [12, 12], [12, 13])).toBe(false);
      expect(sees(map.board, [12, 10], [12, 12])).toBe(true);
    });
  });
else test('the maps of the inputs are not here', () => expect(files).toEqual([]));
