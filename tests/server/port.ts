import { once } from 'node:events';
import { createServer } from 'node:net';

// A server that is killed and started again needs the same port, which nobody may take meanwhile. Ports that the system hands out may be taken: those of the
// tests lie below them, a stretch for each worker of each run.

const FIRST = 11_000;
const STRETCH = 64;
const WORKERS = 32;
const RUNS = 10;

const number = (text: string | undefined): number => Number(text ?? 0) || 0;
const first =
  FIRST + STRETCH * ((process.ppid % RUNS) * WORKERS + (number(process.env['VITEST_POOL_ID']) % WORKERS));
let used = 0;

/** A port that this worker alone gives out, and each once until all of its stretch had their turn. @throws where something else listens at all of them */
export async function ownPort(): Promise<number> {
  for (let tries = 0; tries < STRETCH; tries++) {
    const port = first + (used % STRETCH);
    used += 1;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port is free from ${first} on`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
