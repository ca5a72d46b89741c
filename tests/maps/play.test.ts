import { expect, test } from 'vitest';
import { importUvtt } from '../../src/maps/import-uvtt';
import { writeMap } from '../../src/maps/write-map';
import { readNotation } from '../../src/notation/read-notation';
import { playScenario } from '../../src/notation/scenario/play';
import { createText } from '../../src/text/i18n';
import { door, uvtt } from './files';

const text = createText('en');

/** Two rooms off the grid by a half, a door between them, a slanted wall, a corridor. */
const file = uvtt({
  size: [9, 6],
  walls: [
    [
      [4, 0],
      [4, 1.5],
    ],
    [
      [4, 2.5],
      [4, 5],
    ],
    [
      [0, 5],
      [9, 5],
    ],
    [
      [0, 2],
      [2, 4],
      [2, 5],
    ],
  ],
  more: {
    portals: [
      door([
        [4, 1.5],
        [4, 2.5],
      ]),
    ],
    lights: [{ position: { x: 1, y: 1 }, range: 4 }],
  },
});

const fight = `
combatants:
  A: { side: party, at: [3, 1] }
  B: { side: foes, at: [6, 1] }
  C: { side: foes, at: [0, 3] }
  D: { side: party, at: [0, 5] }
  E: { side: foes, at: [8, 5] }
initiative: [A, B, C, D, E]
steps:
  - { ask: path, by: A, path: [[4, 1]], expect: { legal: false } }
  - { ask: cover, by: A, on: B, expect: { cover: total } }
  - { ask: cover, by: A, on: C, expect: { cover: total } }
  - { ask: cover, by: D, on: E, expect: { cover: none } }
  - { ask: cover, by: D, on: C, expect: { cover: total } }
  - { ask: path, by: A, path: [[3, 2], [3, 3], [4, 3]], expect: { legal: false } }
  - { by: A, do: open-door, at: [3, 1] }
  - { ask: cover, by: A, on: B, expect: { cover: none } }
  - { ask: path, by: A, path: [[4, 1]], expect: { legal: true, cost: 5 } }
  - { ask: path, by: A, path: [[3, 2], [4, 2]], expect: { legal: true, cost: 10 } }
  - { by: A, do: move, path: [[4, 2]], expect: { A: { at: [4, 2] } } }
  - { by: A, do: end-turn }
  - { by: B, do: move, path: [[5, 1], [4, 1]], expect: { B: { at: [4, 1] } } }
  - { by: B, do: close-door, at: [4, 2] }
  - { ask: path, by: B, path: [[3, 1]], expect: { legal: false } }
`;

test('an imported map is read again and played: doors, walls, sight', () => {
  const map = importUvtt(file);
  const written = writeMap(map, 'rooms', text);
  expect(written.split('\n').filter((line) => line.startsWith('#'))).toContain(
    '# of a light at (1, 1) only its place and range are kept: range 4 squares, intensity 1, colour ?, casting shadows',
  );
  const [alone] = readNotation(written, 'rooms.yaml');
  expect(alone?.board).toEqual(map.board);
  expect(alone?.block.lights).toEqual([{ at: [1, 1], bright: 10, shadowy: 20 }]);
  const [document] = readNotation(written + fight, 'rooms.yaml');
  expect(document && playScenario(document, text).failure).toBeNull();
});

test('no word of the file ends a comment', () => {
  const map = importUvtt(uvtt({ more: { 'x\nsize: [1, 1]': 1, image: 'a.png\u2028walls: []' } }));
  expect(readNotation(writeMap(map, 'a\n: "b', text), 'a.yaml')[0]?.board).toEqual(map.board);
});
