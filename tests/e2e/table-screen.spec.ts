import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { Table } from './table';

declare global {
  interface Window {
    sentToTable: string[];
  }
}

const FIGHT = `
title: Ambush of the wyvern
size: [60, 40]
initiative: [Fighter, zqLurker, Ogre, Scout]
combatants:
  Fighter: { creature: sparring-warrior, name: Hadra, side: party, at: [3, 5], hp: 40 }
  Scout: { creature: sparring-warrior, name: Olin, side: party, at: [55, 37], hp: 40 }
  Ogre: { creature: ogre, name: Grumm, side: foes, at: [5, 5], hp: 40 }
  zqLurker: { creature: sparring-warrior, name: Zqxlurker, side: foes, at: [13, 11], hidden: true }
`;
const PREPARED = FIGHT.replace(/initiative:.*\n/, '');
/** Nobody is named a player, and no side is called the party. */
const STRANGERS = FIGHT.replaceAll('side: party', 'side: red').replaceAll('side: foes', 'side: blue');

/** Everything that this window says to others is written down. */
function writeDown(): void {
  window.sentToTable = [];
  const post = BroadcastChannel.prototype.postMessage;
  BroadcastChannel.prototype.postMessage = function (this: BroadcastChannel, message: unknown) {
    if (this.name.startsWith('fivefoot-table')) window.sentToTable.push(JSON.stringify(message));
    post.call(this, message);
  };
}

const SECRET = ['zqLurker', 'Zqxlurker', 'wyvern', 'xoroshiro', '"x":13,"y":11', '[13,11]', '"13,11"'];

/** What the window of the game master has told of the fight; that it is there is told every second. */
async function said(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.sentToTable.filter((it) => !it.includes('"kind":"answer"')));
}
async function expectNothingSecret(page: Page): Promise<void> {
  const all = await page.evaluate(() => window.sentToTable);
  expect(all.some((it) => it.includes('snapshot'))).toBe(true);
  for (const message of all)
    for (const word of SECRET)
      expect(message.includes(word), `${word} in ${message.slice(0, 400)}`).toBe(false);
}

