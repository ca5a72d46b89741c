import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createForesight } from '../../src/board/foresight';
import { createRouter } from '../../src/board/routing';
import { type Dragging, IDLE, type Tool } from '../../src/board/tools/types';
import { BESIDE_AN_OGRE } from './fights';
import { fightOf } from './hand';

// Without idle times of a browser each part of the work is a timer.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const from = { x: 3, y: 2 };

function foreseen(text = BESIDE_AN_OGRE) {
  const store = fightOf(text);
  const router = createRouter(() => store.getState().view());
  const tried: Dragging[] = [];
  const hand: { tool: Tool } = { tool: IDLE };
  const painter = () => ({ tryOut: (drag: Dragging) => void tried.push(drag) });
  const { pointed } = createForesight({ store, painter }, router, () => hand.tool.in === 'idle');
  return { store, router, tried, hand, pointed };
}
const away = ({ draft }: Dragging): number =>
  Math.max(Math.abs(draft.to.x - from.x), Math.abs(draft.to.y - from.y));

test('of whoever is on turn the ways to the squares around are asked and tried out, the nearest first, and a drag then gets the very same', () => {
  const { router, tried, pointed } = foreseen();
  expect(vi.getTimerCount()).toBe(0);
  pointed();
  expect(tried.length).toBe(0);
  vi.runAllTimers();
  // Of the eleven squares a side those that are on the board of 18 by 6, without its own.
  expect(tried.length).toBe(9 * 6 - 1);
  expect(new Set(tried.map(({ draft }) => `${draft.to.x},${draft.to.y}`)).size).toBe(tried.length);
  expect(tried.slice(0, 8).map(away)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  expect(tried.map(away)).toEqual(tried.map(away).sort((a, b) => a - b));
  for (const { draft, route } of tried) {
    expect(draft).toMatchObject({ who: 'F', from });
    expect(router.route({ ...draft, waypoints: [] })).toBe(route);
  }
});

test('nothing is asked twice of one state, and the next begins anew', () => {
  const { store, tried, pointed } = foreseen();
  pointed();
  vi.runAllTimers();
  const first = tried.length;
  pointed();
  expect(vi.getTimerCount()).toBe(0);
  store.getState().send({ type: 'edit', edit: 'remove', args: { on: 'O' } });
  // Nobody points at the board: nothing is asked.
  expect(vi.getTimerCount()).toBe(0);
  pointed();
  vi.runAllTimers();
  expect(tried.length).toBe(2 * first);
  const { route } = tried.at(-1) ?? expect.fail('nothing was tried');
  expect(route.answer?.provocations).toEqual([]);
});

test('a hand that takes hold of something is not kept waiting; what is left comes when it is empty again', () => {
  const { tried, hand, pointed } = foreseen();
  pointed();
  hand.tool = { in: 'picking', from, to: from };
  vi.runAllTimers();
  expect(tried.length).toBe(0);
  hand.tool = IDLE;
  pointed();
  vi.runAllTimers();
  expect(tried.length).toBe(9 * 6 - 1);
});

test('before the fight, and while somebody must decide, there is no way to ask about', () => {
  const setup = foreseen(BESIDE_AN_OGRE.replace(/initiative: .*/, ''));
  expect(setup.store.getState().encounter.phase).toBe('setup');
  setup.pointed();
  vi.runAllTimers();
  expect(setup.tried).toEqual([]);
  const { store, tried, pointed } = foreseen();
  const away = [
    [2, 2],
    [1, 2],
  ] as const;
  store
    .getState()
    .send({ type: 'act', actor: 'F', action: 'move', args: { path: away.map(([x, y]) => [x, y]) } });
  expect(store.getState().encounter.decisions.length).toBe(1);
  pointed();
  vi.runAllTimers();
  expect(tried).toEqual([]);
});
