import { expect, test } from 'vitest';
import { askBands } from '../../../src/rules/questions/bands';
import { viewFrom } from './view-from';

/** A corridor one square wide: the number of a square is its distance. */
const corridor = (block = 'creature: sparring-warrior', more = ''): string => `
title: A corridor
size: [40, 1]
combatants:
  F: { ${block}, side: party, at: [0,0] }
  G: { creature: sparring-warrior, side: party, at: [39,0] }
initiative: [F, G]
${more}`;
const columns = (squares: readonly { readonly x: number }[]): number[] =>
  squares.map(({ x }) => x).sort((a, b) => a - b);
const span = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('each place is in the cheapest band: step, move, two moves, run (STEP-1, MOV-7, MOV-8, RUN-1)', () => {
  const { now, step, move, double, run } = askBands(viewFrom(corridor()), 'F');
  expect(now).toBe(true);
  expect(columns(step)).toEqual([1]);
  expect(columns(move)).toEqual(span(2, 6));
  expect(columns(double)).toEqual(span(7, 12));
  expect(columns(run)).toEqual(span(13, 24));
});

test('out of turn it is what a turn of its own would give', () => {
  const { now, step, move, double } = askBands(viewFrom(corridor()), 'G');
  expect(now).toBe(false);
  expect(columns(step)).toEqual([38]);
  expect(columns(move)).toEqual(span(33, 37));
  expect(columns(double)).toEqual(span(27, 32));
});

test('who may take one action only has one move and no run (ACT-18)', () => {
  const { move, double, run } = askBands(
    viewFrom(corridor('creature: sparring-warrior, conditions: [staggered]')),
    'F',
  );
  expect(columns(move)).toEqual(span(2, 6));
  expect(double).toEqual([]);
  expect(run).toEqual([]);
});

test('who cannot act gets nowhere', () => {
  const bands = askBands(viewFrom(corridor('creature: sparring-warrior, conditions: [stunned]')), 'F');
  expect(bands).toEqual({ now: true, step: [], move: [], double: [], run: [] });
});

test('before the fight too', () => {
  const view = viewFrom(corridor().replace('initiative: [F, G]\n', ''));
  expect(view.encounter.phase).toBe('setup');
  const { now, move } = askBands(view, 'F');
  expect(now).toBe(false);
  expect(columns(move)).toEqual(span(2, 6));
});
