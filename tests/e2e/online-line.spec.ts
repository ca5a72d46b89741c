import { expect, test } from '@playwright/test';
import { type BadLine, startBadLine } from './bad-line';
import { type RealServer, startRealServer } from './real-server';
import {
  beginTable,
  endTurn,
  expectTurn,
  faults,
  type OnWire,
  overhear,
  say,
  screen,
  sitDown,
  type Wire,
} from './seats';
import type { Table } from './table';

// A player whose line is cut, slow or dead without a word; the game master's is good.

const FIGHT = `
title: Over a bad line
size: [14, 10]
combatants:
  A: { name: Hadra, side: party, at: [3, 4], hp: 60, hands: [longsword] }
  O: { name: Orc, side: foes, at: [9, 4], hp: 60, hands: [longsword] }
initiative: [A, O]
`;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: RealServer;
let line: BadLine;
let gm: Table;
let anna: Table;
/** What goes over Anna's lines, and over the game master's. */
let wire: Wire;
let good: Wire;

test.beforeAll(async ({ browser }) => {
  [server, gm, anna] = await Promise.all([startRealServer(), screen(browser), screen(browser)]);
  line = await startBadLine(Number(new URL(server.url).port));
});
test.afterAll(async () => {
  await Promise.all([gm, anna].map((table) => table?.page.context().close()));
  await line?.close();
  await server?.remove();
});

type Told = { readonly events: readonly { readonly type: string; readonly who?: string }[] };
const isChange = ({ from, message: { type } }: OnWire) => from === 'server' && type === 'change';
/** Squares that somebody has entered, as a page was told; a change that came over two lines is one. */
const stepsOf = (who: string, { all }: Wire): number =>
  [...new Map(all.filter(isChange).map((it) => [`${it.message.stream} ${it.message.n}`, it])).values()]
    .flatMap(({ message: { told } }) => (told as readonly Told[]).flatMap(({ events }) => events))
    .filter((event) => event.type === 'moved' && event.who === who).length;
/** Anna's commands as they were sent: number of the line and of the command. */
const sentByAnna = (): readonly (readonly [number, unknown])[] =>
  wire.all.flatMap(({ line: on, from, message: { type, id } }) =>
    from === 'page' && type === 'command' ? [[on, id] as const] : [],
  );
const lastNumber = (): number =>
  Number(wire.all.findLast(({ from, message: { n } }) => from === 'server' && n !== undefined)?.message.n);

/**
 * What has come since over the line that is used now: only the changes that were missing, in order, none twice, and not the fight. What an abandoned line
 * still brings the page does not listen to.
 */
function expectOnlyMissing(before: number, since: number): void {
  const heard = wire.all.slice(since).filter(({ from, line: on }) => from === 'server' && on === wire.lines);
  expect(heard.map(({ message: { type } }) => type)).not.toContain('snapshot');
  const numbers = heard.filter(isChange).map(({ message: { n } }) => n);
  expect(numbers).toEqual(numbers.map((_, index) => before + 1 + index));
  expect(numbers.length).toBeGreaterThan(0);
}
const back = () => expect(anna.panel('line-lost')).toHaveCount(0, { timeout: 30_000 });

test('a player comes in over a line of her own', async () => {
  [wire, good] = [overhear(anna.page), overhear(gm.page)];
  const { link } = await beginTable(gm, server.url, FIGHT);
  await sitDown(anna, link.replace(server.url, line.url), 'Anna', 'A');
  await gm.panel('together-close').click();
});