async function begin(context: BrowserContext, text = FIGHT): Promise<{ gm: Table; screen: Table }> {
  await context.addInitScript(writeDown);
  const gm = new Table(await context.newPage());
  await gm.open();
  expect(await gm.openText(text)).toMatchObject({ ok: true });
  const [page] = await Promise.all([context.waitForEvent('page'), gm.panel('open-table').click()]);
  const screen = new Table(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  return { gm, screen };
}
const drawn = ({ page }: Table) => expect(page.locator('.board[data-ready="true"]')).toBeVisible();
const acting = ({ page }: Table) => page.locator('.table-who[aria-current]');
async function turnsTo({ gm, screen }: { gm: Table; screen: Table }, name: string, ...ends: string[]) {
  for (const by of ends) expect(await gm.send({ do: 'end-turn', by })).toMatchObject({ ok: true });
  await expect(acting(screen)).toContainText(name);
}

test('the table screen follows the fight, the drag and what comes of it, and knows nothing hidden', async ({
  context,
}) => {
  const { gm, screen } = await begin(context);
  await drawn(screen);
  await expect(screen.panel('table-strip')).toContainText('Hadra');
  await expect(screen.panel('table-strip')).toContainText('Grumm');
  await expect(screen.panel('table-strip')).not.toContainText('Zqx');
  await expect(screen.panel('table-head')).toHaveText('Hadra');
  // The board's own buttons for tokens are out of reach: nothing takes a key, a click or the focus.
  await expect(screen.page.locator(':is(button, input, select, a):not([inert] *)')).toHaveCount(0);
  await screen.page.keyboard.press('Tab');
  expect(await screen.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');

  await gm.draw([3, 5], [3, 3], [1, 2]);
  await expect(screen.panel('table-head')).toHaveText(/ ft/);
  await expect(screen.panel('table-rest')).toContainText('Grumm');
  await gm.page.keyboard.press('Escape');
  await gm.release();
  await expect(screen.panel('table-head')).toHaveText('Hadra');

  // What changes nothing that players may know is not told, not even as an empty message.
  const before = (await said(gm.page)).length;
  await gm.send({ gm: 'set', on: 'zqLurker', state: { damage: 1 } });
  expect((await said(gm.page)).length).toBe(before);

  const dice = { d20: [19], d8: [4] };
  expect(await gm.send({ gm: 'place', on: 'Fighter', at: [4, 5] })).toMatchObject({ ok: true });
  expect(await gm.send({ do: 'attack', by: 'Fighter', on: 'Ogre', dice })).toMatchObject({ ok: true });
  await expect(screen.panel('table-head')).toHaveText(/hit: \d+/i);

  // Whoever is hidden acts: nobody hears of it.
  await gm.send({ do: 'end-turn', by: 'Fighter' });
  await expect(acting(screen)).toHaveCount(0);
  await gm.send({ do: 'move', by: 'zqLurker', path: [[12, 11]] });
  await gm.send({ gm: 'damage', on: 'zqLurker', amount: 3 });
  await turnsTo({ gm, screen }, 'Grumm', 'zqLurker');
  await gm.page.keyboard.press('Control+z');
  await expect(acting(screen)).toHaveCount(0);
  await expectNothingSecret(gm.page);
  expect(screen.errors).toEqual([]);
  expect(gm.errors).toEqual([]);
});

test('its camera is with whoever acts, or where the game master looks', async ({ context }) => {
  const { gm, screen } = await begin(context);
  await drawn(screen);
  const place = (await screen.panel('table-board').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isInView = async (key: string): Promise<boolean> => {
    // A token out of sight has no button.
    const token = screen.page.locator(`[data-token-id="${key}"]`);
    const box = (await token.count()) === 0 ? null : await token.boundingBox();
    if (box === null) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > place.x && x < place.x + place.width && y > place.y && y < place.y + place.height;
  };
  await expect.poll(() => isInView('Fighter')).toBe(true);
  await expect.poll(() => isInView('Ogre')).toBe(true);
  await turnsTo({ gm, screen }, 'Olin', 'Fighter', 'zqLurker', 'Ogre');
  await expect.poll(() => isInView('Scout')).toBe(true);
  await expect.poll(() => isInView('Fighter')).toBe(false);

  await gm.panel('table-menu').click();
  await gm.panel('table-camera-own').click();
  await gm.page.keyboard.press('Escape');
  await gm.panel('initiative-Fighter').click();
  await expect.poll(() => isInView('Fighter')).toBe(true);
});

test('either window may be loaded again, and they find each other', async ({ context }) => {
  const { gm, screen } = await begin(context);
  await drawn(screen);
  await screen.page.reload();
  await drawn(screen);
  await expect(screen.panel('table-strip')).toContainText('Hadra');
  await gm.reload();
  await turnsTo({ gm, screen }, 'Grumm', 'Fighter', 'zqLurker');
  await expect(screen.panel('table-lost')).toBeHidden();
  await expectNothingSecret(gm.page);
  await gm.page.close();
  await expect(screen.panel('table-lost')).toBeVisible();
});

test('while a fight is prepared the screen says so, and shows it when it begins or when the game master wants', async ({
  context,
}) => {
  const { gm, screen } = await begin(context, PREPARED);
  await expect(screen.panel('table-wait')).toHaveText('The game master is preparing');
  expect(JSON.stringify(await said(gm.page))).not.toMatch(/Hadra|Grumm|Olin/);
  await gm.panel('table-menu').click();
  await gm.panel('table-preparing').click();
  await expect(screen.panel('table-wait')).toBeHidden();
  await drawn(screen);
  await gm.panel('table-preparing').click();
  await expect(screen.panel('table-wait')).toHaveText('The game master is preparing');
  await gm.page.keyboard.press('Escape');
  await gm.send({ do: 'start' });
  await expect(screen.panel('table-wait')).toBeHidden();
  await expectNothingSecret(gm.page);
});

test('where nobody is a player the game master chooses whose eyes the screen has', async ({ context }) => {
  const { gm, screen } = await begin(context, STRANGERS);
  await expect(screen.panel('table-wait')).toHaveText('The game master is preparing');
  await gm.panel('table-menu').click();
  await gm.panel('table-eyes-red').click();
  await drawn(screen);
  await expect(screen.panel('table-strip')).toContainText('Hadra');
  await expectNothingSecret(gm.page);
});

test('without a game master the screen waits', async ({ page }) => {
  await page.goto('./?table=nobody');
  await expect(page.getByTestId('table-wait')).toHaveText(/game master/);
  await expect(page.locator('button, input, select, a')).toHaveCount(0);
});

test('what the screen says is big enough for the other end of the room', async ({ context }) => {
  const { screen } = await begin(context);
  await drawn(screen);
  const size = (id: string) =>
    screen.panel(id).evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
  const lettersOnBoard = () =>
    // The smallest letters of the board are ten of its pixels.
    screen.panel('table-board').evaluate((it) => (it.getBoundingClientRect().width / it.clientWidth) * 10);
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    const unit = width / 1920;
    await screen.page.setViewportSize({ width, height });
    await expect.poll(() => size('table-head')).toBeCloseTo(96 * unit, 1);
    for (const id of ['table-strip', 'table-rest', 'table-who-Ogre'])
      expect(await size(id)).toBeGreaterThanOrEqual(28 * unit);
    await expect.poll(lettersOnBoard).toBeGreaterThanOrEqual(27.9 * unit);
  }
});
