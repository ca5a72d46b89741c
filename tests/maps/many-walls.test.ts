import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Board } from '../../src/grid/board';
import { indexBoard } from '../../src/grid/board-index';
import { lineOfEffect } from '../../src/grid/line-of-effect';
import { reachMap } from '../../src/grid/reach-map';
import type { Square } from '../../src/grid/square';
import { importUvtt } from '../../src/maps/import-uvtt';
import { walker } from '../grid/walkers';
import { uvtt } from './files';

/** Caves of a map in rings of short segments, thousands of them. */
function caves(): string {
  const rings = Array.from({ length: 60 }, (_, ring) =>
    Array.from({ length: 101 }, (_, i): [number, number] => {
      const angle = (i / 50) * Math.PI;
      const radius = 1.3 + 0.3 * Math.sin(5 * angle + ring);
      return [
        3.5 + 6 * (ring % 10) + radius * Math.cos(angle),
        3.5 + 6 * Math.floor(ring / 10) + radius * Math.sin(angle),
      ];
    }).slice(0, 97),
  );
  return uvtt({ size: [60, 36], walls: rings });
}

const folder = fileURLToPath(new URL('../../../shared/inputs/uvtt/', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).sort() : [];
const boards: [string, Board][] = [
  ['caves', importUvtt(caves()).board],
  ...files.map((file): [string, Board] => [file, importUvtt(readFileSync(`${folder}${file}`, 'utf8')).board]),
];

/** Milliseconds this process has worked: other programs do not count. */
const cpuTime = (): number => process.cpuUsage().user / 1000;

/** Squares spread over a board, the same each time. */
const spread = ({ columns, rows }: Board, count: number): Square[] =>
  Array.from({ length: count }, (_, i) => ({ x: (i * 37 + 5) % columns, y: (i * 53 + 3) % rows }));

/** Whether a wall of a board lies strictly across the line between the middles of two squares. */
function isCut({ walls, doors }: Board, a: Square, b: Square): boolean {
  const [ax, ay, bx, by] = [a.x + 0.5, a.y + 0.5, b.x + 0.5, b.y + 0.5];
  const standing = [...walls, ...doors.flatMap((it) => ('wall' in it && !it.open ? [it.wall] : []))];
  return standing.some(({ x1, y1, x2, y2 }) => {
    const c = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax);
    const d = (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax);
    const e = (x2 - x1) * (ay - y1) - (y2 - y1) * (ax - x1);
    const f = (x2 - x1) * (by - y1) - (y2 - y1) * (bx - x1);
    return c * d < 0 && e * f < 0;
  });
}

describe.each(boards)('%s', { timeout: 60_000 }, (_, board) => {
  const index = indexBoard(board);

  test('steps ask whether a wall lies between the middles of squares', () => {
    for (let y = 0; y < board.rows; y++)
      for (let x = 0; x + 1 < board.columns; x++)
        if (isCut(board, { x, y }, { x: x + 1, y }))
          expect((index.wallSteps[y * board.columns + x] ?? 0) & 1, `${x},${y}`).toBe(1);
  });

  test('sight is the same both ways, and stops at walls alone', () => {
    const squares = spread(board, 24);
    for (const a of squares)
      for (const b of squares) expect(lineOfEffect(index, [a], [b])).toBe(lineOfEffect(index, [b], [a]));
    for (const a of spread(board, 60)) {
      for (const b of [
        { x: a.x + 1, y: a.y },
        { x: a.x, y: a.y + 1 },
      ])
        if (b.x < board.columns && b.y < board.rows && !lineOfEffect(index, [a], [b]))
          expect(isCut(board, a, b), `${a.x},${a.y}`).toBe(true);
    }
  });

  test('sight to every square and the search for ways stay quick', () => {
    const from = spread(board, 2);
    const start = cpuTime();
    let seen = 0;
    for (const a of from)
      for (let y = 0; y < board.rows; y++)
        for (let x = 0; x < board.columns; x++) if (lineOfEffect(index, [a], [{ x, y }])) seen += 1;
    const sight = (cpuTime() - start) / from.length;
    const again = cpuTime();
    const fresh = indexBoard({ ...board });
    for (const a of from) reachMap(fresh, walker(), { from: a, budgetFeet: 1000 });
    const search = cpuTime() - again;
    expect(seen).toBeGreaterThan(0);
    expect(sight).toBeLessThan(3000);
    expect(search).toBeLessThan(3000);
  });
});