test('who is cut off is told so, acts all the same, and catches up with what was missed', async () => {
  line.cut();
  await expect(anna.panel('line-lost')).toBeVisible();
  const [before, since] = [lastNumber(), wire.all.length];
  await anna.draw([3, 4], [3, 3], [3, 2]);
  await anna.release();
  await expect(anna.panel('line-lost')).toContainText('1 command');
  await expect(anna.page.locator('.board')).toHaveAttribute('data-remote', 'A');
  for (let time = 0; time < 3; time += 1) await gm.send({ gm: 'damage', on: 'O', amount: 2 });
  await say(gm, 'While you were away');
  await gm.expectAt('A', [3, 4]);
  await expect(gm.panel('table-people')).toHaveAccessibleName(/\b1\b/);
  line.mend();
  await back();
  for (const table of [gm, anna]) await table.expectAt('A', [3, 2]);
  await expect(anna.panel('chat-lines')).toContainText('While you were away');
  expectOnlyMissing(before, since);
  expect(sentByAnna()).toHaveLength(1);
  for (const each of [wire, good]) expect(stepsOf('A', each)).toBe(2);
  await expect(anna.page.locator('.board')).not.toHaveAttribute('data-remote');
});

test('where only the acknowledgement was lost nothing is sent a second time', async () => {
  line.stall('down');
  await anna.panel('end-turn').click();
  await expectTurn(gm, 'O');
  await expect(anna.panel('sending')).toBeVisible();
  const before = lastNumber();
  line.cut();
  await expect(anna.panel('line-lost')).toBeVisible();
  const since = wire.all.length;
  line.mend();
  await back();
  await expectTurn(anna, 'O');
  await expect(anna.panel('sending')).toHaveCount(0);
  expectOnlyMissing(before, since);
  expect(sentByAnna()).toHaveLength(2);
  await expectTurn(gm, 'O');
});

test('what was lost on its way is sent again under its number, and done once', async () => {
  await endTurn(gm, 'O');
  await expectTurn(anna, 'A');
  line.stall('up');
  await anna.draw([3, 2], [4, 2]);
  await anna.release();
  await expect(anna.panel('sending')).toBeVisible();
  await gm.expectAt('A', [3, 2]);
  line.cut();
  await expect(anna.panel('line-lost')).toContainText('1 command');
  line.mend();
  await back();
  for (const table of [gm, anna]) await table.expectAt('A', [4, 2]);
  const [first, second] = sentByAnna().slice(2);
  expect(second?.[1]).toBe(first?.[1]);
  expect(second?.[0]).not.toBe(first?.[0]);
  expect(sentByAnna()).toHaveLength(4);
  for (const each of [wire, good]) expect(stepsOf('A', each)).toBe(3);
});

test('over a slow line one plays all the same', async () => {
  line.delay(300);
  await gm.send({ gm: 'place', on: 'O', at: [5, 3] });
  await anna.panel('end-turn').click();
  await expect(anna.panel('sending')).toBeAttached();
  await expectTurn(anna, 'O');
  await expect(anna.panel('sending')).toHaveCount(0);
  await gm.send({
    by: 'O',
    do: 'move',
    path: [
      [6, 4],
      [7, 5],
    ],
  });
  await anna.panel('answer-pass').click();
  await gm.expectPending();
  await anna.expectAt('O', [7, 5]);
  await endTurn(gm, 'O');
  await expectTurn(anna, 'A');
  await anna.draw([4, 2], [3, 2], [2, 2]);
  await expect(gm.page.locator('.board')).toHaveAttribute('data-remote', 'A');
  await anna.release();
  for (const table of [gm, anna]) await table.expectAt('A', [2, 2]);
  line.delay(0);
});

test('a line that is dead without a word is noticed, told, and left for another', async () => {
  const [before, since] = [lastNumber(), wire.all.length];
  line.stall('up', 'down');
  await anna.draw([2, 2], [2, 3]);
  await anna.release();
  await expect(anna.panel('sending')).toBeVisible();
  await expect(anna.panel('line-lost')).toContainText('1 command', { timeout: 30_000 });
  await gm.send({ gm: 'damage', on: 'O', amount: 2 });
  line.flow();
  await back();
  for (const table of [gm, anna]) await table.expectAt('A', [2, 3]);
  expectOnlyMissing(before, since);
  for (const each of [wire, good]) expect(stepsOf('A', each)).toBe(6);
  expect([gm, anna].flatMap(faults)).toEqual([]);
});
