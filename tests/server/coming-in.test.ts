import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { newSecret } from '../../src/server/codes';
import { dialTable } from '../../src/sharing/colyseus-line';
import { FIGHT } from '../../src/tools/load/fight';
import { openDesk } from './desk';

// Who was let in and never heard of it, because the line was cut or the server was killed just then, comes in all the same.

test('whoever comes again with the key of a seat finds it, before and after a crash; nobody else has its name', async () => {
  const desk = await openDesk(FIGHT);
  const [code, key] = [desk.codes.player, newSecret()];
  const first = await desk.join({ code, name: 'Anna', key });
  const again = await desk.join({ code, name: 'Anna', key });
  expect(again.seat).toEqual(first.seat);
  expect(again.secret).toBe(key);
  await desk.restart();
  const after = await desk.join({ code, name: 'Anna', key });
  expect(after.seat).toEqual(first.seat);
  expect((await desk.join({ seat: key })).seat).toEqual(first.seat);
  await expect(desk.join({ code, name: 'Anna', key: newSecret() })).rejects.toThrow('name-taken');
  expect(after.last('people').people.filter(({ role }) => role === 'player')).toHaveLength(1);
});

test('a key that is nobody’s opens nothing', async () => {
  const desk = await openDesk(FIGHT);
  const wrong = { code: 'wrong', name: 'Eve', key: newSecret() };
  await expect(desk.join(wrong)).rejects.toThrow('code-unknown');
});

test('a page shows the same key each time, until it has its seat', async () => {
  const shown: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    shown.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let isIn = false;
  const [table, code] = [newSecret(), newSecret()];
  const dial = dialTable(address, () => (isIn ? { table, seat: 'mine' } : { table, code, name: 'Anna' }));
  const other = dialTable(address, () => ({ table, code, name: 'Anna' }));
  for (const each of [dial, dial, other]) await expect(each()).rejects.toThrow();
  isIn = true;
  await expect(dial()).rejects.toThrow();
  server.close();
  const secret = expect.stringMatching(/^[\w-]{22}$/);
  expect(shown[0]).toMatchObject({ table, code, name: 'Anna', key: secret, window: secret });
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[2]?.['key']).not.toBe(shown[0]?.['key']);
  // The same window, whose numbers go on; and no key, for that is the seat's secret.
  expect(shown[3]).toEqual({ table, seat: 'mine', window: shown[0]?.['window'] });
  expect(shown[0]?.['window']).not.toBe(shown[0]?.['key']);
});
