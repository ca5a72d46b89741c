import { describe, expect, test } from 'vitest';
import { burningOf } from '../../src/maps/burning';
import { readColour } from '../../src/maps/colour';
import { type ImportedMap, importUvtt } from '../../src/maps/import-uvtt';
import { formatMapError, formatNote, MapError } from '../../src/maps/problem';
import { createText } from '../../src/text/i18n';
import { door, jpegOf, pngOf, uvtt, webpOf } from './files';

const text = createText('en');
const lines = ({ board }: ImportedMap) => board.walls.map(({ x1, y1, x2, y2 }) => [x1, y1, x2, y2]);
const codes = ({ notes }: ImportedMap) => notes.map(({ code }) => code);

describe('places', () => {
  test('are counted from the origin, also those of doors and lights', () => {
    const map = importUvtt(
      uvtt({
        origin: [2, 1],
        walls: [
          [
            [3, 2],
            [5, 2],
          ],
        ],
        more: {
          portals: [
            door([
              [7, 2.5],
              [7, 3.5],
            ]),
          ],
          lights: [{ position: { x: 4, y: 3.5 }, range: 5, color: 'ffeccd8b' }],
        },
      }),
    );
    expect(lines(map)).toEqual([[1, 1, 3, 1]]);
    expect(map.board.doors).toEqual([{ wall: { x1: 5, y1: 1.5, x2: 5, y2: 2.5 }, open: false }]);
    expect(map.lights).toEqual([
      { at: { x: 2, y: 2.5 }, range: 5, intensity: 1, colour: '#eccd8b', shadows: true },
    ]);
  });
  test('outside the map are left out, and walls cut at its edge', () => {
    const map = importUvtt(
      uvtt({
        origin: [10, 10],
        walls: [
          [
            [0, 0],
            [5, 0],
            [5, 5],
          ],
          [
            [12, 5],
            [12, 14],
          ],
          [
            [30, 11],
            [5, 11],
          ],
        ],
        more: {
          portals: [
            door([
              [3, 3],
              [4, 3],
            ]),
            door([
              [12, 14],
              [12, 15],
            ]),
          ],
          lights: [{ position: { x: 2, y: 2 }, range: 5 }],
        },
      }),
    );
    expect(lines(map)).toEqual([
      [2, 0, 2, 4],
      [0, 1, 8, 1],
    ]);
    expect(map.board.doors).toHaveLength(1);
    expect(map.lights).toEqual([]);
    expect(map.notes).toContainEqual({ code: 'walls-outside', with: { count: 2 } });
    expect(map.notes).toContainEqual({ code: 'walls-cut', with: { count: 2 } });
    expect(map.notes).toContainEqual({ code: 'doors-outside', with: { count: 1 } });
    expect(map.notes).toContainEqual({ code: 'lights-outside', with: { count: 1 } });
  });
  test('of parts of squares make whole ones', () => {
    const map = importUvtt(uvtt({ size: [7.5, 6.01] }));
    expect([map.board.columns, map.board.rows, map.size]).toEqual([8, 6, { width: 7.5, height: 6.01 }]);
    expect(codes(map)).toContain('part-squares');
  });
  test('nearly on the grid are on it', () => {
    const map = importUvtt(
      uvtt({
        walls: [
          [
            [1.000001, 0.999999],
            [4.000002, 1],
          ],
        ],
      }),
    );
    expect(lines(map)).toEqual([[1, 1, 4, 1]]);
  });
});

