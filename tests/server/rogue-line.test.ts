import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIGHT } from '../../src/tools/load/fight';
import { type Founded, found, Player } from '../../src/tools/load/player';
import { type OwnServer, ownServer } from './process';
import { ask, type Rude, rude, seatAt } from './rude';

// What a rogue can try with the line itself, over a real server.

let own: OwnServer;
let server: string;
let table: Founded;
let gm: Player;

beforeAll(async () => {
  own = await ownServer();
  await own.server.start();
  server = own.server.address;
  table = await found(server, FIGHT);
  gm = new Player(server, { table: table.table, seat: table.seat });
  await gm.until('the fight', () => gm.encounter !== null);
}, 120_000);
afterAll(async () => {
  gm.leave();
  await own.end();
});

const PATIENCE = { timeout: 10_000 };
let seats = 0;
async function arrive(): Promise<Rude> {
  seats += 1;
  return rude(server, table.table, await seatAt(server, table.table, table.codes.player, `Eve ${seats}`));
}

/** What was said at the table while a line of the game master's came back several times. */
async function heardMeanwhile(): Promise<readonly string[]> {
  const heard: string[] = [];
  const stop = gm.listen((message) => {
    if (message.type === 'said') heard.push(...message.lines.map(({ text }) => text));
  });
  for (let time = 0; time < 5; time += 1) {
    const mark = `mark ${seats} ${time}`;
    gm.say({ type: 'say', text: mark, to: 'all' });
    await gm.until(mark, () => heard.includes(mark));
  }
  stop();
  return heard.filter((text) => !text.startsWith('mark'));
}

/** How many messages that were none the server has met. */
async function rubbish(): Promise<string | undefined> {
  const { text } = await ask(server, { path: '/metrics' });
  return /^fivefoot_rubbish_total (\d+)$/m.exec(text)?.[1];
}

describe('a line that is being closed', () => {
  const isTold = ({ heard }: Rude) => heard.some(({ type }) => type === 'closed');
  const still = { v: 1, type: 'say', text: 'Still here', to: 'all' };

  test('of somebody who sent rubbish says nothing more, whatever its other end does', async () => {
    const eve = await arrive();
    eve.say(still);
    await expect.poll(() => eve.heard.some(({ type }) => type === 'said'), PATIENCE).toBe(true);
    eve.ignoreClosing();
    for (let time = 0; time < 2; time += 1) eve.send(Uint8Array.of(255, 1));
    await expect.poll(() => isTold(eve), PATIENCE).toBe(true);
    for (let time = 0; time < 20; time += 1) eve.say(still);
    expect(await heardMeanwhile()).toEqual([]);
  });

  test('of somebody who was removed neither', async () => {
    const eve = await arrive();
    await expect.poll(() => eve.heard.some(({ type }) => type === 'welcome'), PATIENCE).toBe(true);
    eve.ignoreClosing();
    const id = eve.heard.flatMap((message) => (message.type === 'welcome' ? [message.you.id] : []))[0];
    gm.say({ type: 'remove', participant: id });
    await expect.poll(() => isTold(eve), PATIENCE).toBe(true);
    for (let time = 0; time < 20; time += 1) eve.say(still);
    // What would cost much to unpack is not even looked at.
    const before = await rubbish();
    for (let time = 0; time < 20; time += 1)
      eve.send(Uint8Array.from([13, 0xa1, 0x6d, 0xdd, 0x01, 0xff, 0xff, 0xff]));
    expect(await heardMeanwhile()).toEqual([]);
    expect(await rubbish()).toBe(before);
    expect(own.server.isRunning).toBe(true);
    expect((await ask(server, { path: '/health' })).status).toBe(200);
  });
});

describe('what belongs to another table', () => {
  const join = async (credential: object): Promise<string> => {
    const { text } = await ask(server, {
      method: 'POST',
      path: '/matchmake/joinOrCreate/table',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(credential),
    });
    return JSON.parse(text).error ?? 'let in';
  };

  test('opens nothing here: neither its seats, nor its codes', async () => {
    const other = await found(server, FIGHT);
    expect(await join({ table: table.table, seat: other.seat })).toBe('seat-unknown');
    for (const code of [other.codes.player, other.codes.spectator, other.codes.short])
      expect(await join({ table: table.table, code, name: 'Eve' })).toBe('code-unknown');
    expect(await join({ table: other.table, seat: table.seat })).toBe('seat-unknown');
  });

  test('and what is sent at one is done at no other', async () => {
    const other = await found(server, FIGHT);
    const master = new Player(server, { table: other.table, seat: other.seat });
    await master.until('its fight', () => master.encounter !== null);
    const before = JSON.stringify(gm.encounter);
    expect(await master.sent({ type: 'edit', edit: 'damage', args: { on: 'O', amount: 3 } })).toBe(true);
    master.say({ type: 'say', text: 'Over there', to: 'all' });
    expect(await heardMeanwhile()).toEqual([]);
    expect(JSON.stringify(gm.encounter)).toBe(before);
    master.leave();
  });
});
