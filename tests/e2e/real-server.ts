import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The server as it is started in earnest, with a database of its own, that can be killed and started again. */
export interface RealServer {
  /** Where it is, with a slash at the end. */
  readonly url: string;
  /** SIGKILL: nothing is written any more. */
  kill(): Promise<void>;
  /** Starts it again at the same place. */
  start(): Promise<void>;
  /** Kills it and takes its files away. */
  remove(): Promise<void>;
}

/** Serves the built app of `dist`. */
export async function startRealServer(): Promise<RealServer> {
  const cache = `${root}node_modules/.cache`;
  mkdirSync(cache, { recursive: true });
  // Packages are found from there, and each run has its own.
  const folder = mkdtempSync(`${cache}/e2e-server-`);
  await bundle(folder);
  let [process, port] = await begun(folder, 0);
  return {
    url: `http://127.0.0.1:${port}/`,
    kill: () => killed(process),
    start: async () => {
      [process, port] = await begun(folder, port);
    },
    remove: async () => {
      await killed(process);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/server/main.ts',
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
}

const START = 'import(process.argv[1]).then(({ main }) => main()).then((code) => process.exit(code))';

async function begun(folder: string, port: number): Promise<[ChildProcess, number]> {
  const server = spawn(process.execPath, ['-e', START, `${folder}/entry.mjs`], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_FILE: `${folder}/tables.db`,
      APP_FOLDER: process.env['FIVEFOOT_TEST_DIST'] ?? `${root}dist`,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const found = /served at http:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (found === undefined) continue;
    server.stdout.resume();
    return [server, Number(found)];
  }
  throw new Error('the server has ended before it was there');
}

async function killed(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}