describe('walls', () => {
  test('without length or twice there are dropped, those on one line joined', () => {
    const map = importUvtt(
      uvtt({
        walls: [
          [
            [1, 1],
            [2, 1],
            [2, 1],
            [4, 1],
            [4, 3],
          ],
          [
            [2, 1],
            [1, 1],
          ],
          [
            [3, 1],
            [5, 1],
          ],
        ],
      }),
    );
    expect(lines(map)).toEqual([
      [1, 1, 5, 1],
      [4, 1, 4, 3],
    ]);
    expect(map.notes).toContainEqual({ code: 'walls-without-length', with: { count: 1 } });
    expect(map.notes).toContainEqual({ code: 'walls-twice', with: { count: 1 } });
    expect(map.notes).toContainEqual({ code: 'walls-joined', with: { count: 4, walls: 2 } });
  });
  test('of objects count as well', () => {
    const pillar = [
      { x: 2, y: 2 },
      { x: 2.5, y: 2.5 },
    ];
    expect(lines(importUvtt(uvtt({ more: { objects_line_of_sight: [pillar] } })))).toEqual([
      [2, 2, 2.5, 2.5],
    ]);
  });
  test('are opened where a door stands in them, and closed where one stands a crack away', () => {
    const map = importUvtt(
      uvtt({
        walls: [
          [
            [1, 2],
            [6, 2],
          ],
        ],
        more: {
          portals: [
            door([
              [3, 2],
              [4, 2],
            ]),
          ],
        },
      }),
    );
    expect(lines(map)).toEqual([
      [1, 2, 3, 2],
      [4, 2, 6, 2],
    ]);
    const near = importUvtt(
      uvtt({
        walls: [
          [
            [1, 2],
            [3, 2],
          ],
          [
            [4, 2],
            [6, 2],
          ],
        ],
        more: {
          portals: [
            door([
              [3.02, 2],
              [4, 2],
            ]),
          ],
        },
      }),
    );
    expect(lines(near)).toEqual([
      [1, 2, 3, 2],
      [4, 2, 6, 2],
      [3.02, 2, 3, 2],
    ]);
  });
  test('are opened where a door stands a hair before them', () => {
    const map = importUvtt(
      uvtt({
        walls: [
          [
            [1, 2],
            [6, 2.002],
          ],
        ],
        more: {
          portals: [
            door([
              [3, 2],
              [4, 2],
            ]),
          ],
        },
      }),
    );
    expect(lines(map)).toEqual([
      [1, 2, 3, 2.0008],
      [4, 2.0012, 6, 2.002],
      [3, 2, 3, 2.0008],
      [4, 2, 4, 2.0012],
    ]);
  });
  test('of one point are left out and told', () => {
    const map = importUvtt(
      uvtt({
        walls: [
          [[1, 1]],
          [
            [1, 1],
            [2, 1],
          ],
        ],
      }),
    );
    expect(lines(map)).toEqual([[1, 1, 2, 1]]);
    expect(map.notes).toContainEqual({ code: 'one-point', with: { path: 'line_of_sight[0]' } });
  });
  test('may be missing', () => {
    const bare = JSON.parse(uvtt({}));
    for (const key of ['line_of_sight', 'portals', 'lights', 'format']) delete bare[key];
    const map = importUvtt(JSON.stringify(bare));
    expect(map.board).toEqual({ columns: 8, rows: 6, terrain: {}, walls: [], lowWalls: [], doors: [] });
    expect(codes(map)).toEqual(['no-walls']);
  });
});

describe('doors', () => {
  test('stand by their ends, open or closed, none twice; a narrow open one may be a window', () => {
    const portals = [
      door([
        [3, 2],
        [4, 2],
      ]),
      door([
        [4, 2],
        [3, 2],
      ]),
      door(
        [
          [1, 1],
          [1, 1.76],
        ],
        { closed: false, freestanding: true },
      ),
      { position: { x: 1, y: 1 }, closed: true },
      door([
        [5, 5],
        [5, 5],
      ]),
    ];
    const map = importUvtt(uvtt({ more: { portals } }));
    expect(map.board.doors).toEqual([
      { wall: { x1: 3, y1: 2, x2: 4, y2: 2 }, open: false },
      { wall: { x1: 1, y1: 1, x2: 1, y2: 1.76 }, open: true },
    ]);
    expect(codes(map)).toEqual([
      'portal-without-ends',
      'doors-without-length',
      'doors-twice',
      'windows',
      'no-walls',
      'doors-off-grid',
    ]);
  });
});

test('colours come in three forms', () => {
  expect(
    ['ffeccd8b', 'ECCD8B', '#eccd8b', 'eccd8bff', '#eccd8b80', '80eccd8b', '#abc'].map(readColour),
  ).toEqual(['#eccd8b', '#eccd8b', '#eccd8b', '#eccd8b', '#eccd8b', '#eccd8b', '#aabbcc']);
  expect([null, 7, '', 'red', 'ffff'].map(readColour)).toEqual([null, null, null, null, null]);
});

