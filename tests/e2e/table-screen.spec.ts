import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Table } from './table';

declare global {
  interface Window {
    sentToTable: string[];
  }
}

const FIGHT = `
title: Ambush of the wyvern
size: [16, 12]
combatants:
  Fighter: { name: Hadra, side: party, at: [3, 5], hp: 20, hands: [longsword], bab: 5, initiative: 20 }
  Ogre: { creature: ogre, name: Grumm, side: foes, at: [6, 5], initiative: 10 }
  zqLurker: { creature: ogre, name: Zqxlurker, side: foes, at: [13, 11], hidden: true, initiative: 15 }
phase: round
round: 1
current: Fighter
`;

/** Everything that this window says to others is written down. */
function writeDown(): void {
  window.sentToTable = [];
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (this: BroadcastChannel, message: unknown) {
    if (this.name.startsWith('fivefoot-table')) window.sentToTable.push(JSON.stringify(message));
    post.call(this, message);
  };
}

const SECRET = ['zqLurker', 'Zqxlurker', 'wyvern', 'xoroshiro', '"x":13,"y":11', '[13,11]'];

async function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.sentToTable);
}
async function expectNothingSecret(page: Page): Promise<void> {
  const all = await said(page);
  expect(all.some((it) => it.includes('snapshot'))).toBe(true);
  for (const message of all)
    for (const word of SECRET)
      expect(message.includes(word), `${word} in ${message.slice(0, 400)}`).toBe(false);
}

async function begin(context: BrowserContext): Promise<{ gm: Table; screen: Table }> {
  await context.addInitScript(writeDown);
  const gm = new Table(await context.newPage());
  await gm.open();
  expect(await gm.openText(FIGHT)).toMatchObject({ ok: true });
  const [page] = await Promise.all([context.waitForEvent('page'), gm.panel('open-table').click()]);
  const screen = new Table(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await drawn(page);
  return { gm, screen };
}
const drawn = (page: Page) =>
  expect(page.locator('.board[data-ready="true"]')).toBeVisible({ timeout: 20_000 });

test('the table screen follows the fight, the drag and what comes of it, and knows nothing hidden', async ({
  context,
}) => {
  const { gm, screen } = await begin(context);
  await expect(screen.panel('table-strip')).toContainText('Hadra');
  await expect(screen.panel('table-strip')).toContainText('Grumm');
  await expect(screen.panel('table-strip')).not.toContainText('Zqx');
  await expect(screen.panel('table-head')).toHaveText('Hadra');
  await expect(screen.page.locator('button, input, select, a')).toHaveCount(0);

  await gm.draw([3, 5], [4, 5], [4, 3]);
  await expect(screen.panel('table-head')).toHaveText(/ft/);
  await expect(screen.panel('table-rest')).toContainText('Grumm');
  await gm.page.keyboard.press('Escape');
  await gm.release();
  await expect(screen.panel('table-head')).toHaveText('Hadra');

  // Dragged by the game master, a foe's way is the game master's.
  const before = (await said(gm.page)).length;
  await gm.send({ gm: 'set', on: 'Ogre', state: { damage: 0 } });
  expect((await said(gm.page)).length).toBe(before);

  const attack = { do: 'attack', by: 'Fighter', on: 'Ogre', dice: { d20: [19], d8: [4] } };
  await gm.send({
    do: 'move',
    by: 'Fighter',
    path: [
      [4, 5],
      [5, 5],
    ],
  });
  for (let left = 0; left < 3; left++) {
    const [waiting] = (await gm.view()).pending;
    if (waiting === undefined) break;
    await gm.send({ by: waiting.by, answer: 'pass' });
  }
  expect(await gm.send(attack)).toMatchObject({ ok: true });
  await expect(screen.panel('table-head')).toHaveText(/Hit: \d+/);

  // Whoever is hidden acts: nobody hears of it.
  await gm.send({ do: 'end-turn', by: 'Fighter' });
  await gm.send({ do: 'move', by: 'zqLurker', path: [[12, 11]] });
  await gm.send({ gm: 'damage', on: 'zqLurker', amount: 3 });
  await gm.send({ do: 'end-turn', by: 'zqLurker' });
  await expect(screen.page.locator('.table-who[aria-current]')).toContainText('Grumm');
  await expectNothingSecret(gm.page);
  expect(screen.errors).toEqual([]);
  expect(gm.errors).toEqual([]);
});

test('either window may be loaded again, and they find each other', async ({ context }) => {
  const { gm, screen } = await begin(context);
  await screen.page.reload();
  await drawn(screen.page);
  await expect(screen.panel('table-strip')).toContainText('Hadra');
  await gm.reload();
  await expect(screen.panel('table-lost')).toBeHidden();
  await gm.send({ do: 'end-turn', by: 'Fighter' });
  await gm.send({ do: 'end-turn', by: 'zqLurker' });
  await expect(screen.page.locator('.table-who[aria-current]')).toContainText('Grumm');
  await expectNothingSecret(gm.page);
});

test('without a game master the screen waits', async ({ page }) => {
  await page.goto('./?table=nobody');
  await expect(page.getByTestId('table-wait')).toHaveText(/game master/);
});

test('what the screen says is big enough for the other end of the room', async ({ context }) => {
  const { screen } = await begin(context);
  await screen.page.setViewportSize({ width: 1920, height: 1080 });
  const size = (id: string) =>
    screen.panel(id).evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  await expect.poll(() => size('table-head')).toBeCloseTo(96, 1);
  expect(await size('table-strip')).toBeGreaterThanOrEqual(28);
  expect(await size('table-rest')).toBeGreaterThanOrEqual(28);
  const { width, clientWidth } = await screen.panel('table-board').evaluate((it) => ({
    width: it.getBoundingClientRect().width,
    clientWidth: it.clientWidth,
  }));
  // The smallest letters of the board are ten of its pixels.
  expect((width / clientWidth) * 10).toBeGreaterThanOrEqual(27.9);
});
