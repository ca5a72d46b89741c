import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, expect, test } from 'vitest';
import { DATABASE_VERSION, openDatabase } from '../../src/session/database';
import { openSession, submit } from '../../src/session/session';
import { Shelf } from '../../src/session/shelf';
import { DARE, EAST, fakeRules, table } from './table';

const opened: { close(): void }[] = [];
afterEach(() => {
  for (const database of opened.splice(0)) database.close();
});

/** What each version of the program wrote, by hand: the stores as they were then, and a fight of two commands, one of them taken back. */
const WRITTEN_BY: readonly ((name: string) => Promise<IDBPDatabase>)[] = [
  async (name) => {
    const database = await openDB(name, 1, {
      upgrade(upgraded) {
        upgraded.createObjectStore('fights', { keyPath: 'id' });
        upgraded.createObjectStore('starts');
        upgraded.createObjectStore('snapshots');
        upgraded.createObjectStore('entries');
      },
    });
    await writeFight(database);
    return database;
  },
  async (name) => {
    const database = await openDB(name, 2, {
      upgrade(upgraded) {
        upgraded.createObjectStore('fights', { keyPath: 'id' });
        upgraded.createObjectStore('starts');
        upgraded.createObjectStore('snapshots');
        upgraded.createObjectStore('entries');
        upgraded.createObjectStore('pictures', { keyPath: 'id' }).createIndex('at', 'at');
        upgraded.createObjectStore('library', { keyPath: 'id' });
        upgraded.createObjectStore('templates', { keyPath: 'id' });
      },
    });
    await writeFight(database);
    return database;
  },
];

async function writeFight(database: IDBPDatabase): Promise<void> {
  const start = table();
  const fight = { id: 'one', title: 'Old', cursor: 1, length: 2, writer: 'old tab', at: 1000 };
  await database.put('fights', fight);
  await database.put('starts', start, 'one');
  await database.put('snapshots', { cursor: 0, encounter: start }, 'one');
  await database.put('entries', { by: 'gm', command: EAST }, ['one', 0]);
  await database.put('entries', { by: 'gm', command: DARE }, ['one', 1]);
}

test('there is a file of every version', () => expect(WRITTEN_BY).toHaveLength(DATABASE_VERSION));

test.each(WRITTEN_BY.map((write, index) => [index + 1, write] as const))(
  'a fight that version %i kept is there, all of it',
  async (version, write) => {
    const name = `written-by-${version}`;
    (await write(name)).close();
    const shelf = await Shelf.open('new tab', () => 2000, name);
    opened.push(shelf);
    expect(await shelf.list()).toMatchObject([{ id: 'one', title: 'Old', at: 1000 }]);
    expect(await shelf.take('one')).toEqual({
      start: table(),
      log: [
        { by: 'gm', command: EAST },
        { by: 'gm', command: DARE },
      ],
      cursor: 1,
      now: table(),
      nowAt: 0,
      saved: null,
    });
  },
);

test('a tab of an earlier version does not keep a later one waiting', async () => {
  const old = await openDB('in-the-way', 1, { blocking: () => old.close() });
  const database = await openDatabase('in-the-way');
  opened.push(database);
  expect(database.version).toBe(DATABASE_VERSION);
});

test('this version makes room for a later one, and says that its connection is gone', async () => {
  let closed = 0;
  await openDatabase('outrun', () => {
    closed += 1;
  });
  const later = await openDB('outrun', DATABASE_VERSION + 1);
  opened.push(later);
  expect(closed).toBe(1);
  await expect(openDatabase('outrun')).rejects.toThrow();
});

test('what a migrated shelf keeps is kept', async () => {
  (await (WRITTEN_BY[0] ?? Promise.reject)('goes-on')).close();
  const shelf = await Shelf.open('new tab', () => 3000, 'goes-on');
  opened.push(shelf);
  const start = openSession(table());
  const [session] = submit(fakeRules, start, 'gm', EAST);
  await shelf.create('two', session);
  expect((await shelf.list()).map(({ id }) => id)).toEqual(['two', 'one']);
});
