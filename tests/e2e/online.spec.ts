import { expect, test } from '@playwright/test';
import { expectNoFault } from './axe';
import { png } from './png';
import { type RealServer, startRealServer } from './real-server';
import { begunTable, endTurn, expectTurn, faults, say, screen } from './seats';
import type { Table } from './table';

// One fight at several screens over a real server: one after the other, at the same table.

const FIGHT = `
title: Across the server
size: [14, 10]
combatants:
  A: { name: Hadra, side: party, at: [3, 4], hp: 60, hands: [longsword] }
  B: { name: Ilvasse, side: party, at: [3, 7], hp: 60, hands: [longsword] }
  O: { name: Orc, side: foes, at: [4, 4], hp: 60, hands: [longsword] }
  L: { name: Lurker, side: foes, at: [12, 8], hp: 60, hidden: true }
initiative: [A, O, B, L]
`;

test.describe.configure({ mode: 'serial' });

let server: RealServer;
let gm: Table;
let anna: Table;
let ben: Table;
/** What Ben's page asks the server for while he sits at the table. */
const asked: string[] = [];
/** Secrets of the links, to come in by later. */
let screenLink = '';

test.beforeAll(async ({ browser }) => {
  server = await startRealServer();
  [gm, anna, ben] = [await screen(browser), await screen(browser), await screen(browser)];
});
test.afterAll(async () => {
  await Promise.all([gm, anna, ben].map((it) => it?.page.context().close()));
  await server?.remove();
});