describe('the picture', () => {
  const found = (image: unknown) => importUvtt(uvtt({ more: { image } }));
  test.each([
    ['png', pngOf(80, 60)],
    ['jpeg', jpegOf(80, 60)],
    ['webp', webpOf(80, 60, 'VP8X')],
    ['webp', webpOf(80, 60, 'VP8L')],
    ['webp', webpOf(80, 60, 'VP8 ')],
  ])('is known by its bytes: %s', (kind, base64) => {
    const picture = { kind, width: 80, height: 60, base64 };
    expect(found(base64).picture).toEqual(picture);
    expect(found(`data:image/other;base64,${base64}`).picture).toEqual(picture);
    expect(found(`${base64.slice(0, 8)}\n${base64.slice(8)}`).picture).toEqual(picture);
    expect(codes(found(base64))).toEqual(['no-walls']);
  });
  test.each([
    ['maps/inn.png', 'picture-elsewhere'],
    ['https://example.org/inn', 'picture-elsewhere'],
    ['', 'picture-missing'],
    [null, 'picture-missing'],
    ['maps/my_map-final', 'picture-elsewhere'],
    ['R0lGODlhAQABAAAAACw=', 'picture-unknown'],
    ['data:image/svg+xml,%3Csvg/%3E', 'picture-unknown'],
  ])('may lie elsewhere or be missing: %s', (image, code) => {
    expect(found(image).picture).toBeNull();
    expect(codes(found(image))).toContain(code);
  });
  test('of another size than the squares make is told', () => {
    expect(codes(found(pngOf(90, 60)))).toContain('picture-size');
  });
  test('tells the size where the file does not', () => {
    const more = { resolution: { pixels_per_grid: 20 } };
    const { board } = importUvtt(uvtt({ more }));
    expect([board.columns, board.rows]).toEqual([4, 3]);
  });
});

