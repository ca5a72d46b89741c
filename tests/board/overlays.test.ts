import { describe, expect, test } from 'vitest';
import { threatOverlay, wanted } from '../../src/board/overlays';
import { bandsOf, movesLeft, stepSquares } from '../../src/board/ways';
import { lastAnswer } from '../../src/session/memory';
import type { ThreatOverlay } from '../../src/session/ui-state';
import { ALONE, BESIDE_AN_OGRE } from './fights';
import { fightOf } from './hand';

describe('threatened squares', () => {
  const store = fightOf(BESIDE_AN_OGRE);
  const { view } = store.getState();
  const of = (threatened: ThreatOverlay, moving: string | null = null) => {
    const { ui } = store.getState();
    return threatOverlay(view(), { ...ui, selected: 'F', overlays: { ...ui.overlays, threatened } }, moving);
  };
  test('are those of the selected one in its colour', () => {
    expect(of('selected')).toHaveLength(8);
    expect(of('selected').every(({ style, count }) => style === 'party' && count === 1)).toBe(true);
    expect(of('none')).toEqual([]);
  });
  test('of its enemies are counted', () => {
    expect(of('enemies').every(({ style }) => style === 'foes')).toBe(true);
    expect(of('enemies').length).toBeGreaterThan(12);
  });
  test('of a side, and of everyone, with both sides where both threaten', () => {
    expect(of('side')).toEqual(of('selected'));
    const all = of('all');
    expect(new Set(all.map(({ style }) => style))).toEqual(new Set(['party', 'foes']));
    const both = all.filter(({ second }) => second !== null);
    expect(both.length).toBeGreaterThan(0);
    expect(both.every(({ count }) => count === 2)).toBe(true);
  });
  test('while it moves, are those it has to get past', () => {
    expect(of('selected', 'F')).toEqual(of('enemies'));
    expect(of('none', 'F')).toEqual([]);
  });
});

describe('where one can go', () => {
  test('a step, one move, two moves', () => {
    const view = fightOf(ALONE).getState().view();
    const { step, move, double } = bandsOf(view, view.combatant('F'));
    expect(step).toHaveLength(8);
    expect(step).not.toContainEqual({ x: 3, y: 2 });
    expect(move).toContainEqual({ x: 1, y: 4 });
    expect(double).toContainEqual({ x: 7, y: 2 });
    expect(move.some(({ x, y }) => x === 7 && y === 2)).toBe(false);
  });
  test('nowhere out of turn', () => {
    const view = fightOf(ALONE).getState().view();
    expect(bandsOf(view, view.combatant('A'))).toEqual({ step: [], move: [], double: [], run: [] });
    expect(stepSquares(view, view.combatant('A'))).toEqual([]);
  });
  test('less when an action is spent, and no step after a move', () => {
    const store = fightOf(ALONE);
    store.getState().send({ type: 'act', actor: 'F', action: 'move', args: { path: [[1, 3]] } });
    const view = store.getState().view();
    const bands = bandsOf(view, view.combatant('F'));
    expect(movesLeft(view, view.combatant('F'))).toBe(1);
    expect(bands.step).toEqual([]);
    expect(bands.double).toEqual([]);
    expect(bands.move.length).toBeGreaterThan(20);
  });
});

test('who must answer is known, and about whom', () => {
  const store = fightOf(BESIDE_AN_OGRE);
  store.getState().send({ type: 'act', actor: 'F', action: 'move', args: { path: [[3, 3]] } });
  expect(wanted(store.getState().view())).toEqual([{ by: 'O', on: 'F' }]);
});

test('an answer is remembered for the very same question only', () => {
  let asked = 0;
  const ask = lastAnswer((a: object, b: number) => {
    asked += 1;
    return { a, b };
  });
  const one = {};
  expect(ask(one, 1)).toBe(ask(one, 1));
  expect(asked).toBe(1);
  ask({}, 1);
  ask(one, 1);
  expect(asked).toBe(3);
});
