import { expect, type Locator, test } from '@playwright/test';
import { expectNoFault } from './axe';
import { Table } from './table';

/** A fighter with a longspear, a friend across an orc, an archer behind a low wall, and a wizard. */
const FIGHT = `
title: Overlays
map: |
  . . . . . . . . . . . . . .
  . . . . . . . . . . . . . .
  F . . . . . . . . . . : . .
  . . . . . . . . . . . : G .
  . . . . . O A . . . . : . .
  . . . . . . . . . . . . . .
  . . . . . . . . . . . . . .
  . W . . . . . . . . . . . .
combatants:
  F: { creature: fighter-longspear, name: Fighter, side: party }
  A: { creature: sparring-warrior, name: Ally, side: party }
  O: { creature: orc, name: Orc, side: foes }
  G: { creature: goblin-archer, name: Archer, side: foes }
  W:
    creature: wizard
    name: Wizard
    side: party
    spells:
      - { name: burning hands, area: cone 15, damage: 4d4 fire, save: reflex half, dc: 14 }
      - { name: fireball, area: spread 20, damage: 5d6 fire, save: reflex half, dc: 14, range: 60 }
initiative: [F, O, A, G, W]
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  expect((await table.openText(FIGHT)).ok).toBe(true);
  await table.ready();
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

const row = (id: string): Locator => table.panel(`legend-${id}`);
/** What each overlay puts into the legend: rows that are there when it is on and not when it is off. */
const OVERLAYS = [
  { id: 'threatened', key: 't', shows: ['threatened'], text: 'by: Orc' },
  { id: 'side', key: 'Shift+S', shows: ['threatened'], text: 'by: Party' },
  { id: 'all', key: 'Shift+T', shows: ['crossed'], text: 'Two or more' },
  { id: 'moves', key: 'm', shows: ['step', 'move', 'double'], text: '5-foot step' },
  { id: 'reach', key: 'r', shows: ['ring-10', 'hole'], text: 'longspear' },
  { id: 'hits', key: 'h', shows: ['strike', 'safe', 'charge'], text: 'hits Orc' },
  { id: 'flanking', key: 'l', shows: ['no-flanking'], text: 'Nobody' },
  { id: 'cover', key: 'v', shows: ['cover'], text: 'Fighter' },
] as const;

test('overlays: each is turned on and off by its key', async ({ page }) => {
  await table.click([5, 4]);
  for (const { id, key, shows, text } of OVERLAYS) {
    await page.keyboard.press(key);
    await expect(row(shows[0]), id).toContainText(text);
    for (const shown of shows) await expect(row(shown), `${id}: ${shown}`).toBeVisible();
    await page.keyboard.press(key);
    // The selected one's own are left.
    if (shows[0] === 'threatened') await expect(row('threatened')).toContainText('by: Fighter');
    else await expect(row(shows[0]), id).toBeHidden();
  }
});

test('overlays: each is turned on and off in the menu, and stays after a reload', async ({ page }) => {
  await table.click([5, 4]);
  for (const { id, shows, text } of OVERLAYS) {
    await table.panel('overlay-menu').click();
    const item = table.panel(`show-${id}`);
    await item.click();
    await expect(item).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(row(shows[0]), id).toContainText(text);
    await table.panel('overlay-menu').click();
    await item.click();
    await expect(item).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
  }
  await table.panel('overlay-moves').click();
  await page.keyboard.press('r');
  await page.keyboard.press('g');
  await expect(table.panel('legend')).toHaveAttribute('data-folded', 'true');
  await table.reload();
  await expect(table.panel('legend')).toHaveAttribute('data-folded', 'true');
  await expect(table.panel('overlay-moves')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('g');
  await expect(row('ring-10')).toBeVisible();
});

test('overlays: while a path is drawn a key shows only as long as it is held', async ({ page }) => {
  await table.draw([0, 2], [1, 3]);
  await page.keyboard.down('r');
  await expect(row('ring-10')).toBeVisible();
  await page.keyboard.up('r');
  await expect(row('ring-10')).toBeHidden();
  await page.keyboard.press('Escape');
  await table.release();
});

test('overlays: from where the chosen weapon hits, and who is flanked after a move', async ({ page }) => {
  await page.keyboard.press('h');
  await expect(row('no-target')).toContainText('Click an enemy');
  await table.click([5, 4]);
  // Sixteen squares two away from the orc, nobody in them.
  await expect(row('strike')).toHaveAttribute('data-count', '16');
  await table.panel('attack-weapon').selectOption('unarmed');
  // Eight around it, the ally in one.
  await expect(row('strike')).toHaveAttribute('data-count', '7');
  await expect(row('flanks')).toHaveAttribute('data-count', '1');
  await page.keyboard.press('h');

  await page.keyboard.press('l');
  await expect(row('no-flanking')).toBeVisible();
  expect((await table.send({ gm: 'place', on: 'F', at: [3, 4] })).ok).toBe(true);
  await expect(row('flanking')).toContainText('Orc');
});

test('overlays: an area is measured at the pointer with everyone in it named', async ({ page }) => {
  await page.keyboard.press('a');
  await table.panel('template-feet').selectOption('10');
  await page.mouse.move(...(await table.squareToScreen([5, 5])));
  await expect(table.panel('area-inside')).toHaveAttribute('data-count', '2');
  await expect(table.panel('area-others')).toContainText('Orc');
  await expect(table.panel('area-friends')).toContainText('Ally');
  await page.mouse.move(...(await table.squareToScreen([9, 0])));
  await expect(table.panel('area-inside')).toContainText('Nobody is in it');
  await page.keyboard.press('Escape');
  await expect(table.panel('area-card')).toBeHidden();
});

test('overlays: menu, legend and cards have no accessibility fault that a tool can find, light or dark', async ({
  page,
}) => {
  for (const key of ['Shift+T', 'm', 'r', 'h', 'l', 'v', 'a']) await page.keyboard.press(key);
  await page.mouse.move(...(await table.squareToScreen([5, 5])));
  await expect(table.panel('area-inside')).toBeVisible();
  await table.panel('overlay-menu').click();
  await expect(table.panel('show-area')).toBeVisible();
  await expectNoFault(page);
});

test('overlays: on a phone the legend is folded until it is opened, and nothing overflows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const key of ['Shift+T', 'm', 'r', 'v', 'a']) await page.keyboard.press(key);
  await expect(table.panel('legend')).toHaveAttribute('data-folded', 'true');
  await table.panel('legend-fold').click();
  await expect(row('crossed')).toBeVisible();
  await table.panel('overlay-menu').click();
  await expect(table.panel('show-coordinates')).toBeInViewport();
  const overflow = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - window.innerWidth,
    y: document.documentElement.scrollHeight - window.innerHeight,
  }));
  expect(overflow).toEqual({ x: 0, y: 0 });
});

test.describe('overlays: a spell with an area', () => {
  test.beforeEach(async () => {
    for (const by of ['F', 'O', 'A', 'G']) expect((await table.send({ by, do: 'end-turn' })).ok).toBe(true);
  });
  const choose = async (spell: RegExp): Promise<void> => {
    await table.panel('action-cast').click();
    await table.page.getByText(spell).first().click();
    await expect(table.panel('intent')).toBeVisible();
  };

  test('draws it at the pointer, lists who is in it, and a click casts it there', async ({ page }) => {
    await choose(/fireball/i);
    await page.mouse.move(...(await table.squareToScreen([6, 5])));
    await expect(table.panel('area-inside')).toContainText('Spread 20 ft');
    await expect(table.panel('area-others')).toContainText('Orc');
    await expect(table.panel('area-friends')).toContainText('Ally');
    await table.click([6, 5]);
    await expect(table.panel('intent')).toBeHidden();
    await expect(table.panel('log-lines')).toContainText(/fireball/i);
    expect((await table.who('W')).left.standard).toBe(false);
  });

  test('goes with the arrow keys, and Enter casts it', async ({ page }) => {
    await choose(/burning hands/i);
    await page.keyboard.press('ArrowRight');
    await expect(table.panel('area-inside')).toContainText('Cone 15 ft');
    await expect(table.panel('area-inside')).toContainText('Nobody is in it');
    await page.keyboard.press('Enter');
    await expect(table.panel('intent')).toBeHidden();
    await expect(table.panel('log-lines')).toContainText(/burning hands/i);
  });

  test('out of range it says why, and the card casts nothing', async ({ page }) => {
    await choose(/fireball/i);
    await page.mouse.move(...(await table.squareToScreen([13, 0])));
    await expect(table.panel('area-inside').locator('.refusal')).toContainText('X-AREA-9');
    await expect(table.panel('cast-there')).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await expect(table.panel('intent')).toBeHidden();
  });
});
