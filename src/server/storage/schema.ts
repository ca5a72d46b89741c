import type { Sql, Statement } from './sql';
import { statement } from './sql';

// Each entry brings a database from its number to the next. Those that were released are never changed, only followed by more.
export const MIGRATIONS: readonly ((blob: string) => readonly string[])[] = [
  (blob) => [
    `create table tables (
      id text primary key, lease bigint not null, cursor_at bigint not null, log_length bigint not null,
      facts text not null, start text not null, snapshot_at bigint, snapshot text, touched bigint not null)`,
    `create table entries (
      table_id text not null, n bigint not null, sender text not null, command_id text not null, command text not null,
      primary key (table_id, n))`,
    `create table said (table_id text not null, n bigint not null, line text not null, primary key (table_id, n))`,
    'create table codes (hash text primary key, table_id text not null)',
    'create index codes_of_table on codes (table_id)',
    `create table pictures (
      table_id text not null, id text not null, kind text not null, size bigint not null, bytes ${blob} not null,
      primary key (table_id, id))`,
  ],
  // What each command changes stands apart from what is long: a row is read and written whole.
  () => [
    'create table starts (table_id text primary key, encounter text not null)',
    'insert into starts (table_id, encounter) select id, start from tables',
    'create table snapshots (table_id text primary key, made_at bigint not null, encounter text not null)',
    `insert into snapshots (table_id, made_at, encounter)
     select id, snapshot_at, snapshot from tables where snapshot is not null`,
    'alter table tables drop column start',
    'alter table tables drop column snapshot_at',
    'alter table tables drop column snapshot',
    'create table numbers (table_id text not null, seat text not null, n bigint not null, primary key (table_id, seat))',
  ],
];

/** Brings the database to the newest form. @throws where a newer server has written it */
export async function migrate(sql: Sql): Promise<void> {
  await sql.atomically([statement('create table if not exists version (n bigint not null)')]);
  const [row] = await sql.rows('select n from version', []);
  const version = Number(row?.n ?? 0);
  if (version > MIGRATIONS.length)
    throw new Error(`the database has version ${version}; this server knows ${MIGRATIONS.length}`);
  const steps: Statement[] = MIGRATIONS.slice(version).flatMap((step) =>
    step(sql.blob).map((text) => statement(text)),
  );
  if (steps.length === 0) return;
  await sql.atomically([
    ...steps,
    statement('delete from version'),
    statement('insert into version (n) values (?)', MIGRATIONS.length),
  ]);
}
