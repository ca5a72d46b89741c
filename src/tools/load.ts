import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Row, tableOf } from './bench/rows';
import { clientsOfOneTable, manyTokens, type Servers } from './load/big-table';
import { bundleServer } from './load/bundle';
import { AT_ANY_RATE, playAmidKills } from './load/kills';
import { longTable } from './load/long-table';
import { manyTables } from './load/many-tables';
import { freePort, ServerProcess } from './load/server-process';

const KILLS = 100;

/**
 * Loads a server as many tables would, and prints figures: all of them, or only `tables`, `clients`, `tokens`, `long`.
 * `kills N`: kills it so often instead, and counts what was lost.
 */
export async function main(argv: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'fivefoot-load-'));
  try {
    // Inside the project, for its packages are looked for from there.
    const entry = await bundleServer(join('node_modules', '.cache', `load-${process.pid}`));
    const [what, number] = argv;
    if (what === 'kills') return await kills(entry, folder, Number(number ?? KILLS));
    return await load(entry, folder, argv);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(join('node_modules', '.cache', `load-${process.pid}`), { recursive: true, force: true });
  }
}

/** `--name number`, or what it is otherwise. */
function option(argv: readonly string[], name: string, otherwise: number): number {
  const at = argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(argv[at + 1]);
}

const GROUPS = ['tables', 'clients', 'tokens', 'long'];

async function load(entry: string, folder: string, argv: readonly string[]): Promise<number> {
  const asked = GROUPS.filter((name) => argv.includes(name));
  const does = (name: string): boolean => asked.length === 0 || asked.includes(name);
  const dataFile = join(folder, 'tables.db');
  const servers = await startAll(entry, dataFile);
  try {
    const lost = does('tables')
      ? await manyTables({
          ...servers,
          dataFile,
          tables: option(argv, 'tables', 200),
          participants: option(argv, 'participants', 5),
          commandsASecond: option(argv, 'rate', 1),
          seconds: option(argv, 'seconds', 20),
        })
      : 0;
    const rounds = option(argv, 'rounds', 200);
    const rows: Row[] = [];
    if (does('clients')) rows.push(...(await clientsOfOneTable(servers, folder, rounds)));
    if (does('tokens')) rows.push(...(await manyTokens(servers, rounds)));
    if (does('long')) rows.push(...(await longTable(servers, option(argv, 'commands', 10_000))));
    if (rows.length > 0) console.log(`\n${tableOf(rows)}`);
    return lost === 0 ? 0 : 1;
  } finally {
    await Promise.all([servers.server.stop(), servers.echo.kill(), servers.floor.kill()]);
  }
}

async function startAll(entry: string, dataFile: string): Promise<Servers> {
  const settings = {
    ...AT_ANY_RATE,
    MAX_PARTICIPANTS: '300',
    PROXIES: '1',
    LOG_LEVEL: 'warn',
  };
  const port = async () => ({ PORT: String(await freePort()) });
  const servers: Servers = {
    server: new ServerProcess(entry, { ...settings, ...(await port()), DATA_FILE: dataFile }),
    echo: new ServerProcess(resolve('src/tools/load/echo.mjs'), await port()),
    floor: new ServerProcess(resolve('src/tools/load/floor.mjs'), await port()),
  };
  await Promise.all(Object.values(servers).map((it: ServerProcess) => it.start()));
  return servers;
}

async function kills(entry: string, folder: string, times: number): Promise<number> {
  const dataFile = join(folder, 'tables.db');
  const server = new ServerProcess(entry, {
    ...AT_ANY_RATE,
    PORT: String(await freePort()),
    DATA_FILE: dataFile,
  });
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
