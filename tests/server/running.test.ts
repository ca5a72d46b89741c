import { afterEach, describe, expect, test } from 'vitest';
import { FIGHT } from '../../src/tools/load/fight';
import { metricsOf } from '../../src/tools/load/figures';
import { type Founded, found, Player } from '../../src/tools/load/player';
import { startPostgres } from './postgres';
import { type OwnServer, ownServer } from './process';

const servers: OwnServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((it) => it.end()));
});

async function running(environment: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const own = await ownServer(environment);
  servers.push(own);
  await own.server.start();
  return own;
}

async function sit({ server }: OwnServer): Promise<{ table: Founded; gm: Player; anna: Player }> {
  const table = await found(server.address, FIGHT);
  const gm = new Player(server.address, { table: table.table, seat: table.seat });
  const anna = new Player(server.address, { table: table.table, code: table.codes.player, name: 'Anna' });
  for (const it of [gm, anna]) await it.until('the fight', () => it.encounter !== null);
  return { table, gm, anna };
}

const damage = { type: 'edit', edit: 'damage', args: { on: 'O', amount: 1 } } as const;
const leave = (...all: readonly Player[]): void => {
  for (const it of all) it.leave();
};

describe('a server that is told to stop', () => {
  test('writes everything, ends well, and its visitors come again to the next one', async () => {
    const own = await running();
    const { gm, anna } = await sit(own);
    const sent = Array.from({ length: 30 }, () => gm.send(damage));
    await gm.until('the first', () => gm.accepted.size > 0);
    expect(await own.server.stop()).toBe(0);
    expect(gm.ended).toBeNull();
    await own.server.start();
    await gm.until('all of them', () => sent.every((id) => gm.accepted.has(id)));
    await anna.until('the damage', () => anna.counts.welcomes > 1 && anna.encounter !== null);
    await gm.until('the fight', () => gm.encounter?.combatants['O']?.damage === 30);
    leave(gm, anna);
  }, 60_000);

  test('its log, the whole run long, holds no secret', async () => {
    const own = await running({ LOG_LEVEL: 'debug' });
    const { table, gm, anna } = await sit(own);
    const seats: string[] = [];
    const ben = new Player(own.server.address, { table: table.table, code: table.codes.short, name: 'Ben' });
    ben.listen((message) => message.type === 'welcome' && message.seat !== null && seats.push(message.seat));
    await ben.until('the fight', () => ben.encounter !== null);
    const wrong = new Player(own.server.address, {
      table: table.table,
      code: 'wrong-code-typed',
      name: 'Eve',
    });
    await wrong.until('the end', () => wrong.ended !== null);
    await gm.sent(damage);
    leave(gm, anna, ben);
    expect(await own.server.stop()).toBe(0);
    const { player, spectator, short } = table.codes;
    const secrets = [table.seat, player, spectator, short, ...seats, 'wrong-code-typed', 'xoroshiro'];
    expect(secrets.length).toBe(7);
    expect(own.server.log).toContain('table woken');
    for (const secret of secrets) expect(own.server.log.includes(secret)).toBe(false);
  }, 60_000);
});