test('a table is begun from a fight; players come in by link and by code and take their tokens', async () => {
  await gm.page.goto(server.url);
  await gm.ready();
  await gm.openText(FIGHT);
  await gm.page.keyboard.press('d');
  const buffer = png(140, 100, () => [200, 30, 30]);
  await gm.panel('picture-input').setInputFiles({ name: 'floor.png', mimeType: 'image/png', buffer });
  await expect(gm.page.locator('.board')).toHaveAttribute('data-picture', /^[0-9a-f]{64}$/);
  await gm.page.keyboard.press('d');
  const { link, code, screen: watch } = await begunTable(gm);
  screenLink = watch;

  await expectNoFault(gm.page, { state: 'the table' });
  await anna.page.goto(link);
  await anna.panel('door-name').fill('Anna');
  await expectNoFault(anna.page, { state: 'the door' });
  await anna.panel('door-enter').click();
  await anna.panel('take-A').click();
  await expect(gm.panel('plays-A')).toHaveValue('Anna');
  const picture = await gm.page.locator('.board').getAttribute('data-picture');
  await expect(anna.page.locator('.board')).toHaveAttribute('data-picture', String(picture));

  await ben.page.goto(server.url);
  await ben.ready();
  await ben.panel('menu').click();
  await ben.panel('join-table').click();
  await ben.panel('join-code').fill('WRON-GONE');
  await ben.panel('join-find').click();
  await expect(ben.panel('join-refused')).toHaveAttribute('data-code', 'code-unknown');
  await ben.panel('join-code').fill(code.toLowerCase());
  await ben.panel('join-find').click();
  await ben.panel('door-name').fill('anna');
  await ben.panel('door-enter').click();
  await expect(ben.panel('door-refused')).toHaveAttribute('data-code', 'name-taken');
  await ben.panel('door-name').fill('Ben');
  await ben.panel('door-enter').click();
  await expect(ben.panel('take-A')).toHaveCount(0);
  await ben.panel('take-B').click();
  await expect(gm.panel('person-Ben')).toContainText('plays Ilvasse');
  await gm.panel('together-close').click();
  // From now on not one file comes to him: what may be needed at a table is there.
  await ben.ready();
  await expect(ben.panel('chat')).toBeVisible();
  await ben.page.route('**/assets/*', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
});

test('a player sees and moves what is theirs, and nothing else', async () => {
  expect(Object.keys(await ben.view())).not.toContain('L');
  await expect(anna.page.getByText('Lurker')).toHaveCount(0);
  await expect(ben.panel('others-turn')).toContainText('Anna');
  for (const hidden of ['undo', 'editor-toggle', 'gm-editor', 'dice-mode'])
    await expect(anna.panel(hidden)).toHaveCount(0);
  expect(await ben.send({ by: 'A', do: 'move', path: [[3, 3]] })).toMatchObject({
    code: 'not-your-combatant',
  });
  expect(await ben.send({ gm: 'heal', on: 'B', amount: 1 })).toMatchObject({ code: 'not-yours' });
});

test('the path is seen by the others while it is drawn, and a decision goes to who owns it', async () => {
  await anna.draw([3, 4], [2, 4], [1, 4]);
  await expect
    .poll(() => gm.page.evaluate(() => document.querySelector('.board')?.getAttribute('data-remote')))
    .toBe('A');
  await anna.release();
  // The orc's chance is the game master's: the others see that it decides, and no more.
  await gm.expectPending('O');
  await expect(anna.panel('others-decide')).toContainText('Orc');
  await expect(anna.panel('decisions')).toHaveCount(0);
  await gm.panel('answer-pass').click();
  for (const table of [gm, anna, ben]) await table.expectAt('A', [1, 4]);
  await anna.panel('end-turn').click();
  await expectTurn(anna, 'O');
  await anna.send({ by: 'A', do: 'end-turn' });
  await expect(anna.panel('notice')).toBeVisible();
});

test('the server is killed in the middle of an attack of opportunity, comes back, and the fight goes on', async () => {
  await endTurn(gm, 'O');
  await expectTurn(ben, 'B');
  await ben.draw([3, 7], [4, 6], [5, 5]);
  await ben.release();
  await ben.expectAt('B', [5, 5]);
  await ben.panel('end-turn').click();
  await endTurn(gm, 'L');
  await endTurn(anna, 'A');
  // The orc leaves Ben's reach.
  await expectTurn(gm, 'O');
  await gm.send({
    by: 'O',
    do: 'move',
    path: [
      [4, 3],
      [4, 2],
    ],
  });
  await expect(ben.panel('decision-B')).toBeVisible();
  await expect(anna.panel('others-decide')).toContainText('Ilvasse');
  await server.kill();
  await expect(ben.panel('line-lost')).toBeVisible();
  await ben.panel('answer-pass').click();
  await expect(ben.panel('line-lost')).toContainText('1 command');
  await ben.panel('table-people').click();
  await expect(ben.panel('table-sheet')).toContainText('Anna');
  await ben.panel('together-close').click();
  await server.start();
  for (const table of [gm, anna, ben]) {
    await expect(table.panel('line-lost')).toHaveCount(0, { timeout: 20_000 });
    await table.expectAt('O', [4, 2]);
  }
  await gm.expectPending();
});

test('after a reload everyone sits in their own seat again', async () => {
  // What keeps the app for later comes when there is time for it.
  expect(asked.filter((url) => !url.includes('/offline-'))).toEqual([]);
  await ben.page.unroute('**/assets/*');
  for (const table of [gm, anna, ben]) await table.reload();
  await expect(gm.panel('undo')).toBeVisible();
  for (const table of [gm, anna, ben]) await table.expectAt('O', [4, 2]);
  await expect(anna.panel('choose-token')).toHaveCount(0);
  expect(await anna.send({ by: 'B', do: 'end-turn' })).toMatchObject({ code: 'not-your-combatant' });
});

test('chat with dice for all, whispers for the game master, and pointing', async () => {
  await say(anna, '/roll 2d6+3');
  await anna.panel('chat-whisper').check();
  await say(anna, 'I sneak behind it');
  await expect(gm.panel('chat-line')).toHaveCount(2);
  await say(gm, 'Go on');
  await expect(ben.panel('chat-line')).toHaveText([/Anna 2d6\+3 \[\d, \d\] = \d+/, /GM Go on/]);
  await anna.page.keyboard.down('Alt');
  await anna.click([7, 7]);
  await anna.page.keyboard.up('Alt');
  await expect(ben.panel('ping')).toHaveText('Anna');
});

test('players’ acts wait for the game master’s yes where that is set', async () => {
  await gm.panel('table-people').click();
  await gm.panel('switch-approval').check();
  await gm.panel('together-close').click();
  await endTurn(gm, 'O');
  await expectTurn(ben, 'B');
  await ben.send({ by: 'B', do: 'move', path: [[6, 5]] });
  await expect(ben.panel('waits-for-gm')).toContainText('Ilvasse');
  await expect(gm.panel('proposal')).toContainText('Ben');
  await ben.expectAt('B', [5, 5]);
  await gm.panel('decline').click();
  await expect(ben.panel('notice')).toHaveAttribute('data-code', 'proposal-declined');
  await ben.send({ by: 'B', do: 'move', path: [[6, 5]] });
  await gm.panel('approve').click();
  await ben.expectAt('B', [6, 5]);
});

test('a table screen follows; the game master removes somebody, and takes the fight home', async ({
  browser,
}) => {
  const wall = await screen(browser);
  await wall.page.goto(screenLink);
  await expect(wall.panel('table-who-B')).toBeVisible();
  await expect(wall.panel('table-who-L')).toHaveCount(0);
  await gm.panel('table-people').click();
  await gm.panel('remove-Ben').click();
  await expect(ben.panel('line-ended')).toHaveAttribute('data-code', 'closed-removed');
  await expect(gm.panel('plays-B')).toHaveValue('gm');
  await gm.panel('take-home').click();
  await gm.page.waitForURL((url) => url.hash === '');
  await gm.ready();
  expect((await gm.view()).title).toBe('Across the server');
  await gm.expectAt('B', [6, 5]);
  await expect(anna.panel('line-ended')).toHaveAttribute('data-code', 'closed-ended');
  expect([gm, anna, ben, wall].flatMap(faults)).toEqual([]);
  await wall.page.context().close();
});
