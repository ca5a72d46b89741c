import pg from 'pg';
import type { Row, Sql, SqlValue, Statement } from './sql';

/** PostgreSQL, where several servers share the tables. */
export class Postgres implements Sql {
  readonly blob = 'bytea';
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.#pool = new pg.Pool({ connectionString: url, max: 8 });
    // A connection that breaks while nobody uses it is replaced by the next query; without a listener it would end the process.
    this.#pool.on('error', () => {});
  }

  async rows(text: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    const { rows } = await this.#pool.query(numbered(text), values.map(toColumn));
    return rows;
  }

  async atomically(statements: readonly Statement[]): Promise<boolean> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const happened = await playAll(client, statements);
      await client.query(happened ? 'commit' : 'rollback');
      client.release();
      return happened;
    } catch (error) {
      // The connection may be in any state: it is not used again.
      client.release(true);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

async function playAll(client: pg.PoolClient, statements: readonly Statement[]): Promise<boolean> {
  for (const { text, values, mustChange } of statements) {
    const { rowCount } = await client.query(numbered(text), values.map(toColumn));
    if (mustChange === true && rowCount === 0) return false;
  }
  return true;
}

/** `?` as PostgreSQL counts them: $1, $2 … */
function numbered(text: string): string {
  let n = 0;
  return text.replaceAll('?', () => {
    n += 1;
    return `$${n}`;
  });
}

const toColumn = (value: SqlValue): string | number | Buffer | null =>
  value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
