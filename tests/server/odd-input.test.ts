import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIGHT } from '../../src/tools/load/fight';
import { type Founded, found, Player } from '../../src/tools/load/player';
import { chooser } from '../random-play/chance';
import { type OwnServer, ownServer } from './process';
import { ask, type Rude, rude, seatAt } from './rude';

const folder = mkdtempSync(join(tmpdir(), 'fivefoot-odd-'));
let own: OwnServer;
let server: string;
let table: Founded;
let gm: Player;
let eve: string;
const choose = chooser(5);

beforeAll(async () => {
  mkdirSync(join(folder, 'app'));
  writeFileSync(join(folder, 'app', 'index.html'), 'the app');
  writeFileSync(join(folder, 'beside.txt'), 'not for you');
  own = await ownServer({ APP_FOLDER: join(folder, 'app') });
  await own.server.start();
  server = own.server.address;
  table = await found(server, FIGHT);
  gm = new Player(server, { table: table.table, seat: table.seat });
  await gm.until('the fight', () => gm.encounter !== null);
  eve = await seatAt(server, table.table, table.codes.player, 'Eve');
}, 120_000);
afterAll(async () => {
  gm.leave();
  await own.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Whatever somebody did: the others play on over the same lines, and the server is well. */
async function othersPlayOn(): Promise<void> {
  const { welcomes } = gm.counts;
  expect(await gm.sent({ type: 'edit', edit: 'damage', args: { on: 'O', amount: 1 } })).toBe(true);
  expect(gm.counts.welcomes).toBe(welcomes);
  expect(own.server.isRunning).toBe(true);
  expect((await ask(server, { path: '/health' })).status).toBe(200);
}

const arrive = (): Promise<Rude> => rude(server, table.table, eve);
const SAYS = [13, 0xa1, 0x6d];
const bytes = (...all: readonly number[]): Uint8Array => Uint8Array.from(all);
const said = (...all: readonly number[]): Uint8Array => Uint8Array.from([...SAYS, ...all]);
const nested = Uint8Array.from([...SAYS, ...Array.from({ length: 100_000 }, () => 0x91), 0xc0]);
const random = (length: number): number[] => Array.from({ length }, () => choose(256));
const HELLO = [0x83, 0xa1, 0x76, 0x01, 0xa4, 0x74, 0x79, 0x70, 0x65, 0xa5, 0x68, 0x65, 0x6c, 0x6c, 0x6f];

const FRAMES: readonly (readonly [string, () => Uint8Array | string])[] = [
  ['nothing', () => bytes()],
  ['a text', () => 'm'],
  ['a code of the framework that none sends', () => bytes(17, 0xa1, 0x6d, 1, 2, 3)],
  ['an unknown code', () => bytes(255, 1)],
  ['a message of another name', () => bytes(13, 0xa1, 0x78, 0xc0)],
  ['a name that is none', () => bytes(13, 0xd9, 0xff)],
  ['random bytes', () => said(0xc1, ...random(300))],
  ['half a message', () => said(...HELLO)],
  ['a list of four thousand million', () => said(0xdd, 0xff, 0xff, 0xff, 0xff)],
  ['a list of thirty million', () => said(0xdd, 0x01, 0xff, 0xff, 0xff)],
  ['a record of millions', () => said(0xdf, 0x7f, 0xff, 0xff, 0xff, 0xa1, 0x61)],
  ['a text longer than the frame', () => said(0xdb, 0x7f, 0xff, 0xff, 0xff, 0x61)],
  ['lists within lists', () => nested],
  ['a kind of the library’s own', () => said(0xc7, 5, 0x78, 0x92, 0xa1, 0x2e, 0xa1, 0x67)],
];
const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const act = (args: unknown) => ({
  v: 1,
  type: 'command',
  id: 0,
  command: { type: 'act', actor: 'F', action: 'move', args },
});
const MESSAGES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 7],
  ['no version', { type: 'hello', resume: null }],
  ['a field too many', { v: 1, type: 'hello', resume: null, more: 1 }],
  ['deep arguments', act(deep(25))],
  ['a huge text', { v: 1, type: 'say', text: 'x'.repeat(200_000), to: 'all' }],
  ['a long path', act({ path: Array.from({ length: 20_000 }, () => [1, 1]) })],
  ['a negative number', { ...act({}), id: -1 }],
  ['a number beyond counting', { ...act({}), id: 1e300 }],
  ['a list as a command', { v: 1, type: 'command', id: 0, command: [] }],
];

describe('what is no message is told once, then the line is cut', () => {
  test.each(FRAMES)('%s', async (_what, frame) => {
    const visitor = await arrive();
    visitor.send(frame());
    visitor.send(frame());
    expect(await visitor.cut).toBe(4100);
    expect(toldOf(visitor)).toEqual(['message-unreadable', 'rubbish']);
    await othersPlayOn();
  });

  test.each(MESSAGES)('%s', async (_what, message) => {
    const visitor = await arrive();
    visitor.say(message);
    visitor.say(message);
    expect(await visitor.cut).toBe(4100);
    expect(toldOf(visitor)).toEqual(['message-unreadable', 'rubbish']);
    await othersPlayOn();
  });

  test('a frame that is too large ends the line at once', async () => {
    const visitor = await arrive();
    visitor.send(new Uint8Array(300_000).fill(13));
    expect(await visitor.cut).not.toBe(1000);
    await othersPlayOn();
  });

  test('thousands of messages', async () => {
    const visitor = await arrive();
    for (let i = 0; i < 3000; i++) visitor.say({ v: 1, type: 'ping', at: [1, 1] });
    expect(await visitor.cut).toBe(4100);
    expect(toldOf(visitor)).toEqual(['rubbish']);
    await othersPlayOn();
  });

  test('random frames, many visitors at once', async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, arrive));
    for (const visitor of visitors)
      for (let i = 0; i < 5; i++)
        visitor.send(i % 2 === 0 ? said(0xc1, ...random(choose(50))) : said(...random(50)));
    for (const visitor of visitors) expect(await visitor.cut).toBe(4100);
    await othersPlayOn();
  });
});

