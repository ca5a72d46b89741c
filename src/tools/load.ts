import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServer } from './load/bundle';
import { playAmidKills } from './load/kills';
import { freePort, ServerProcess } from './load/server-process';

const KILLS = 100;

/** Loads a server as many tables would, and prints figures. `kills N`: kills it so often instead, and counts what was lost. */
export async function main(argv: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefoot-load-'));
  try {
    // Inside the project, for its packages are looked for from there.
    const entry = await bundleServer(join('node_modules', '.cache', `load-${process.pid}`));
    const [what, number] = argv;
    if (what === 'kills') return await kills(entry, folder, Number(number ?? KILLS));
    return 2;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join('node_modules', '.cache', `load-${process.pid}`), { recursive: true, force: true });
  }
}

async function kills(entry: string, folder: string, times: number): Promise<number> {
  const dataFile = join(folder, 'tables.db');
  const server = new ServerProcess(entry, { PORT: String(await freePort()), DATA_FILE: dataFile });
  const choose = (most: number): number => Math.floor(Math.random() * most);
  const told = await playAmidKills({ server, dataFile, tables: 4, kills: times, choose });
  const { acknowledged, lost, twice, amidDecision, slowestReturnMs } = told;
  console.log(
    `killed ${times} times, ${amidDecision} of them while an attack of opportunity waited for its answer`,
  );
  console.log(`slowest start until every table went on: ${Math.round(slowestReturnMs)} ms`);
  console.log(`acknowledged commands: ${acknowledged}`);
  console.log(`acknowledged commands lost: ${lost.length}`);
  console.log(`commands carried out twice: ${twice.length}`);
  return lost.length + twice.length === 0 ? 0 : 1;
}