describe('broken files', () => {
  const resolution = (more: Record<string, unknown>) => ({
    resolution: { map_size: { x: 8, y: 6 }, pixels_per_grid: 10, ...more },
  });
  const wall = (...line: unknown[]) => ({
    line_of_sight: [
      [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      line,
    ],
  });
  const png = pngOf(80, 60);
  test.each<[string, string, string]>([
    ['', 'empty', ''],
    ['{"format": 0.3, ', 'not-json', ''],
    [uvtt({}).replace('"x":0', '"x":NaN'), 'not-json', ''],
    ['[1, 2]', 'not-a-record', ''],
    ['['.repeat(100_000), 'not-json', ''],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'not-a-record', ''],
    ['{}', 'missing', 'resolution'],
    [uvtt({ size: [-4, 6] }), 'not-positive', 'resolution.map_size.x'],
    [uvtt({ size: [4, 0] }), 'not-positive', 'resolution.map_size.y'],
    [uvtt({ size: [4, 1e5] }), 'too-big', 'resolution.map_size.y'],
    [uvtt({ size: [4, 6] }).replace('"x":4', '"x":1e999'), 'too-far', 'resolution.map_size.x'],
    [uvtt({ more: resolution({ map_size: '8x6' }) }), 'not-a-record', 'resolution.map_size'],
    [uvtt({ more: { ...resolution({ map_size: null }), image: null } }), 'no-size', 'resolution.map_size'],
    [uvtt({ more: resolution({ pixels_per_grid: -1 }) }), 'not-positive', 'resolution.pixels_per_grid'],
    [
      uvtt({ more: resolution({ map_origin: { x: '0.5.1', y: 0 } }) }),
      'not-a-number',
      'resolution.map_origin.x',
    ],
    [uvtt({ more: { line_of_sight: {} } }), 'not-a-list', 'line_of_sight'],
    [uvtt({ more: wall({ x: 1, y: 1 }, { x: null, y: 1 }) }), 'not-a-number', 'line_of_sight[1][1].x'],
    [uvtt({ more: wall([1, 2], [3, 4]) }), 'not-a-record', 'line_of_sight[1][0]'],
    [
      uvtt({
        more: {
          portals: [
            door(
              [
                [1, 1],
                [2, 1],
              ],
              { closed: 'no' },
            ),
          ],
        },
      }),
      'not-a-flag',
      'portals[0].closed',
    ],
    [uvtt({ more: { portals: [3] } }), 'not-a-record', 'portals[0]'],
    [uvtt({ more: { lights: [{ position: { x: 1 } }] } }), 'missing', 'lights[0].position.y'],
    [uvtt({ more: { lights: [{ range: 3 }] } }), 'missing', 'lights[0].position'],
    [uvtt({ more: { lights: [{ position: { x: 1, y: 1 }, range: -2 }] } }), 'negative', 'lights[0].range'],
    [uvtt({ more: { environment: 'dark' } }), 'not-a-record', 'environment'],
    [uvtt({ more: { image: 7 } }), 'not-a-text', 'image'],
    [uvtt({ more: { image: `${png.slice(0, 20)}*${png.slice(20)}` } }), 'not-base64', 'image'],
    [uvtt({ more: { image: png.slice(0, 21) } }), 'base64-cut-short', 'image'],
    [uvtt({ more: { image: png.slice(0, 44) } }), 'picture-cut-short', 'image'],
    [uvtt({ more: { image: jpegOf(80, 60).slice(0, 20) } }), 'picture-cut-short', 'image'],
    [uvtt({ more: { image: webpOf(80, 60, 'VP8X').slice(0, 44) } }), 'picture-cut-short', 'image'],
  ])('%#', (file, code, path) => {
    const error = thrownBy(file);
    expect([error?.code, error?.path]).toEqual([code, path]);
    const sentence = error === null ? '' : formatMapError(text, 'a.uvtt', error);
    expect(sentence.startsWith(path === '' ? 'a.uvtt: ' : `a.uvtt: ${path}: `)).toBe(true);
    expect(sentence).not.toMatch(/\{\{|problem\./);
    expect(sentence.length).toBeLessThan(250);
  });
  test('are refused for more points than anyone draws', () => {
    const line = Array.from({ length: 200_001 }, (_, i) => ({ x: i % 7, y: i % 5 }));
    expect(thrownBy(uvtt({ more: { line_of_sight: [line] } }))?.code).toBe('too-many-points');
  });
  test('of 30 MB that are sound are read', { timeout: 60_000 }, () => {
    const png30 = Buffer.concat([
      Buffer.from(png, 'base64').subarray(0, 33),
      Buffer.from([1, 0x80, 0, 0, 0x49, 0x44, 0x41, 0x54]),
      Buffer.alloc(0x01_80_00_00 + 4),
      Buffer.from(png, 'base64').subarray(33),
    ]);
    expect(importUvtt(uvtt({ more: { image: png30.toString('base64') } })).picture?.width).toBe(80);
  });
});

function thrownBy(file: string): MapError | null {
  try {
    importUvtt(file);
    return null;
  } catch (error) {
    if (error instanceof MapError) return error;
    throw error;
  }
}

test('a colour that is none is told, of a light and of all', () => {
  const map = importUvtt(
    uvtt({
      more: {
        lights: [{ position: { x: 1, y: 1 }, range: 2, color: 'red' }],
        environment: { ambient_light: 'dim' },
      },
    }),
  );
  expect(map.notes.filter(({ code }) => code === 'unknown-colour').map((it) => it.with['path'])).toEqual([
    'environment.ambient_light',
    'lights[0].color',
  ]);
  expect([map.ambient, map.lights[0]?.colour]).toEqual([null, null]);
});

test('every note and problem has its words', () => {
  const map = importUvtt(uvtt({ size: [7.5, 6], more: { grid: 1, line_of_sight: [[]] } }));
  expect(map.notes.map((it) => formatNote(text, it))).toEqual([
    'left out, unknown field: "grid"',
    'left out, a wall without points: line_of_sight[0]',
    'the map covers 7.5 by 6 squares; squares of which it covers a part are whole here: 8 by 6',
    'the file has no walls; all is open floor',
  ]);
});

test('figures and flags in quotation marks are what they say', () => {
  const line = [
    [2, 1],
    [2, 2],
  ] as const;
  const plain = {
    portals: [door(line, { closed: false })],
    lights: [{ position: { x: 1, y: 1 }, range: 2.5 }],
  };
  const quoted = JSON.stringify(JSON.parse(uvtt({ origin: [-1, 0.5], more: plain })))
    .replace(/(?<=:)-?\d+(?:\.\d+)?(?=[,}])/g, '"$&"')
    .replace(/(?<=:)(?:true|false)(?=[,}])/g, '"$&"');
  expect(quoted).toContain('"closed":"false"');
  expect(importUvtt(quoted)).toEqual(importUvtt(uvtt({ origin: [-1, 0.5], more: plain })));
});

test('a light without any strength is out, and that is told', () => {
  const lights = [
    { position: { x: 1, y: 1 }, range: 4, intensity: 0 },
    { position: { x: 2, y: 1 }, range: 4, intensity: 0.5 },
  ];
  const map = importUvtt(uvtt({ more: { lights } }));
  expect(burningOf(map.lights).map(({ at }) => at)).toEqual([[2, 1]]);
  expect(map.notes).toContainEqual({ code: 'lights-out', with: { count: 1 } });
});
