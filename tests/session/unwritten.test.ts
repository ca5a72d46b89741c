import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Keeper, keep, type Neighbours } from '../../src/session/keeper';
import { Shelf } from '../../src/session/shelf';
import { createFight, type FightStore } from '../../src/session/store';
import { leave, takeLeft, type Unwritten } from '../../src/session/unwritten';
import { DARE, EAST, fakeRules, HIT, PASS, table, WOUND } from './table';

interface Tab {
  readonly store: FightStore;
  readonly keeper: Keeper;
  readonly shelf: Shelf;
}
const open: Tab[] = [];
const silent: Neighbours = { opened() {}, listen() {}, close() {} };
let database = 0;
let time = 0;
let kept: Map<string, string>;
let storage: Storage;

beforeEach(() => {
  kept = new Map();
  storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
});

afterEach(() => {
  for (const { keeper, shelf } of open.splice(0)) {
    keeper.stop();
    shelf.close();
  }
  database += 1;
});

async function tab(writer: string): Promise<Tab> {
  const shelf = await Shelf.open(writer, () => ++time, `unwritten-${database}`);
  const store = createFight(fakeRules, table());
  const made = { store, shelf, keeper: keep({ shelf, rules: fakeRules, store, neighbours: silent }) };
  open.push(made);
  return made;
}

/** The page goes now: no transaction that is under way is ever finished. */
function cutOff({ shelf }: Tab): void {
  vi.spyOn(shelf, 'append').mockReturnValue(new Promise(() => {}));
  vi.spyOn(shelf, 'create').mockReturnValue(new Promise(() => {}));
}

/** One command is kept, and the page goes while the next is being written. */
async function cutOffAtDare(): Promise<Tab> {
  const first = await tab('one');
  first.store.getState().send(EAST);
  await first.keeper.settled();
  cutOff(first);
  first.store.getState().send(DARE);
  return first;
}

const played = ({ store }: Tab) => store.getState().session.entries.map(({ command }) => command);

/** What the page that comes next finds. */
async function nextPage(left: Unwritten | null): Promise<{ tab: Tab; mended: boolean }> {
  leave(storage, left);
  const next = await tab('next');
  const taken = takeLeft(storage);
  expect(taken).toEqual(left);
  const mended = taken !== null && (await next.shelf.mend(taken));
  await next.keeper.resume(mended ? taken?.facts.id : undefined);
  return { tab: next, mended };
}

test('where everything is written nothing is left', async () => {
  const { store, keeper } = await tab('one');
  expect(keeper.unwritten()).toBeNull();
  store.getState().send(EAST);
  expect(keeper.unwritten()).not.toBeNull();
  await keeper.settled();
  expect(keeper.unwritten()).toBeNull();
});

test('the commands that were being written when the page went are there again', async () => {
  const first = await cutOffAtDare();
  const { tab: next, mended } = await nextPage(first.keeper.unwritten());
  expect(mended).toBe(true);
  expect(played(next)).toEqual([EAST, DARE]);
  expect(next.store.getState().encounter).toEqual(first.store.getState().encounter);
  expect(next.store.getState().encounter.decisions).toHaveLength(1);
  next.store.getState().send(HIT);
  await next.keeper.settled();
  expect(await next.keeper.list()).toMatchObject([{ length: 3 }]);
});

test('a fight that had only just been begun is there with its saved name', async () => {
  const first = await tab('one');
  cutOff(first);
  const saved = { id: 'ambush', name: 'Ambush', revision: 3 };
  first.store.getState().send(EAST);
  first.store.getState().setSaved(saved);
  first.store.getState().send(DARE);
  const { tab: next } = await nextPage(first.keeper.unwritten());
  expect(played(next)).toEqual([EAST, DARE]);
  expect(next.store.getState().ui.saved).toEqual(saved);
  expect(await next.keeper.list()).toHaveLength(1);
});

test('a fight that got onto the shelf all the same is not there twice', async () => {
  const first = await tab('one');
  first.store.getState().send(EAST);
  const left = first.keeper.unwritten();
  await first.keeper.settled();
  const { tab: next } = await nextPage(left);
  expect(played(next)).toEqual([EAST]);
  expect(await next.keeper.list()).toHaveLength(1);
});

test('another branch in the place of what was undone', async () => {
  const first = await tab('one');
  for (const command of [EAST, DARE, HIT]) first.store.getState().send(command);
  await first.keeper.settled();
  await first.shelf.snapshot(first.keeper.current() ?? '', first.store.getState().session);
  cutOff(first);
  first.store.getState().undo();
  first.store.getState().send(PASS);
  const { tab: next } = await nextPage(first.keeper.unwritten());
  expect(played(next)).toEqual([EAST, DARE, PASS]);
  expect(next.store.getState().ui.notice).toBeNull();
});

test('what was undone is still behind the cursor', async () => {
  const first = await tab('one');
  for (const command of [EAST, DARE]) first.store.getState().send(command);
  await first.keeper.settled();
  cutOff(first);
  first.store.getState().undo();
  const { tab: next } = await nextPage(first.keeper.unwritten());
  expect(played(next)).toEqual([EAST, DARE]);
  expect(next.store.getState().session.cursor).toBe(1);
});

test('where another tab has had the fight since, its fight stays as it is', async () => {
  const first = await cutOffAtDare();
  const left = first.keeper.unwritten();
  const other = await tab('two');
  await other.keeper.resume();
  other.store.getState().send(WOUND);
  await other.keeper.settled();
  const { tab: next, mended } = await nextPage(left);
  expect(mended).toBe(false);
  expect(played(next)).toEqual([EAST, WOUND]);
});

test('a fight that was put away is not brought back by its end alone', async () => {
  const first = await cutOffAtDare();
  const left = first.keeper.unwritten();
  await first.shelf.remove(first.keeper.current() ?? '');
  const { tab: next, mended } = await nextPage(left);
  expect(mended).toBe(false);
  expect(await next.keeper.list()).toEqual([]);
});

test('nothing that makes no sense is taken, and it is gone then', () => {
  for (const text of ['', '{', '7', '{}', '{"facts":{"id":"a"},"start":null,"from":0,"log":[]}']) {
    kept.set('fivefoot.unwritten', text);
    expect(takeLeft(storage)).toBeNull();
    expect(kept.size).toBe(0);
  }
  expect(takeLeft(null)).toBeNull();
});

test('what no longer holds is taken away, and a full storage is no fault', async () => {
  const { store, keeper } = await tab('one');
  store.getState().send(EAST);
  leave(storage, keeper.unwritten());
  leave(storage, null);
  expect(kept.size).toBe(0);
  const full = { ...storage, setItem: () => raise() } as Storage;
  expect(() => leave(full, keeper.unwritten())).not.toThrow();
});

function raise(): never {
  throw new DOMException('full', 'QuotaExceededError');
}
