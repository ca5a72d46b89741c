import { expect, test } from 'vitest';
import { knownTo } from '../../../src/rules/perception';
import { askThreats } from '../../../src/rules/questions/threats';
import { viewFrom } from './view-from';

const fight = (more = ''): string => `
title: Two side by side
size: [8, 6]
combatants:
  F: { creature: sparring-warrior, side: party, at: [6,4] }
  A: { creature: sparring-warrior, side: foes, at: [1,1] }
  B: { creature: sparring-warrior, side: foes, at: [3,1]${more} }
initiative: [F, A, B]
`;

test('a square that two threaten is listed once, with both', () => {
  const found = askThreats(viewFrom(fight()), ['A', 'B']);
  expect(found).toHaveLength(13);
  const shared = found.filter(({ by }) => by.length > 1);
  expect(shared.map(({ square: { x, y } }) => [x, y])).toEqual([
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
  expect(shared.every(({ by }) => by.join() === 'A,B')).toBe(true);
});

test('nobody threatens nothing, and one who is not there neither', () => {
  const view = viewFrom(fight());
  expect(askThreats(view, [])).toEqual([]);
  expect(askThreats(view, ['nobody'])).toEqual([]);
});

test('what a side does not know of threatens nothing on its board', () => {
  const view = viewFrom(fight(', hidden: true'));
  const found = askThreats(knownTo(view, 'party', []), ['A', 'B']);
  expect(found).toHaveLength(8);
  expect(found.every(({ by }) => by.join() === 'A')).toBe(true);
});

test('who cannot act threatens nothing', () => {
  expect(askThreats(viewFrom(fight(', conditions: [stunned]')), ['B'])).toEqual([]);
});
