import { expect, test } from 'vitest';
import { createRouter } from '../../src/board/routing';
import type { Draft } from '../../src/board/tools/types';
import { BESIDE_AN_OGRE } from './fights';
import { fightOf } from './hand';

const store = fightOf(BESIDE_AN_OGRE);
const { route } = createRouter(() => store.getState().view());
const from = { x: 3, y: 2 };
const drawn = (to: Draft['to'], change: Partial<Draft> = {}): Draft => ({
  who: 'F',
  from,
  pinned: [],
  waypoints: [],
  to,
  intent: null,
  step: false,
  place: false,
  ...change,
});

test('a square that the hand comes back to is answered as before, until something else is meant or has happened', () => {
  const away = route(drawn({ x: 1, y: 4 }));
  expect(route(drawn({ x: 3, y: 4 }))).not.toBe(away);
  expect(route(drawn({ x: 1, y: 4 }))).toBe(away);
  expect(away.answer?.provocations.length).toBe(1);
  expect(route(drawn({ x: 1, y: 4 }, { step: true })).action).toBe('five-foot-step');
  const withdrawn = route(drawn({ x: 1, y: 4 }, { intent: { action: 'withdraw', args: {} } }));
  expect(withdrawn.action).toBe('withdraw');
  const pinned = route(drawn({ x: 1, y: 4 }, { pinned: [{ x: 3, y: 3 }] }));
  expect(pinned.path[0]).toEqual({ x: 3, y: 3 });
  expect(route(drawn({ x: 1, y: 4 }, { place: true })).action).toBe('place');
  store.getState().send({ type: 'edit', edit: 'remove', args: { on: 'O' } });
  expect(route(drawn({ x: 1, y: 4 })).answer?.provocations).toEqual([]);
});
