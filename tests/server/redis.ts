import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { ownPort } from './port';

/** A Redis of the test's own; null where none is installed. */
export interface OwnRedis {
  readonly url: string;
  stop(): Promise<void>;
}

const isInstalled = (): boolean => spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Starts one that keeps nothing on the disk. @throws where it does not come up */
export async function startRedis(): Promise<OwnRedis | null> {
  if (!isInstalled()) return null;
  const port = await ownPort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  let told = '';
  for await (const chunk of server.stdout) {
    told += String(chunk);
    if (/ready to accept connections/i.test(told)) break;
  }
  server.stdout.resume();
  await once(createConnection(port, '127.0.0.1'), 'connect');
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}
