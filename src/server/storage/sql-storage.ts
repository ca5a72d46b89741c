import type { Command } from '../../engine/contract';
import type { Encounter, Json } from '../../engine/state';
import { encounterText } from './encounter-text';
import { migrate } from './schema';
import { type Row, type Sql, type Statement, statement } from './sql';
import {
  type Change,
  type Claim,
  LeaseLost,
  type Storage,
  type StoredEntry,
  type StoredPicture,
  type StoredSnapshot,
  type StoredTable,
} from './storage';

/** Tables in a database that speaks SQL. The same statements for SQLite and PostgreSQL. */
export class SqlStorage implements Storage {
  readonly #sql: Sql;
  readonly #clock: () => number;

  private constructor(sql: Sql, clock: () => number) {
    this.#sql = sql;
    this.#clock = clock;
  }

  /** @throws where the database cannot be brought to the newest form */
  static async open(sql: Sql, clock: () => number = Date.now): Promise<SqlStorage> {
    await migrate(sql);
    return new SqlStorage(sql, clock);
  }

  async create(table: StoredTable, codes: readonly string[]): Promise<Claim> {
    const { id, facts, numbers, start, entries, cursor, snapshot } = table;
    const lease = 1;
    await this.#sql.atomically([
      statement(
        'insert into tables (id, lease, cursor_at, log_length, facts, touched) values (?, ?, ?, ?, ?, ?)',
        ...[id, lease, cursor, entries.length, JSON.stringify(facts), this.#clock()],
      ),
      statement('insert into starts (table_id, encounter) values (?, ?)', id, JSON.stringify(start)),
      ...(snapshot === null ? [] : [putSnapshot(id, snapshot)]),
      ...Object.entries(numbers).map((number) => putNumber(id, number)),
      ...entries.map((entry, n) => insertEntry(id, n, entry)),
      ...codes.map((hash) => insertCode(id, hash)),
    ]);
    return { lease, table };
  }

  async claim(id: string): Promise<Claim | null> {
    const taken = await this.#sql.atomically([
      { text: 'update tables set lease = lease + 1 where id = ?', values: [id], mustChange: true },
    ]);
    if (!taken) return null;
    const [row] = await this.#sql.rows(
      `select lease, cursor_at, log_length, facts, starts.encounter as start, made_at, snapshots.encounter as snapshot
       from tables join starts on starts.table_id = id left join snapshots on snapshots.table_id = id where id = ?`,
      [id],
    );
    if (row === undefined) return null;
    const entries = await this.#sql.rows(
      'select sender, command_id, command from entries where table_id = ? and n < ? order by n',
      [id, Number(row.log_length)],
    );
    const numbers = await this.#sql.rows('select seat, n from numbers where table_id = ?', [id]);
    return { lease: Number(row.lease), table: tableOf(id, row, { entries, numbers }) };
  }

  async write(id: string, lease: number, change: Change): Promise<void> {
    const written = await this.#sql.atomically([
      this.#touch(id, lease, change),
      ...logStatements(id, change),
      ...Object.entries(change.numbers ?? {}).map((number) => putNumber(id, number)),
      ...(change.snapshot === undefined ? [] : [putSnapshot(id, change.snapshot)]),
      ...(change.said ?? []).map((line) => insertSaid(id, line)),
      ...codeStatements(id, change),
    ]);
    if (!written) throw new LeaseLost(id);
  }

  async facts(id: string): Promise<Json | null> {
    const [row] = await this.#sql.rows('select facts from tables where id = ?', [id]);
    return row === undefined ? null : parsed<Json>(row.facts);
  }

  async tableOfCode(hash: string): Promise<string | null> {
    const [row] = await this.#sql.rows('select table_id from codes where hash = ?', [hash]);
    return row === undefined ? null : String(row.table_id);
  }

  async said(id: string, count: number): Promise<readonly Json[]> {
    const rows = await this.#sql.rows('select line from said where table_id = ? order by n desc limit ?', [
      id,
      count,
    ]);
    return rows.map(({ line }) => parsed<Json>(line)).reverse();
  }

  async remove(id: string): Promise<void> {
    const owned = ['entries', 'said', 'codes', 'pictures', 'starts', 'snapshots', 'numbers'];
    await this.#sql.atomically([
      ...owned.map((name) => statement(`delete from ${name} where table_id = ?`, id)),
      statement('delete from tables where id = ?', id),
    ]);
  }

  async idleSince(before: number): Promise<readonly string[]> {
    const rows = await this.#sql.rows('select id from tables where touched < ?', [before]);
    return rows.map(({ id }) => String(id));
  }

  async putPicture(table: string, id: string, { kind, bytes }: StoredPicture): Promise<void> {
    await this.#sql.atomically([
      statement(
        `insert into pictures (table_id, id, kind, size, bytes) values (?, ?, ?, ?, ?)
         on conflict (table_id, id) do nothing`,
        table,
        id,
        kind,
        bytes.byteLength,
        bytes,
      ),
    ]);
  }

  async picture(table: string, id: string): Promise<StoredPicture | null> {
    const [row] = await this.#sql.rows('select kind, bytes from pictures where table_id = ? and id = ?', [
      table,
      id,
    ]);
    if (row === undefined || !(row.bytes instanceof Uint8Array)) return null;
    return { kind: String(row.kind), bytes: row.bytes };
  }

  async pictureBytes(table: string): Promise<number> {
    const [row] = await this.#sql.rows(
      'select coalesce(sum(size), 0) as total from pictures where table_id = ?',
      [table],
    );
    return Number(row?.total ?? 0);
  }

  async ping(): Promise<void> {
    await this.#sql.rows('select 1 as one', []);
  }

  close(): Promise<void> {
    return this.#sql.close();
  }

  /** The row of the table itself: it changes only for whoever holds the lease. */
  #touch(id: string, lease: number, { log, cursor, facts }: Change): Statement {
    const sets: [string, string | number][] = [['touched', this.#clock()]];
    if (log !== undefined) sets.push(['log_length', log.from + log.entries.length]);
    if (cursor !== undefined) sets.push(['cursor_at', cursor]);
    if (facts !== undefined) sets.push(['facts', JSON.stringify(facts)]);
    const columns = sets.map(([name]) => `${name} = ?`).join(', ');
    return {
      text: `update tables set ${columns} where id = ? and lease = ?`,
      values: [...sets.map(([, value]) => value), id, lease],
      mustChange: true,
    };
  }
}

