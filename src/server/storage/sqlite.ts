import Database from 'libsql/promise';
import type { Row, Sql, SqlValue, Statement } from './sql';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (happened: boolean) => void;
  readonly failed: (error: unknown) => void;
}
/** What the library offers of a statement; it types it as anything. */
interface Prepared {
  run(values: readonly unknown[]): { readonly changes: number };
  all(values: readonly unknown[]): Promise<readonly unknown[]>;
}
/** Undoes one group of a transaction that others share. */
class NothingChanged extends Error {}

/**
 * One file, nothing to install. Every transaction is on the disk before it is acknowledged (`synchronous = FULL`). Waiting for the disk
 * is another thread's work; what comes meanwhile goes together in the next transaction, because it is the disk that costs.
 */
export class Sqlite implements Sql {
  readonly blob = 'blob';
  readonly #db: Database;
  readonly #prepared = new Map<string, Prepared>();
  #waiting: Waiting[] = [];
  /** The connection is one: who wants it comes after whoever has it. */
  #last: Promise<unknown>;

  /** @throws where the file cannot be opened */
  constructor(file: string) {
    this.#db = new Database(file, {});
    this.#last = this.#db.exec(
      'pragma journal_mode = WAL; pragma synchronous = FULL; pragma busy_timeout = 5000',
    );
    // Told by the first that asks.
    this.#last.catch(() => {});
  }

  rows(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#inTurn(async () => {
      const statement = await this.#statement(text);
      return (await statement.all(values.map(toColumn))).map(withBytes);
    });
  }

  atomically(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#inTurn(() => this.#flush()));
      this.#waiting.push({ statements, done, failed });
    });
  }

  async close(): Promise<void> {
    await this.#inTurn(() => this.#flush());
    this.#db.close();
  }

  #inTurn<T>(job: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(job);
    this.#last = mine.catch(() => {});
    return mine;
  }

  /** One transaction for all that wait. A group that fails is rolled back alone. Only the end of it, which waits for the disk, is another thread's. */
  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const [first, ...others] = waiting;
    if (first === undefined) return;
    if (others.length === 0) {
      await this.#alone(first);
      return;
    }
    try {
      await this.#exec('begin immediate');
      const answers: (() => void)[] = [];
      for (const group of waiting) answers.push(await this.#group(group));
      await this.#db.exec('commit');
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#isAmid()) await this.#db.exec('rollback').catch(() => {});
      for (const { failed } of waiting) failed(error);
    }
  }

  /** One group is its own transaction. */
  async #alone({ statements, done, failed }: Waiting): Promise<void> {
    try {
      await this.#exec('begin immediate');
      for (const each of statements) await this.#run(each);
      await this.#db.exec('commit');
      done(true);
    } catch (error) {
      if (this.#isAmid()) await this.#db.exec('rollback').catch(() => {});
      if (error instanceof NothingChanged) done(false);
      else failed(error);
    }
  }

  #isAmid(): boolean {
    return Reflect.get(this.#db, 'inTransaction') === true;
  }

  /** Plays one group; what it has to tell waits until all of it is on the disk. */
  async #group({ statements, done, failed }: Waiting): Promise<() => void> {
    await this.#exec('savepoint one');
    try {
      for (const each of statements) await this.#run(each);
      await this.#exec('release one');
      return () => done(true);
    } catch (error) {
      await this.#exec('rollback to one');
      await this.#exec('release one');
      return error instanceof NothingChanged ? () => done(false) : () => failed(error);
    }
  }

  /** Without a way to another thread and back, for what does not touch the disk. */
  async #exec(text: string): Promise<void> {
    (await this.#statement(text)).run([]);
  }

  async #run({ text, values, mustChange }: Statement): Promise<void> {
    const { changes } = (await this.#statement(text)).run(values.map(toColumn));
    if (mustChange === true && changes === 0) throw new NothingChanged();
  }

  async #statement(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const made: Prepared = await this.#db.prepare(text);
    this.#prepared.set(text, made);
    return made;
  }
}

/** Bytes come back as an `ArrayBuffer`. */
function withBytes(row: unknown): Row {
  const columns = Object.entries(row ?? {}).map(([name, value]) => [
    name,
    value instanceof ArrayBuffer ? new Uint8Array(value) : value,
  ]);
  return Object.fromEntries(columns);
}

const toColumn = (value: SqlValue): string | number | Buffer | null =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
