import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIGHT } from '../../src/tools/load/fight';
import { found, Player } from '../../src/tools/load/player';
import { type Front, startFront } from './front';
import { type OwnPostgres, startPostgres } from './postgres';
import { type OwnServer, ownServer } from './process';
import { type OwnRedis, startRedis } from './redis';

// Two processes behind one address, with one PostgreSQL and one Redis.

let postgres: OwnPostgres | null = null;
let redis: OwnRedis | null = null;
let front: Front;
let servers: readonly OwnServer[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  front = await startFront();
  if (postgres === null || redis === null) {
    console.warn(
      `no ${redis === null ? 'redis-server' : 'PostgreSQL'} here: several processes are not tested`,
    );
    return;
  }
  const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, PROXIES: '1' };
  servers = await Promise.all(
    [1, 2].map((number) => ownServer({ ...shared, PUBLIC_ADDRESS: `${front.host}/${number}` })),
  );
  // One after the other: the first brings the database to its newest form.
  for (const { server } of servers) await server.start();
  front.behind = servers.map(({ server }) => Number(new URL(server.address).port));
}, 120_000);
afterAll(async () => {
  await Promise.all(servers.map((it) => it.end()));
  await front.stop();
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

const damage = (amount: number) => ({ type: 'edit', edit: 'damage', args: { on: 'O', amount } }) as const;

test('tables are found through one address, and go on at the other process when theirs is killed', async ({
  skip,
}) => {
  const [first, second] = servers;
  if (first === undefined || second === undefined) return skip('Redis or PostgreSQL is not installed');
  const tables = await Promise.all(Array.from({ length: 6 }, () => found(front.address, FIGHT)));
  const groups = await Promise.all(
    tables.map(async ({ table, seat, codes }) => {
      const gm = new Player(front.address, { table, seat });
      await gm.until('the fight', () => gm.encounter !== null);
      // By the short code, and the link; whichever process is asked.
      const response = await fetch(`${front.address}/api/codes`, {
        method: 'POST',
        body: JSON.stringify({ code: codes.short }),
      });
      expect(await response.json()).toEqual({ table });
      const anna = new Player(front.address, { table, code: codes.short, name: 'Anna' });
      const ben = new Player(front.address, { table, code: codes.player, name: 'Ben' });
      const all = [gm, anna, ben];
      await Promise.all(all.map((it) => it.until('the fight', () => it.encounter !== null)));
      return { gm, all };
    }),
  );
  for (const { gm } of groups) expect(await gm.sent(damage(1))).toBe(true);
  expect(roomsOf(first) + roomsOf(second)).toBe(groups.length);
  expect(Math.min(roomsOf(first), roomsOf(second))).toBeGreaterThan(0);

  const moved = roomsOf(first);
  await first.server.kill();
  // Those at the other process notice nothing; those of the dead one come again there, by themselves.
  for (const { gm, all } of groups) {
    expect(await gm.sent(damage(2))).toBe(true);
    await Promise.all(
      all.map((it) =>
        it.until(
          'the damage',
          () =>
            it.encounter?.combatants['O']?.damage !== undefined && it.encounter.combatants['O'].damage > 1,
        ),
      ),
    );
  }
  expect(groups.filter(({ gm }) => gm.counts.welcomes > 1)).toHaveLength(moved);
  for (const { gm } of groups) expect(gm.encounter?.combatants['O']?.damage).toBe(3);

  await first.server.start();
  const [{ table = '', codes } = { codes: { short: '' } }] = tables;
  const late = new Player(front.address, { table, code: codes.short, name: 'Late' });
  await late.until('the fight', () => late.encounter !== null);
  // Never two who write: the one room that there is still has the right to.
  for (const { gm } of groups) expect(await gm.sent(damage(1))).toBe(true);
  expect(second.server.log).not.toContain('table lost');
  late.leave();
  for (const it of groups.flatMap(({ all }) => all)) it.leave();
}, 120_000);

/** How many tables a process has woken. */
const roomsOf = ({ server }: OwnServer): number => server.log.split('table woken').length - 1;
