import { expect, test } from 'vitest';
import { knownTo } from '../../../src/rules/perception';
import { askFlanking } from '../../../src/rules/questions/flanking';
import { viewFrom } from './view-from';

const fight = (more = ''): string => `
title: One between two
size: [9, 6]
combatants:
  F: { creature: sparring-warrior, side: party, at: [3,2] }
  A: { creature: sparring-warrior, side: party, at: [5,2]${more} }
  O: { creature: sparring-warrior, side: foes, at: [4,2] }
  B: { creature: sparring-warrior, side: foes, at: [8,5] }
initiative: [F, A, O, B]
`;
const PAIR = { on: 'O', by: ['F', 'A'] };

test('two on opposite borders flank the one between (X-FLK-1)', () => {
  const view = viewFrom(fight());
  expect(askFlanking(view, null)).toEqual([PAIR]);
  expect(askFlanking(view, view.combatant('F'))).toEqual([PAIR]);
  expect(askFlanking(view, view.combatant('O'))).toEqual([PAIR]);
  expect(askFlanking(view, view.combatant('B'))).toEqual([]);
});

test('is asked of a copy that stands elsewhere (X-FLK-2)', () => {
  const view = viewFrom(fight());
  const at = (x: number, y: number) => askFlanking(view, { ...view.combatant('F'), at: { x, y } });
  expect(at(3, 1)).toEqual([]);
  expect(at(3, 2)).toEqual([PAIR]);
  expect(at(0, 0)).toEqual([]);
});

test('who threatens nothing helps nobody (X-FLK-4)', () => {
  expect(askFlanking(viewFrom(fight(', hands: [shortbow]')), null)).toEqual([]);
  expect(askFlanking(viewFrom(fight(', conditions: [stunned]')), null)).toEqual([]);
});

test('a friend that a side does not know of flanks nobody on its board', () => {
  const view = viewFrom(fight(', hidden: true'));
  expect(askFlanking(view, null)).toEqual([PAIR]);
  expect(askFlanking(knownTo(view, 'foes', []), null)).toEqual([]);
});
