import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Command } from '../../src/engine/contract';
import { Postgres } from '../../src/server/storage/postgres';
import { MIGRATIONS } from '../../src/server/storage/schema';
import { type Sql, statement } from '../../src/server/storage/sql';
import { SqlStorage } from '../../src/server/storage/sql-storage';
import { Sqlite } from '../../src/server/storage/sqlite';
import { LeaseLost, type StoredEntry, type StoredTable } from '../../src/server/storage/storage';
import { table as opening } from '../session/table';
import { type OwnPostgres, startPostgres } from './postgres';

const folder = mkdtempSync(join(tmpdir(), 'fivefoot-storage-'));
let own: OwnPostgres | null = null;
beforeAll(async () => {
  own = await startPostgres();
  if (own === null) console.warn('no PostgreSQL here: its storage is not tested');
}, 60_000);
afterAll(async () => {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const command: Command = { type: 'edit', edit: 'heal', args: { on: 'F', amount: 3 } };
const entry = (commandId: string): StoredEntry => ({ by: 'gm', commandId, command });
let made = 0;
function newTable(): StoredTable {
  made += 1;
  const start = opening();
  return { id: `t${made}`, facts: { gm: 'h' }, numbers: {}, start, entries: [], cursor: 0, snapshot: null };
}

const DATABASES: readonly [string, () => Sql | null][] = [
  ['SQLite', () => new Sqlite(join(folder, 'tables.db'))],
  ['PostgreSQL', () => (own === null ? null : new Postgres(own.url))],
];

describe.each(DATABASES)('tables kept in %s', (_name, database) => {
  let storage: SqlStorage;
  let later = 0;
  /** Only a database that is not installed here lets a test off. */
  const withStorage = (title: string, body: () => Promise<void>) =>
    test(title, async ({ skip }) => {
      const sql = database();
      if (sql === null) return skip('not installed');
      storage = await SqlStorage.open(sql, () => later);
      try {
        await body();
      } finally {
        await storage.close();
      }
    });

  withStorage('a table comes back as it was written, by another connection too', async () => {
    const table = newTable();
    const { lease } = await storage.create(table, [`code-${table.id}`]);
    await storage.write(table.id, lease, {
      log: { from: 0, cut: false, entries: [entry('a'), entry('b')] },
      cursor: 2,
    });
    await storage.write(table.id, lease, { facts: { gm: 'other' }, numbers: { anna: 3, ben: 1 }, cursor: 1 });
    await storage.write(table.id, lease, { numbers: { anna: 4 } });
    const again = await storage.claim(table.id);
    expect(again?.table).toEqual({
      ...table,
      facts: { gm: 'other' },
      numbers: { anna: 4, ben: 1 },
      entries: [entry('a'), entry('b')],
      cursor: 1,
    });
    expect(await storage.tableOfCode(`code-${table.id}`)).toBe(table.id);
  });

  withStorage('a new command after an undo takes the place of what could be redone', async () => {
    const table = newTable();
    const { lease } = await storage.create(table, []);
    await storage.write(table.id, lease, {
      log: { from: 0, cut: false, entries: [entry('a'), entry('b'), entry('c')] },
      cursor: 3,
    });
    await storage.write(table.id, lease, { log: { from: 1, cut: true, entries: [entry('d')] }, cursor: 2 });
    const again = await storage.claim(table.id);
    expect(again?.table.entries.map(({ commandId }) => commandId)).toEqual(['a', 'd']);
  });

  withStorage('who has lost the lease writes nothing', async () => {
    const table = newTable();
    const first = await storage.create(table, []);
    const second = await storage.claim(table.id);
    const late = storage.write(table.id, first.lease, {
      log: { from: 0, cut: false, entries: [entry('late')] },
      cursor: 1,
      said: ['late'],
    });
    const fine = storage.write(table.id, second?.lease ?? 0, {
      log: { from: 0, cut: false, entries: [entry('a')] },
    });
    await expect(late).rejects.toBeInstanceOf(LeaseLost);
    await fine;
    expect((await storage.claim(table.id))?.table.entries).toEqual([entry('a')]);
    expect(await storage.said(table.id, 5)).toEqual([]);
  });

  withStorage('what was said comes back in order, the last lines of it', async () => {
    const table = newTable();
    const { lease } = await storage.create(table, []);
    await storage.write(table.id, lease, { said: [{ text: 'one' }, { text: 'two' }] });
    await storage.write(table.id, lease, { said: [{ text: 'three' }] });
    expect(await storage.said(table.id, 2)).toEqual([{ text: 'two' }, { text: 'three' }]);
  });

  withStorage('a renewed code leads here, the one before it nowhere', async () => {
    const table = newTable();
    const { lease } = await storage.create(table, [`old-${table.id}`]);
    await storage.write(table.id, lease, { codes: [`new-${table.id}`] });
    expect(await storage.tableOfCode(`old-${table.id}`)).toBeNull();
    expect(await storage.tableOfCode(`new-${table.id}`)).toBe(table.id);
  });

  withStorage('pictures keep their bytes, and are counted', async () => {
    const table = newTable();
    await storage.create(table, []);
    const bytes = Uint8Array.from([0, 255, 1, 128]);
    await storage.putPicture(table.id, 'p', { kind: 'png', bytes });
    const picture = await storage.picture(table.id, 'p');
    expect([...(picture?.bytes ?? [])]).toEqual([0, 255, 1, 128]);
    expect(picture?.kind).toBe('png');
    expect(await storage.pictureBytes(table.id)).toBe(4);
    expect(await storage.picture('elsewhere', 'p')).toBeNull();
  });

  withStorage('a snapshot stands beside the log; idle tables are found, removed ones are gone', async () => {
    const table = newTable();
    later = 1000;
    const { lease } = await storage.create(table, [`gone-${table.id}`]);
    await storage.write(table.id, lease, { snapshot: { at: 0, encounter: table.start } });
    expect((await storage.claim(table.id))?.table.snapshot).toEqual({ at: 0, encounter: table.start });
    later = 5000;
    expect(await storage.idleSince(1001)).toContain(table.id);
    expect(await storage.idleSince(1000)).not.toContain(table.id);
    await storage.remove(table.id);
    expect(await storage.claim(table.id)).toBeNull();
    expect(await storage.tableOfCode(`gone-${table.id}`)).toBeNull();
  });
});

test('tables of the first version come along, with what they hold', async () => {
  const file = join(folder, 'first.db');
  const sql = new Sqlite(file);
  const [first = []] = [MIGRATIONS[0]?.('blob')];
  const start = opening();
  await sql.atomically([
    ...['create table version (n bigint not null)', 'insert into version (n) values (1)', ...first].map(
      (text) => statement(text),
    ),
    ...['old', 'fresh'].map((id) =>
      statement(
        'insert into tables values (?, 4, 2, 2, ?, ?, ?, ?, 7)',
        ...[id, JSON.stringify({ gm: 'h' }), JSON.stringify(start)],
        ...(id === 'old' ? [2, JSON.stringify({ ...start, title: 'later' })] : [null, null]),
      ),
    ),
    ...[0, 1].map((n) =>
      statement(
        'insert into entries values (?, ?, ?, ?, ?)',
        'old',
        n,
        'gm',
        `c${n}`,
        JSON.stringify(command),
      ),
    ),
  ]);
  await sql.close();
  const storage = await SqlStorage.open(new Sqlite(file));
  const old = await storage.claim('old');
  expect(old).toEqual({
    lease: 5,
    table: {
      id: 'old',
      facts: { gm: 'h' },
      numbers: {},
      start,
      entries: [entry('c0'), entry('c1')],
      cursor: 2,
      snapshot: { at: 2, encounter: { ...start, title: 'later' } },
    },
  });
  expect((await storage.claim('fresh'))?.table.snapshot).toBeNull();
  await storage.close();
});

test('a database of a newer server is refused', async () => {
  const file = join(folder, 'newer.db');
  const sql = new Sqlite(file);
  await SqlStorage.open(sql);
  await sql.atomically([{ text: 'update version set n = ?', values: [99] }]);
  await sql.close();
  await expect(SqlStorage.open(new Sqlite(file))).rejects.toThrow(/version 99/);
});