describe('how it is', () => {
  test('a table that nobody visits leaves memory and comes back', async () => {
    const own = await running({ IDLE_SECONDS: '1' });
    const { table, gm, anna } = await sit(own);
    await gm.sent(damage);
    const { address } = own.server;
    const before = await metricsOf(address);
    expect(before.get('fivefoot_tables')).toBe(1);
    expect(before.get('fivefoot_connections')).toBe(2);
    expect(before.get('fivefoot_commands_total{result="accepted"}')).toBe(1);
    leave(gm, anna);
    await expect.poll(() => own.server.log, { timeout: 20_000 }).toContain('table put to rest');
    const after = await metricsOf(address);
    expect(after.get('fivefoot_tables')).toBe(0);
    expect(after.get('fivefoot_connections')).toBe(0);
    const again = new Player(address, { table: table.table, seat: table.seat });
    await again.until('the fight', () => again.encounter !== null);
    expect(again.encounter?.combatants['O']?.damage).toBe(1);
    leave(again);
  }, 60_000);

  test('those who come while a table is being woken sit at one, however long that takes', async () => {
    // Nobody waits for a room that somebody else is making.
    const own = await running({ COLYSEUS_MAX_CONCURRENT_CREATE_ROOM_WAIT_TIME: '-1' });
    const { address } = own.server;
    const { table, seat, codes } = await found(address, FIGHT);
    const names = ['Anna', 'Ben', 'Cleo', 'Dora'];
    const all = [
      new Player(address, { table, seat }),
      ...names.map((name) => new Player(address, { table, code: codes.player, name })),
    ];
    const here = new Map<Player, number>();
    for (const it of all)
      it.listen((message) => {
        if (message.type === 'people') here.set(it, message.people.filter(({ online }) => online).length);
      });
    await Promise.all(all.map((it) => it.until('everyone', () => here.get(it) === all.length)));
    expect(own.server.log.match(/table woken/g)).toHaveLength(1);
    expect(own.server.log).not.toContain('table lost');
    leave(...all);
  }, 60_000);

  test('one seat has only so many lines at a time', async () => {
    const own = await running();
    const { table, gm, anna } = await sit(own);
    const { address } = own.server;
    const window = () => new Player(address, { table: table.table, seat: table.seat });
    const windows = Array.from({ length: 11 }, window);
    for (const it of windows) await it.until('the fight', () => it.encounter !== null);
    const more = window();
    const refused = async () =>
      (await metricsOf(address)).get('fivefoot_refused_joins_total{why="too-many-lines"}');
    await expect.poll(refused, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(more.encounter).toBeNull();
    expect(await gm.sent(damage)).toBe(true);
    leave(...windows.splice(0, 1));
    await more.until('the fight', () => more.encounter !== null);
    leave(gm, anna, more, ...windows);
  }, 60_000);

  test('who finds no place at a table takes it from nobody', async () => {
    const own = await running({ MAX_PARTICIPANTS: '2' });
    const { table, gm, anna } = await sit(own);
    const { address } = own.server;
    const window = () => new Player(address, { table: table.table, seat: table.seat });
    const windows = Array.from({ length: 4 }, window);
    for (const it of windows) await it.until('the fight', () => it.encounter !== null);
    const refused = await fetch(`${address}/matchmake/joinOrCreate/table`, {
      method: 'POST',
      body: JSON.stringify({ table: table.table, seat: table.seat }),
    });
    expect(await refused.json()).toMatchObject({ error: 'unavailable' });
    expect(await gm.sent(damage)).toBe(true);
    expect(own.server.log.match(/table woken/g)).toHaveLength(1);
    leave(gm, anna, ...windows);
  }, 60_000);

  test('a table that cannot be ended, for its storage is away, costs nobody the server', async ({ skip }) => {
    const postgres = await startPostgres();
    if (postgres === null) return skip('PostgreSQL is not installed');
    const own = await running({ DATABASE_URL: postgres.url });
    const { gm, anna } = await sit(own);
    await postgres.stop();
    gm.say({ type: 'close' });
    await expect.poll(() => own.server.log, { timeout: 20_000 }).toContain('table lost');
    expect(own.server.isRunning).toBe(true);
    expect(gm.ended).toBeNull();
    leave(gm, anna);
  }, 60_000);

  test('without its storage it says that it is not well, and is again when that is back', async ({
    skip,
  }) => {
    const postgres = await startPostgres();
    if (postgres === null) return skip('PostgreSQL is not installed');
    const own = await running({ DATABASE_URL: postgres.url });
    const health = async () => (await fetch(`${own.server.address}/health`)).status;
    expect(await health()).toBe(200);
    await postgres.stop();
    expect(await health()).toBe(503);
    const refused = await fetch(`${own.server.address}/matchmake/joinOrCreate/table`, {
      method: 'POST',
      body: JSON.stringify({ table: 'aaaaaaaaaaaaaaaaaaaaaa', seat: 'x' }),
    });
    expect(await refused.json()).toMatchObject({ error: 'unavailable' });
    expect(own.server.isRunning).toBe(true);
  }, 60_000);
});
