import { expect, test } from 'vitest';
import { askCovers, MOST_COVERS } from '../../../src/rules/questions/covers';
import { viewFrom } from './view-from';

const lane = (between: string, more = ''): string => `
title: A lane
map: |
  F . ${between} . O
combatants:
  F: { creature: sparring-warrior, side: party, hands: [shortbow] }
  O: { creature: sparring-warrior, side: foes, hands: [shortbow] }
${between === 'A' ? '  A: { side: party }\n' : ''}initiative: [F, O${between === 'A' ? ', A' : ''}]
${more}`;

const NONE = { cover: 'none', concealment: 0 };

test('nothing in between', () => {
  const view = viewFrom(lane('.'));
  expect(askCovers(view, view.combatant('F'))).toEqual([{ on: 'O', theirs: NONE, own: NONE }]);
});

test('somebody in between is soft cover either way (X-COV-8); friends are not asked about', () => {
  const view = viewFrom(lane('A'));
  const soft = { cover: 'soft', concealment: 0 };
  expect(askCovers(view, view.combatant('F'))).toEqual([{ on: 'O', theirs: soft, own: soft }]);
});

test('a wall is total cover (X-COV-10)', () => {
  const view = viewFrom(lane('#'));
  expect(askCovers(view, view.combatant('F'))[0]?.theirs.cover).toBe('total');
});

test('who stands in shadow is concealed, who stands in the light is not (X-CON-1, X-CON-4)', () => {
  const view = viewFrom(lane('.', 'terrain: { "4,0": [shadow] }\n'));
  expect(askCovers(view, view.combatant('F'))).toEqual([
    { on: 'O', theirs: { cover: 'none', concealment: 20 }, own: NONE },
  ]);
});

test('is asked of a copy that stands elsewhere', () => {
  const view = viewFrom(lane('A'));
  const there = { ...view.combatant('F'), at: { x: 3, y: 0 } };
  expect(askCovers(view, there)[0]?.theirs.cover).toBe('none');
});

test('among very many only the nearest are asked about', () => {
  const column = (index: number): string =>
    `  E${index}: { creature: sparring-warrior, side: foes, at: [${39 - index},1] }`;
  const all = Array.from({ length: 39 }, (_, index) => column(index));
  const view = viewFrom(`
title: Many
size: [40, 2]
combatants:
  F: { creature: sparring-warrior, side: party, at: [0,0] }
${all.join('\n')}
`);
  const found = askCovers(view, view.combatant('F')).map(({ on }) => on);
  expect(found).toHaveLength(MOST_COVERS);
  // E38 stands beside it, E9 thirty squares off.
  expect([found[0], found.at(-1)]).toEqual(['E38', 'E9']);
});
