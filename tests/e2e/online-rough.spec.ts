import { expect, test } from '@playwright/test';
import { type RealServer, startRealServer } from './real-server';
import { beginTable, faults, screen, sitDown, type Ways } from './seats';
import { Table } from './table';

// Coming and going just when the server is not there, and two windows of one seat.

const FIGHT = `
title: Rough weather
size: [14, 10]
combatants:
  A: { name: Hadra, side: party, at: [3, 4], hp: 60 }
  B: { name: Ilvasse, side: party, at: [3, 7], hp: 60 }
  O: { name: Orc, side: foes, at: [9, 4], hp: 60 }
initiative: [A, O, B]
`;

test.describe.configure({ mode: 'serial' });

let server: RealServer;
let ways: Ways;
let gm: Table;
let anna: Table;
let ben: Table;

test.beforeAll(async ({ browser }) => {
  const arrive = () => screen(browser);
  [server, gm, anna, ben] = await Promise.all([startRealServer(), arrive(), arrive(), arrive()]);
  ways = await beginTable(gm, server.url, FIGHT);
  await sitDown(anna, ways.link, 'Anna', 'A');
});
test.afterAll(async () => {
  await Promise.all([gm, anna, ben].map((table) => table?.page.context().close()));
  await server?.remove();
});
const back = (table: Table) => expect(table.panel('line-lost')).toHaveCount(0, { timeout: 30_000 });

test('who comes while the server is away is told that it is looked for, and comes in when it is back', async () => {
  await ben.page.goto(ways.link);
  await ben.panel('door-name').fill('Ben');
  await server.kill();
  await ben.panel('door-enter').click();
  await expect(ben.panel('coming-in')).toHaveText('Connecting…');
  // Nothing is set at a table, or ended, that nobody hears of.
  await expect(gm.panel('line-lost')).toBeVisible();
  for (const inert of ['take-home', 'renew', 'plays-A', 'switch-approval'])
    await expect(gm.panel(inert)).toBeDisabled();
  await server.start();
  await ben.panel('take-B').click({ timeout: 30_000 });
  await expect(ben.panel('coming-in')).toHaveCount(0);
  await expect(gm.panel('person-Ben')).toContainText('plays Ilvasse');
});

test('two windows of one seat know the same and act in turns', async () => {
  await back(anna);
  const second = new Table(await anna.page.context().newPage());
  await second.page.goto(ways.link);
  await second.panel('door-back').click();
  await second.ready();
  await second.draw([3, 4], [4, 3]);
  await second.release();
  for (const table of [gm, anna, second]) await table.expectAt('A', [4, 3]);
  await anna.panel('end-turn').click();
  for (const table of [gm, anna, second])
    await expect.poll(async () => (await table.view()).current).toBe('O');
  expect([anna, second].flatMap(faults)).toEqual([]);
  await second.page.close();
});

test('the game master ends the table with the page that is there, and everybody is told', async () => {
  await gm.panel('take-home').click();
  await gm.page.waitForURL((url) => url.hash === '');
  await gm.ready();
  await gm.expectAt('A', [4, 3]);
  for (const table of [anna, ben])
    await expect(table.panel('line-ended')).toHaveAttribute('data-code', 'closed-ended');
  expect([gm, anna, ben].flatMap(faults)).toEqual([]);
});
