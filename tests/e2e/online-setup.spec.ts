import { expect, test } from '@playwright/test';
import { type RealServer, startRealServer } from './real-server';
import { beginTable, faults, overhear, screen, sitDown, type Wire } from './seats';
import type { Table } from './table';

// A fight that is still being prepared, at everyone's own screen.

const PREPARED = `
title: The ambush at the ford
size: [14, 10]
combatants:
  A: { name: Hadra, side: party, at: [3, 4], hp: 60, hands: [longsword] }
  B: { name: Ilvasse, side: party, at: [3, 7], hp: 60, hands: [longsword] }
  O: { name: Orc, side: foes, at: [9, 4], hp: 60, hands: [longsword] }
`;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

let server: RealServer;
let gm: Table;
let anna: Table;
let ben: Table;
let wall: Table;
let wire: Wire;

test.beforeAll(async ({ browser }) => {
  [server, gm, anna, ben, wall] = await Promise.all([
    startRealServer(),
    screen(browser),
    screen(browser),
    screen(browser),
    screen(browser),
  ]);
});
test.afterAll(async () => {
  await Promise.all([gm, anna, ben, wall].map((table) => table?.page.context().close()));
  await server?.remove();
});

const remote = ({ page }: Table) => expect.poll(() => page.locator('.board').getAttribute('data-remote'));

test('a table screen waits while the fight is prepared, unless the game master lets it see', async () => {
  wire = overhear(wall.page);
  const { link, screen: watch } = await beginTable(gm, server.url, PREPARED);
  await Promise.all([
    sitDown(anna, link, 'Anna', 'A'),
    sitDown(ben, link, 'Ben', 'B'),
    wall.page.goto(watch),
  ]);
  await expect(wall.panel('table-wait')).toHaveText('The game master is preparing');
  expect([wire.received('Hadra'), wire.received('Orc')]).toEqual([false, false]);
  await gm.panel('switch-preparing').check();
  await expect(wall.page.locator('.board[data-ready="true"]')).toBeVisible();
  await expect(wall.panel('table-wait')).toBeHidden();
  await gm.panel('switch-preparing').uncheck();
  await expect(wall.panel('table-wait')).toBeVisible();
});

test('players place their own where the game master lets them, and all see it as they do', async () => {
  await expect(anna.panel('not-begun')).not.toContainText('Drag your own tokens');
  await anna.draw([3, 4], [4, 4]);
  await anna.release();
  await expect(anna.panel('notice')).toHaveAttribute('data-code', 'not-yours');
  await gm.expectAt('A', [3, 4]);
  await gm.panel('switch-placing').check();
  await gm.panel('together-close').click();
  await expect(anna.panel('not-begun')).toContainText('Drag your own tokens');

  await anna.draw([3, 4], [5, 3]);
  await remote(ben).toBe('A');
  await ben.draw([3, 7], [5, 6]);
  // Each hand has a path of its own.
  await remote(gm).toBe('B A');
  await remote(anna).toBe('B');
  await anna.release();
  await remote(gm).toBe('B');
  await ben.release();
  for (const table of [gm, anna, ben]) {
    await table.expectAt('A', [5, 3]);
    await table.expectAt('B', [5, 6]);
  }
  await anna.draw([5, 6], [6, 6]);
  await anna.release();
  await expect(anna.panel('notice')).toHaveAttribute('data-code', 'not-your-combatant');
  await gm.expectAt('B', [5, 6]);
});

test('when the fight has begun the screen shows it, and nobody is placed any more', async () => {
  await gm.panel('start-fight').click();
  await expect(wall.panel('table-wait')).toBeHidden();
  await expect(wall.panel('table-who-A')).toBeVisible();
  await expect(anna.panel('not-begun')).toHaveCount(0);
  expect(await anna.send({ gm: 'place', on: 'A', at: [5, 4] })).toMatchObject({ code: 'not-yours' });
  await gm.expectAt('A', [5, 3]);
  expect([gm, anna, ben, wall].flatMap(faults)).toEqual([]);
});
