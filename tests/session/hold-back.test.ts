import { expect, test } from 'vitest';
import { holdBack } from '../../src/session/hold-back';
import { createFight } from '../../src/session/store';
import { EAST, fakeRules, table } from './table';

const open = () => createFight(fakeRules, table());

test('what is sent waits, and is sent in order when it is let go', () => {
  const store = open();
  const letGo = holdBack(store);
  const before = store.getState().encounter;
  expect(store.getState().send(EAST)).toEqual({ ok: true, encounter: before, events: [] });
  store.getState().send(EAST);
  expect(store.getState().encounter).toBe(before);
  expect(store.getState().ui.sending).toBe(true);
  letGo();
  const { session, encounter, ui } = store.getState();
  expect(session.entries.map(({ command }) => command)).toEqual([EAST, EAST]);
  expect(encounter.combatants.A?.at.x).toBe((before.combatants.A?.at.x ?? 0) + 2);
  expect(ui.sending).toBe(false);
});

test('the fight has moved on before it is said that nothing is being sent: who waits for that goes on from there', () => {
  const store = open();
  const letGo = holdBack(store);
  store.getState().send(EAST);
  const seen: boolean[] = [];
  store.subscribe(({ ui, session }) => {
    if (!ui.sending) seen.push(session.entries.length === 1);
  });
  letGo();
  expect(seen).toEqual([true]);
});

test('afterwards nothing is held any more', () => {
  const store = open();
  const { send } = store.getState();
  holdBack(store)();
  expect(store.getState().send).toBe(send);
  expect(store.getState().send(EAST).ok).toBe(true);
  expect(store.getState().session.entries).toHaveLength(1);
});
