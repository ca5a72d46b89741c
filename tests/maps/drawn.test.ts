import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexBoard } from '../../src/grid/board-index';
import { DIRECTIONS } from '../../src/grid/square';
import { importUvtt } from '../../src/maps/import-uvtt';
import { writeMap } from '../../src/maps/write-map';
import { readNotation } from '../../src/notation/read-notation';
import { createText } from '../../src/text/i18n';
import { door, uvtt } from './files';

type Place = readonly [number, number];
type Line = readonly [Place, Place];

/** On the grid, on half squares, anywhere: as writers leave coordinates. */
const coordinate = fc.oneof(
  fc.integer({ min: -3, max: 14 }),
  fc.integer({ min: -6, max: 28 }).map((it) => it / 2),
  fc.integer({ min: -3_000_000, max: 14_000_000 }).map((it) => it / 1e6),
);
const place = fc.tuple(coordinate, coordinate);
const portal = fc.record({ ends: fc.tuple(place, place), closed: fc.boolean(), freestanding: fc.boolean() });
const drawn = fc.record({
  size: fc.tuple(
    fc.integer({ min: 1, max: 22 }).map((it) => it / 2),
    fc.integer({ min: 1, max: 22 }).map((it) => it / 2),
  ),
  origin: fc.tuple(
    fc.integer({ min: -8, max: 80 }).map((it) => it / 4),
    fc.integer({ min: -3, max: 40 }),
  ),
  walls: fc.array(fc.array(place, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
  objects: fc.array(fc.array(place, { minLength: 2, maxLength: 5 }), { maxLength: 2 }),
  twice: fc.boolean(),
  portals: fc.array(portal, { maxLength: 3 }),
});

const linesOf = (line: readonly Place[]): Line[] =>
  line.slice(1).map((end, index): Line => [line[index] ?? end, end]);

const near = 1e-3;
/** Whether two lines cross well inside both; null where it is too near to say. */
function cross([a, b]: Line, [c, d]: Line): boolean | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const area = rx * sy - ry * sx;
  const long = Math.hypot(sx, sy);
  if (long < near) return apart([a, b], c) < 2 * near ? null : false;
  const ends = [apart([a, b], c), apart([a, b], d), apart([c, d], a), apart([c, d], b)];
  if (Math.abs(area) < near * long) return Math.min(...ends) < 2 * near ? null : false;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / area;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / area;
  const edge = near / Math.min(1, long);
  if (t < -near || t > 1 + near || u < -edge || u > 1 + edge) return false;
  return t > near && t < 1 - near && u > edge && u < 1 - edge ? true : null;
}

function apart([a, b]: Line, [x, y]: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a[0] + part * dx - x, a[1] + part * dy - y);
}

test('a step is stopped where a line of the file lies between the middles, and nowhere else', {
  timeout: 60_000,
}, () => {
  const text = createText('en');
  fc.assert(
    fc.property(drawn, ({ size, origin, walls, objects, twice, portals }) => {
      const whole = ([x, y]: Place): Place => [x + origin[0], y + origin[1]];
      const map = importUvtt(
        uvtt({
          size,
          origin,
          walls: [...walls, ...(twice ? walls.map((it) => [...it].reverse()) : [])].map((it) =>
            it.map(whole),
          ),
          more: {
            objects_line_of_sight: objects.map((it) => it.map(whole).map(([x, y]) => ({ x, y }))),
            portals: portals.map(({ ends, ...more }) => door(ends.map(whole), more)),
          },
        }),
      );
      const { columns, rows } = map.board;
      expect([columns, rows]).toEqual(size.map((it) => Math.ceil(it)));
      expect(readNotation(writeMap(map, 'drawn', text), 'drawn.yaml')[0]?.board).toEqual(map.board);
      const standing = [...walls, ...objects].flatMap(linesOf);
      const inside = ([a, b]: Line): boolean =>
        [0, 1].every((axis) => {
          const middle = ((a[axis] ?? 0) + (b[axis] ?? 0)) / 2;
          return middle >= 0 && middle <= (size[axis] ?? 0);
        });
      const doors = portals
        .map(({ ends, closed }) => ({ line: ends as Line, closed }))
        .filter(({ line }) => inside(line));
      const index = indexBoard(map.board);
      for (let y = 0; y < rows; y += 1)
        for (let x = 0; x < columns; x += 1)
          DIRECTIONS.slice(0, 2).forEach((step, direction) => {
            const [to, bit] = [{ x: x + step.x, y: y + step.y }, 1 << direction];
            if (to.x >= columns || to.y >= rows) return;
            const way: Line = [
              [x + 0.5, y + 0.5],
              [to.x + 0.5, to.y + 0.5],
            ];
            // Beyond the picture there is nothing, and beside a door cracks are closed and walls behind it opened.
            if (to.x + 0.5 > size[0] - near || to.y + 0.5 > size[1] - near) return;
            if (
              doors.some(
                ({ line }) => cross(way, line) !== false || line.some((end) => apart(way, end) < 0.1),
              )
            ) {
              const shut = doors.filter(({ line, closed }) => closed && cross(way, line) === true);
              if (shut.length > 0)
                expect((index.wallSteps[y * columns + x] ?? 0) & bit, `door ${x},${y}`).toBe(bit);
              return;
            }
            const found = standing.map((line) => cross(way, line));
            const stopped = ((index.wallSteps[y * columns + x] ?? 0) & bit) !== 0;
            if (found.includes(true)) expect(stopped, `wall ${x},${y} ${bit}`).toBe(true);
            else if (!found.includes(null)) expect(stopped, `free ${x},${y} ${bit}`).toBe(false);
          });
    }),
    { numRuns: 120 },
  );
});
