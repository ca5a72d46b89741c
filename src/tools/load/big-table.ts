import { join } from 'node:path';
import type { Command } from '../../engine/contract';
import type { Encounter } from '../../engine/state';
import type { Row } from '../bench/rows';
import { FIGHT } from './fight';
import { percentile } from './figures';
import { diskGroup, echoGroup, floorGroup, type Group, TableGroup, through } from './groups';
import type { ServerProcess } from './server-process';

/** The server, bare rooms of its framework, bare sockets: each in a process of its own. */
export interface Servers {
  readonly server: ServerProcess;
  readonly echo: ServerProcess;
  readonly floor: ServerProcess;
}

// What the budgets are on the machine that their table was made on, over the bare sockets there.
const SIZES = [
  { size: 8, p99: 1.24, perSecond: 0.256 },
  { size: 50, p99: 4.7, perSecond: 0.358 },
  { size: 200, p99: 4, perSecond: 0.376 },
] as const;
const MEDIAN_GOAL = 2.5;
const BATCHES = 5;
/** What was seldom run before is slow. */
const WARM_UP = 200;

/** One table with many clients: each command until the slowest has it, and how many a second go through when they are sent without waiting. */
export async function clientsOfOneTable(
  servers: Servers,
  folder: string,
  rounds: number,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const disk = await diskGroup(join(folder, 'disk'));
  for (const { size, p99, perSecond } of SIZES) {
    const table = await TableGroup.open(servers.server.address, FIGHT, size);
    const room = await echoGroup(servers.echo.address, `clients${size}`, size);
    const floor = await floorGroup(servers.floor.address, `clients${size}`, size);
    const [ours, bare, framework, write] = await inTurns([table, floor, room, disk], rounds);
    await table.check();
    const what = `command until the slowest of ${size} has it`;
    rows.push(
      row('23', `${what}, median`, [ours.median, bare.median], { ratio: MEDIAN_GOAL }),
      row('', '  beside the same of a bare room', [ours.median, framework.median, 'bare room'], null),
      row(
        '',
        '  beside bare sockets and one write on the disk',
        [ours.median, bare.median + write.median, 'sockets, disk'],
        null,
      ),
      row('24', `${what}, 99th of a hundred`, [ours.p99, bare.p99], { ratio: p99 }),
      row('', '  beside the same of a bare room', [ours.p99, framework.p99, 'bare room'], null),
    );
    const count = rounds * 5;
    const figure = await through(table, count);
    const reference = { name: 'bare sockets', value: await floor.through(count) };
    const through25 = `commands a second, ${size} clients, on the disk`;
    rows.push({
      budget: '25',
      what: through25,
      figure,
      unit: '/s',
      reference,
      goal: { ratio: perSecond, atLeast: true },
    });
    for (const group of [table, room, floor]) group.leave();
  }
  disk.leave();
  return rows;
}

type Beside = readonly [figure: number, value: number, name?: string];

function row(
  budget: string,
  what: string,
  [figure, value, name = 'bare sockets']: Beside,
  goal: Row['goal'],
): Row {
  return { budget, what, figure, unit: 'ms', reference: { name, value }, goal };
}

interface Times {
  readonly median: number;
  readonly p99: number;
}
const NO_TIMES: Times = { median: 0, p99: 0 };

/** Batch by batch in turns; the fastest batch's median of each counts. */
async function inTurns<const T extends readonly Group[]>(
  groups: T,
  rounds: number,
): Promise<{ readonly [K in keyof T]: Times }> {
  const batches = groups.map((): number[][] => []);
  const each = Math.ceil(rounds / BATCHES);
  for (const group of groups) await slowest(group, WARM_UP);
  for (let batch = 0; batch < BATCHES; batch++)
    for (const [index, group] of groups.entries()) batches[index]?.push(await slowest(group, each));
  const times = batches.map((of) => ({
    median: Math.min(...of.map((it) => percentile(it, 50))),
    p99: percentile(of.flat(), 99),
  }));
  return groups.map((_, index) => times[index] ?? NO_TIMES) as { readonly [K in keyof T]: Times };
}

async function slowest(group: Group, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(Math.max(...(await group.act())));
  return times;
}

/** So many tokens on a wide field, most of them far from those who are moved. */
export function crowd(tokens: number): string {
  const others = Array.from({ length: tokens - 4 }, (_, index) => `T${index}`);
  const more = others.map((id, index) => {
    const side = index % 2 === 0 ? 'party' : 'foes';
    const at = `[${2 + 2 * (index % 45)}, ${12 + 2 * Math.floor(index / 45)}]`;
    return `  ${id}: { name: Token ${index}, side: ${side}, at: ${at}, hp: 20, hands: [longsword] }`;
  });
  return FIGHT.replace('size: [12, 8]', 'size: [100, 60]').replace(
    /initiative: .*/,
    `${more.join('\n')}\ninitiative: [F, W, O, S, ${others.join(', ')}]`,
  );
}

/** One square there, one back. */
const step = ({ combatants }: Encounter): Command => {
  const y = combatants['F']?.at.y === 3 ? 4 : 3;
  return { type: 'edit', edit: 'place', args: { on: 'F', at: [1, y] } };
};
const endOfTurn = ({ current }: Encounter): Command => ({
  type: 'act',
  actor: current,
  action: 'end-turn',
  args: {},
});

/** The same commands among a thousand tokens and among fifty. */
export async function manyTokens({ server }: Servers, rounds: number): Promise<readonly Row[]> {
  const few = await TableGroup.open(server.address, crowd(50), 5);
  const many = await TableGroup.open(server.address, crowd(1000), 5);
  const groups = [few.doing(step), many.doing(step), few.doing(endOfTurn), many.doing(endOfTurn)] as const;
  const [stepOf50, stepOf1000, endOf50, endOf1000] = await inTurns(groups, rounds);
  await Promise.all([few.check(), many.check()]);
  few.leave();
  many.leave();
  const goal = { ratio: 1.1 };
  return [
    row('26', 'a step among 1,000 tokens, median', [stepOf1000.median, stepOf50.median, 'among 50'], goal),
    row('26', 'the end of a turn, the same', [endOf1000.median, endOf50.median, 'among 50'], goal),
  ];
}
