import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Action, Rules } from '../../src/engine/contract';
import { type Keeper, keep, type Neighbours } from '../../src/session/keeper';
import { openNeighbours } from '../../src/session/neighbours';
import { Shelf } from '../../src/session/shelf';
import { createFight, type FightStore } from '../../src/session/store';
import { DARE, EAST, fakeRules, HIT, PASS, table, WOUND } from './table';

interface Tab {
  readonly store: FightStore;
  readonly keeper: Keeper;
  readonly shelf: Shelf;
}
const open: Tab[] = [];
let database = 0;
let time = 0;

const silent: Neighbours = { opened() {}, listen() {}, close() {} };

async function tab(writer: string, rules: Rules = fakeRules, neighbours = silent): Promise<Tab> {
  const shelf = await Shelf.open(writer, () => ++time, `fights-${database}`);
  const store = createFight(rules, table());
  const made = { store, shelf, keeper: keep({ shelf, rules, store, neighbours }) };
  open.push(made);
  return made;
}

afterEach(() => {
  for (const { keeper, shelf } of open.splice(0)) {
    keeper.stop();
    shelf.close();
  }
  database += 1;
});

test('a fight that was not touched is not kept', async () => {
  const { keeper } = await tab('one');
  await keeper.settled();
  expect(await keeper.list()).toEqual([]);
  expect(await keeper.resume()).toBe(false);
});

test('a reload in the middle of an act comes back in the middle of that act', async () => {
  const first = await tab('one');
  first.store.getState().send(EAST);
  first.store.getState().send(DARE);
  await first.keeper.settled();
  const second = await tab('two');
  expect(await second.keeper.resume()).toBe(true);
  expect(second.store.getState().encounter).toEqual(first.store.getState().encounter);
  expect(second.store.getState().encounter.decisions).toHaveLength(1);
  expect(second.store.getState().session).toEqual(first.store.getState().session);
});

test('undo, redo and a new branch are kept', async () => {
  const first = await tab('one');
  for (const command of [EAST, DARE, HIT]) first.store.getState().send(command);
  await first.keeper.settled();
  first.store.getState().undo();
  await first.keeper.settled();
  const second = await tab('two');
  await second.keeper.resume();
  expect(second.store.getState().session).toMatchObject({ cursor: 2 });
  expect(second.store.getState().session.entries).toHaveLength(3);
  second.store.getState().send(PASS);
  await second.keeper.settled();
  const third = await tab('three');
  await third.keeper.resume();
  expect(third.store.getState().session.entries.map(({ command }) => command)).toEqual([EAST, DARE, PASS]);
  expect(third.store.getState().ui.notice).toBeNull();
});

test('a new fight does not overwrite the one before it, not even with the same start', async () => {
  const { store, keeper } = await tab('one');
  const start = table();
  store.getState().openEncounter(start);
  store.getState().send(EAST);
  await keeper.settled();
  store.getState().openEncounter(start);
  await keeper.settled();
  store.getState().send(WOUND);
  await keeper.settled();
  const fights = await keeper.list();
  expect(fights.map(({ length }) => length)).toEqual([1, 1]);
  await keeper.resume(fights[1]?.id);
  expect(store.getState().session.entries.map(({ command }) => command)).toEqual([EAST]);
});

test('the tab that opened a fight last keeps it; the other is told and writes no more', async () => {
  const first = await tab('one');
  first.store.getState().send(EAST);
  await first.keeper.settled();
  const second = await tab('two');
  await second.keeper.resume();
  first.store.getState().send(EAST);
  await first.keeper.settled();
  expect(first.store.getState().ui.keeping).toBe('taken');
  second.store.getState().send(WOUND);
  await second.keeper.settled();
  expect(second.store.getState().ui.keeping).toBe('kept');
  await first.keeper.resume();
  expect(first.store.getState().ui.keeping).toBe('kept');
  expect(first.store.getState().session.entries.map(({ command }) => command)).toEqual([EAST, WOUND]);
});

test('the other tab hears of it at once', async () => {
  const first = await tab('one', fakeRules, openNeighbours());
  first.store.getState().send(EAST);
  await first.keeper.settled();
  const second = await tab('two', fakeRules, openNeighbours());
  await second.keeper.resume();
  await vi.waitFor(() => expect(first.store.getState().ui.keeping).toBe('taken'), { timeout: 20_000 });
});

test('where nothing can be kept that is told, and it is tried again', async () => {
  const { store, keeper, shelf } = await tab('one');
  const full = vi
    .spyOn(shelf, 'create')
    .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  store.getState().send(EAST);
  await keeper.settled();
  expect(store.getState().ui.keeping).toBe('failed');
  store.getState().send(WOUND);
  await keeper.settled();
  expect(full).toHaveBeenCalledTimes(2);
  expect(store.getState().ui.keeping).toBe('kept');
  expect((await keeper.list()).map(({ length }) => length)).toEqual([2]);
});