function toldOf({ heard }: Rude): readonly string[] {
  return heard.flatMap((message) =>
    message.type === 'refusal' ? [message.refusal.code] : message.type === 'closed' ? [message.why] : [],
  );
}

describe('requests', () => {
  const JOIN = '/matchmake/joinOrCreate/table';
  const json = { 'Content-Type': 'application/json' };
  const post = (path: string, body: string) => ask(server, { method: 'POST', path, headers: json, body });

  test.each<[string, string]>([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a table that is none', JSON.stringify({ table: '../../etc/passwd', seat: 'x' })],
    ['a question to a database', JSON.stringify({ table: { $ne: null }, seat: 'x' })],
    ['no credential', JSON.stringify({ table: 'aaaaaaaaaaaaaaaaaaaaaa' })],
    ['an unknown table', JSON.stringify({ table: 'aaaaaaaaaaaaaaaaaaaaaa', seat: 'x' })],
  ])('joining with %s', async (_what, body) => {
    const { text } = await post(JOIN, body);
    expect(JSON.parse(text)).toHaveProperty('error');
    expect(text).not.toContain('sessionId');
    await othersPlayOn();
  });

  test('who knows only the table’s id can neither wake another room for it nor take places in one', async () => {
    for (const method of ['create', 'join', 'joinById', 'reconnect', 'constructor']) {
      const { text } = await post(
        `/matchmake/${method}/table`,
        JSON.stringify({ table: table.table, seat: eve }),
      );
      expect(text, method).not.toContain('sessionId');
    }
    const { text } = await post(JOIN, JSON.stringify({ table: table.table, seat: 'not-a-seat' }));
    expect(JSON.parse(text).error).toBe('seat-unknown');
    await othersPlayOn();
  });

  test('bodies that are too large', async () => {
    const huge = JSON.stringify({ text: 'x'.repeat(6_000_000) });
    expect((await post('/api/tables', huge)).status).toBeOneOf([413, 'cut']);
    expect((await post('/api/codes', huge)).status).toBeOneOf([413, 'cut']);
    expect((await post(JOIN, huge)).status).toBe('cut');
    await othersPlayOn();
  });

  test.each([
    '/../beside.txt',
    '/%2e%2e/beside.txt',
    '/..%2fbeside.txt',
    '/assets/../../beside.txt',
    '//beside.txt',
    '/%00',
    '/%E0%A4%A',
    '/api/tables/../../beside.txt',
    '/api/anything',
  ])('the address %s leads nowhere', async (path) => {
    const { status, text } = await ask(server, { path });
    expect(status).toBeOneOf([400, 404]);
    expect(text).not.toContain('not for you');
  });

  test('requests that never end disturb nobody', async () => {
    const { hostname, port } = new URL(server);
    const lines = Array.from({ length: 100 }, () => connect(Number(port), hostname));
    for (const line of lines) {
      line.on('error', () => {});
      line.write(`POST ${JOIN} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`);
    }
    await othersPlayOn();
    for (const line of lines) line.destroy();
  });
});

describe('pictures', () => {
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const idOf = (picture: Uint8Array) => createHash('sha256').update(picture).digest('hex');
  const put = (seat: string, id: string, kind: string, body: Uint8Array) =>
    ask(server, {
      method: 'PUT',
      path: `/api/tables/${table.table}/pictures/${id}`,
      headers: { Authorization: `Bearer ${seat}`, 'Content-Type': kind, 'Content-Length': `${body.length}` },
      body,
    });

  test('only the game master’s, with the right hash, of a kind there is', async () => {
    const id = idOf(PNG);
    expect((await put(eve, id, 'image/png', PNG)).status).toBe(403);
    expect((await put('nobody', id, 'image/png', PNG)).status).toBe(403);
    expect((await put(table.seat, id, 'image/svg+xml', PNG)).status).toBe(415);
    expect((await put(table.seat, id, 'text/html', PNG)).status).toBe(415);
    expect((await put(table.seat, idOf(Buffer.from('x')), 'image/png', PNG)).status).toBe(422);
    const page = Buffer.from('<script>alert(1)</script>');
    expect((await put(table.seat, idOf(page), 'image/png', page)).status).toBe(415);
    expect((await put(table.seat, id, 'image/png', PNG)).status).toBe(201);
    await othersPlayOn();
  });

  test('ids that are none, other tables', async () => {
    const other = await found(server, FIGHT);
    const get = (path: string, seat: string) =>
      ask(server, { path, headers: { Authorization: `Bearer ${seat}` } });
    const at = `/api/tables/${table.table}/pictures`;
    for (const id of ['x', '../../facts', `${'0'.repeat(64)}/..`, '%2e%2e', '0'.repeat(64)])
      expect((await get(`${at}/${id}`, table.seat)).status).toBe(404);
    expect((await get(`${at}/${idOf(PNG)}`, other.seat)).status).toBe(403);
    expect((await get(`${at}/${idOf(PNG)}`, eve)).status).toBe(200);
  });
});