function logStatements(id: string, { log }: Change): readonly Statement[] {
  if (log === undefined) return [];
  const cut = statement('delete from entries where table_id = ? and n >= ?', id, log.from);
  const more = log.entries.map((entry, index) => insertEntry(id, log.from + index, entry));
  return log.cut ? [cut, ...more] : more;
}

function codeStatements(id: string, { codes }: Change): readonly Statement[] {
  if (codes === undefined) return [];
  return [
    statement('delete from codes where table_id = ?', id),
    ...codes.map((hash) => insertCode(id, hash)),
  ];
}

const insertEntry = (id: string, n: number, { by, commandId, command }: StoredEntry): Statement =>
  statement(
    'insert into entries (table_id, n, sender, command_id, command) values (?, ?, ?, ?, ?)',
    id,
    n,
    by,
    commandId,
    JSON.stringify(command),
  );
const putSnapshot = (id: string, { at, encounter }: StoredSnapshot): Statement =>
  statement(
    `insert into snapshots (table_id, made_at, encounter) values (?, ?, ?)
     on conflict (table_id) do update set made_at = excluded.made_at, encounter = excluded.encounter`,
    id,
    at,
    encounterText(encounter),
  );
const putNumber = (id: string, [seat, n]: readonly [string, number | null]): Statement =>
  n === null
    ? statement('delete from numbers where table_id = ? and seat = ?', id, seat)
    : newNumber(id, seat, n);
const newNumber = (id: string, seat: string, n: number): Statement =>
  statement(
    `insert into numbers (table_id, seat, n) values (?, ?, ?)
     on conflict (table_id, seat) do update set n = excluded.n`,
    id,
    seat,
    n,
  );
const insertCode = (id: string, hash: string): Statement =>
  statement('insert into codes (hash, table_id) values (?, ?)', hash, id);
const insertSaid = (id: string, line: Json): Statement =>
  statement(
    `insert into said (table_id, n, line)
     select ?, coalesce(max(n), -1) + 1, ? from said where table_id = ?`,
    id,
    JSON.stringify(line),
    id,
  );

/** What this storage has written itself, under the same version of the schema. */
const parsed = <T>(column: unknown): T => JSON.parse(String(column));

function tableOf(
  id: string,
  row: Row,
  { entries, numbers }: { readonly entries: readonly Row[]; readonly numbers: readonly Row[] },
): StoredTable {
  const snapshot: StoredSnapshot | null =
    row.snapshot === null ? null : { at: Number(row.made_at), encounter: parsed<Encounter>(row.snapshot) };
  return {
    id,
    facts: parsed<Json>(row.facts),
    numbers: Object.fromEntries(numbers.map(({ seat, n }) => [String(seat), Number(n)])),
    start: parsed<Encounter>(row.start),
    entries: entries.map(entryOf),
    cursor: Number(row.cursor_at),
    snapshot,
  };
}

const entryOf = (row: Row): StoredEntry => ({
  by: String(row.sender),
  commandId: String(row.command_id),
  command: parsed<Command>(row.command),
});
