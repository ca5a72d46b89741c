import Database from 'libsql';
import type { Row, Sql, SqlValue, Statement } from './sql';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly done: (happened: boolean) => void;
  readonly failed: (error: unknown) => void;
}
/** Undoes one group of a transaction that others share. */
class NothingChanged extends Error {}

/**
 * One file, nothing to install. Every transaction is on the disk before it is acknowledged (`synchronous = FULL`);
 * those that come in the same turn of the event loop share one, because it is the disk that costs.
 */
export class Sqlite implements Sql {
  readonly blob = 'blob';
  readonly #db: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();
  #waiting: Waiting[] = [];

  /** @throws where the file cannot be opened or is no database */
  constructor(file: string) {
    this.#db = new Database(file);
    this.#db.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma busy_timeout = 5000');
  }

  async rows(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#statement(text).all(values.map(toColumn)).map(withBytes);
  }

  atomically(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((done, failed) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#flush());
      this.#waiting.push({ statements, done, failed });
    });
  }

  async close(): Promise<void> {
    this.#flush();
    this.#db.close();
  }

  /** One transaction for all that wait. A group that fails is rolled back alone. */
  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    try {
      this.#db.exec('begin immediate');
      const answers = waiting.map((group) => this.#group(group));
      this.#db.exec('commit');
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#db.inTransaction) this.#db.exec('rollback');
      for (const { failed } of waiting) failed(error);
    }
  }

  /** Plays one group; what it has to tell waits until all of it is on the disk. */
  #group({ statements, done, failed }: Waiting): () => void {
    this.#db.exec('savepoint one');
    try {
      for (const each of statements) this.#run(each);
      this.#db.exec('release one');
      return () => done(true);
    } catch (error) {
      this.#db.exec('rollback to one; release one');
      return error instanceof NothingChanged ? () => done(false) : () => failed(error);
    }
  }

  #run({ text, values, mustChange }: Statement): void {
    const { changes } = this.#statement(text).run(values.map(toColumn));
    if (mustChange === true && changes === 0) throw new NothingChanged();
  }

  #statement(text: string): Database.Statement {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const made = this.#db.prepare(text);
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
