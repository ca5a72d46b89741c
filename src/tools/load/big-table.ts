import { FIGHT } from './fight';
import { latencyOf, lineOf, percentile } from './figures';
import { echoGroup, type Group, TableGroup } from './groups';
import type { Player } from './player';
import type { ServerProcess } from './server-process';

interface Pair {
  readonly server: ServerProcess;
  readonly echo: ServerProcess;
}
const SIZES = [8, 50, 200];

/** One table with many clients: each command until the slowest has it, and how many a second go through when they are sent without waiting. */
export async function clientsOfOneTable({ server, echo }: Pair, rounds: number): Promise<void> {
  console.log('\nclients of one table, until the slowest of them has it (rows 23 to 25)');
  for (const size of SIZES) {
    const table = await TableGroup.open(server.address, FIGHT, size);
    const room = await echoGroup(echo.address, `clients${size}`, size);
    const [ours, floor] = [await slowest(table, rounds), await slowest(room, rounds)];
    console.log(lineOf(`${size} clients, median`, latencyOf(ours).p50, latencyOf(floor).p50));
    console.log(lineOf(`${size} clients, 99th of a hundred`, latencyOf(ours).p99, latencyOf(floor).p99));
    console.log(
      lineOf(
        `${size} clients, commands a second, on the disk`,
        await through(table.gm, rounds * 5),
        null,
        '1/s',
      ),
    );
    table.leave();
    room.leave();
  }
}

async function slowest(group: Group, rounds: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(Math.max(...(await group.act())));
  return times.slice(Math.floor(rounds / 5));
}

/** Commands a second of one who sends so many without waiting. */
async function through(gm: Player, count: number): Promise<number> {
  const since = performance.now();
  for (let n = 0; n < count; n++)
    gm.send({ type: 'edit', edit: 'set', args: { on: 'F', state: { temporary: 1 + (n % 50) } } });
  await gm.until('all commands', () => gm.waiting === 0, 120_000);
  return (count * 1000) / (performance.now() - since);
}

/** So many tokens on a wide field, most of them far from those who act. */
function crowd(tokens: number): string {
  const more = Array.from({ length: tokens - 4 }, (_, index) => {
    const side = index % 2 === 0 ? 'party' : 'foes';
    const at = `[${2 + 2 * (index % 45)}, ${12 + 2 * Math.floor(index / 45)}]`;
    return `  T${index}: { name: Token ${index}, side: ${side}, at: ${at}, hp: 20, hands: [longsword] }`;
  });
  const wide = FIGHT.replace('size: [12, 8]', 'size: [100, 60]');
  const order = Array.from({ length: tokens - 4 }, (_, index) => `T${index}`);
  return wide.replace(/initiative: .*/, `${more.join('\n')}\ninitiative: [F, W, O, S, ${order.join(', ')}]`);
}

/** A command among a thousand tokens beside one among fifty. */
export async function manyTokens({ server }: Pair, rounds: number): Promise<void> {
  console.log('\ntokens of one table with five clients (row 26)');
  const times: number[] = [];
  for (const tokens of [50, 1000]) {
    const table = await TableGroup.open(server.address, crowd(tokens), 5);
    times.push(percentile(await slowest(table, rounds), 50));
    console.log(lineOf(`${tokens} tokens, median`, times.at(-1) ?? 0, null));
    table.leave();
  }
  const [few = 1, many = 0] = times;
  console.log(`1,000 over 50: x ${(many / few).toFixed(2)}`);
}

/** Coming to a table with many commands behind it: one that is awake, and one that the server has to read again. */
export async function longTable({ server }: Pair, commands: number): Promise<void> {
  console.log(`\ncoming to a table with ${commands} commands behind it (row 27)`);
  const table = await TableGroup.open(server.address, FIGHT, 2);
  const perSecond = await through(table.gm, commands);
  console.log(lineOf('commands a second meanwhile', perSecond, null, '1/s'));
  console.log(lineOf('awake: until the fight is there', await again(table), null));
  await server.kill();
  await server.start();
  console.log(lineOf('read again: until the fight is there', await again(table), null));
  table.leave();
}

/** Milliseconds until somebody who comes anew has the fight. */
async function again(table: TableGroup): Promise<number> {
  const since = performance.now();
  const visitor = await table.visitor();
  const took = performance.now() - since;
  visitor.leave();
  return took;
}
