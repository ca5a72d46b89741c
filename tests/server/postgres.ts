import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPort } from './port';

/** A PostgreSQL of the test's own; null where none is installed. */
export interface OwnPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';

/** Where `initdb` and `postgres` are, or null. */
function binaries(): string | null {
  const folders = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as `nobody`. */
function asWhom(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** Starts a cluster in a temporary folder. @throws where it does not come up */
export async function startPostgres(): Promise<OwnPostgres | null> {
  const bin = binaries();
  if (bin === null) return null;
  const who = asWhom();
  const folder = mkdtempSync(join(tmpdir(), 'fivefoot-pg-'));
  if (who.uid !== undefined && who.gid !== undefined) chownSync(folder, who.uid, who.gid);
  const port = await ownPort();
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'fivefoot', '-A', 'trust', '--no-sync'], {
    ...who,
    cwd: folder,
    stdio: 'ignore',
  });
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder],
    {
      ...who,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  await ready(server.stderr);
  return {
    url: `postgres://fivefoot@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL says in its log when it can be asked. */
async function ready(log: NodeJS.ReadableStream | null): Promise<void> {
  if (log === null) throw new Error('PostgreSQL without a log');
  let told = '';
  for await (const chunk of log) {
    told += String(chunk);
    if (told.includes('ready to accept connections')) break;
  }
  if (!told.includes('ready to accept connections')) throw new Error(`PostgreSQL did not start: ${told}`);
  log.resume();
}