test('a log that the rules no longer play goes on from the last state, and stays on the shelf', async () => {
  const first = await tab('one');
  first.store.getState().send(WOUND);
  await first.keeper.settled();
  const [kept] = await first.keeper.list();
  const second = await tab('two', { ...fakeRules, edits: new Map() });
  await second.keeper.resume(kept?.id);
  expect(second.store.getState().ui.notice?.refusal.code).toBe('log-not-replayable');
  expect(second.store.getState().encounter.combatants.A?.damage).toBe(3);
  await second.keeper.settled();
  expect(await second.keeper.list()).toHaveLength(2);
});

test('the encounter of the library that a fight belongs to comes back with it', async () => {
  const first = await tab('one');
  const saved = { id: 'ambush', name: 'Ambush', revision: 3 };
  first.store.getState().setSaved(saved);
  await first.keeper.settled();
  const second = await tab('two');
  await second.keeper.resume();
  expect(second.store.getState().ui.saved).toEqual(saved);
  second.store.getState().send(EAST);
  await second.keeper.settled();
  const third = await tab('three');
  await third.keeper.resume();
  expect(third.store.getState().ui.saved).toEqual(saved);
  third.store.getState().openEncounter(table());
  expect(third.store.getState().ui.saved).toBeNull();
});

test('a fight that another tab has put away is kept anew when it is taken back', async () => {
  const first = await tab('one');
  first.store.getState().send(EAST);
  await first.keeper.settled();
  const gone = first.keeper.current() ?? '';
  const second = await tab('two');
  await second.shelf.remove(gone);
  first.store.getState().send(DARE);
  await first.keeper.settled();
  expect(first.store.getState().ui.keeping).toBe('taken');
  await first.keeper.resume();
  await first.keeper.settled();
  expect(first.store.getState().ui.keeping).toBe('kept');
  expect(await first.keeper.list()).toMatchObject([{ id: first.keeper.current(), length: 2 }]);
  expect(first.keeper.current()).not.toBe(gone);
});

test('a whole fight is read, removed and put back as it was', async () => {
  const { store, keeper, shelf } = await tab('one');
  store.getState().send(EAST);
  store.getState().send(DARE);
  await keeper.settled();
  const [{ id = '' } = {}] = await keeper.list();
  const whole = await shelf.read(id);
  await shelf.remove(id);
  expect(await shelf.read(id)).toBeNull();
  expect(await keeper.list()).toEqual([]);
  if (whole !== null) await shelf.put(whole);
  expect(await shelf.read(id)).toEqual(whole);
  expect(whole?.log).toHaveLength(2);
});

test('a log is played again when the rules are all there, and a fight without one waits for nothing', async () => {
  const first = await tab('one');
  first.store.getState().send(EAST);
  await first.keeper.settled();
  const asked: string[] = [];
  const second = await tab('two');
  const late = { ...fakeRules, actions: new Map<string, Action>() };
  const wholeRules = async () => {
    asked.push('rules');
    for (const [id, action] of fakeRules.actions) late.actions.set(id, action);
  };
  const store = createFight(late, table());
  const keeper = keep({ shelf: second.shelf, rules: late, store, neighbours: silent, wholeRules });
  expect(await keeper.resume()).toBe(true);
  expect(store.getState().encounter).toEqual(first.store.getState().encounter);
  expect(store.getState().session.entries).toHaveLength(1);
  expect(asked).toEqual(['rules']);
  store.getState().undo();
  store.getState().openEncounter(table());
  await keeper.settled();
  expect(await keeper.resume(keeper.current() ?? '')).toBe(true);
  expect(asked).toEqual(['rules']);
  keeper.stop();
});

test('an act in the middle of which a fight begins waits for the rest of the rules as well', async () => {
  const first = await tab('one');
  first.store.getState().send(DARE);
  const midway = first.store.getState().encounter;
  expect(midway.stack).not.toHaveLength(0);
  first.store.getState().openEncounter(midway);
  first.store.getState().setSaved(null);
  await first.keeper.settled();
  const second = await tab('two');
  const asked: string[] = [];
  const wholeRules = async () => void asked.push('rules');
  const store = createFight(fakeRules, table());
  const keeper = keep({ shelf: second.shelf, rules: fakeRules, store, neighbours: silent, wholeRules });
  expect(await keeper.resume()).toBe(true);
  expect(store.getState().session.entries).toEqual([]);
  expect(store.getState().encounter.decisions).toHaveLength(1);
  expect(asked).toEqual(['rules']);
  keeper.stop();
});
