import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bundleServer } from '../../src/tools/load/bundle';
import { ServerProcess } from '../../src/tools/load/server-process';
import { ownPort } from './port';

// A real server in a process of its own, from a bundle that is made once for each run of the tests.

const CACHE = join('node_modules', '.cache', 'server-under-test');
/** Workers of one run share their parent. */
const RUN = join(CACHE, String(process.ppid));

let entry: Promise<string> | null = null;

/** The bundle's entry; whoever asks first of all workers makes it. */
function bundle(): Promise<string> {
  entry ??= isFirst() ? made() : awaited();
  return entry;
}

function isFirst(): boolean {
  mkdirSync(CACHE, { recursive: true });
  for (const run of readdirSync(CACHE))
    if (!isAlive(Number(run))) rmSync(join(CACHE, run), { recursive: true, force: true });
  try {
    mkdirSync(RUN);
    return true;
  } catch {
    return false;
  }
}

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

const DONE = join(RUN, 'done');
const FAILED = join(RUN, 'failed');

async function made(): Promise<string> {
  try {
    const made = await bundleServer(join(RUN, 'bundle'));
    writeFileSync(DONE, made);
    return made;
  } catch (error) {
    writeFileSync(FAILED, String(error));
    throw error;
  }
}

async function awaited(): Promise<string> {
  while (!existsSync(DONE)) {
    if (existsSync(FAILED)) throw new Error('the server could not be bundled');
    await pause(50);
  }
  return join(RUN, 'bundle', 'run.js');
}

/** A server with a folder of its own, not started yet. */
export interface OwnServer {
  readonly server: ServerProcess;
  readonly dataFile: string;
  /** Ends it, and all that it has written is gone. */
  end(): Promise<void>;
}

/** `environment`: settings besides port and file. */
export async function ownServer(environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefoot-server-'));
  const dataFile = join(folder, 'tables.db');
  const port = String(await ownPort());
  const server = new ServerProcess(await bundle(), { PORT: port, DATA_FILE: dataFile, ...environment });
  return {
    server,
    dataFile,
    end: async () => {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
