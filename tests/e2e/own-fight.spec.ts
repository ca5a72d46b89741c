import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { png } from './png';
import { Table } from './table';

/** Squares of 64 pixels; their lines cross at (45, 25) and every 64 pixels on. */
const MAP = png(960, 768, (x, y) =>
  (x + 20) % 64 < 3 || (y + 40) % 64 < 3 ? [60, 50, 40] : [170, 150, 120],
);
const INN = JSON.stringify({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 12, y: 9 }, pixels_per_grid: 50 },
  line_of_sight: [],
  portals: [],
  lights: [],
  image: MAP.toString('base64'),
});
const BLOCK = `Sewer Lurker
Medium Monstrous Humanoid
Hit Dice: 3d8+6 (19 hp)
Armor Class: 15 (+2 Dex, +3 natural), touch 12, flat-footed 13
Attack: Claw +5 melee (1d6+2)
Abilities: Str 15, Dex 15, Con 14, Int 6, Wis 10, Cha 8
`;

type Pair = readonly [number, number];
let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  await table.panel('menu').click();
  await table.panel('new-fight').click();
  await table.panel('new-empty').click();
  await expect(table.panel('bestiary-list')).toBeVisible();
});
test.afterEach(() => expect(table.errors).toEqual([]));

const written = (): Promise<string> => table.page.evaluate(() => window.fivefoot.export());
async function drop(page: Page, name: string, content: Buffer): Promise<void> {
  const dropped = await page.evaluateHandle(
    ([named, data]) => {
      const bytes = Uint8Array.from(atob(data ?? ''), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], named ?? ''));
      return transfer;
    },
    [name, content.toString('base64')],
  );
  await page.dispatchEvent('.app', 'drop', { dataTransfer: dropped });
}
/** Where a corner of the grid is on the screen; parts of squares allowed. */
async function corner([x, y]: Pair): Promise<Pair> {
  const [x0, y0] = await table.squareToScreen([0, 0]);
  const [x1] = await table.squareToScreen([1, 0]);
  return [x0 + (x - 0.5) * (x1 - x0), y0 + (y - 0.5) * (x1 - x0)];
}
async function pull(from: Pair, to: Pair): Promise<void> {
  const { mouse } = table.page;
  await mouse.move(...(await corner(from)));
  await mouse.down();
  await mouse.move(...(await corner(to)), { steps: 6 });
  await mouse.up();
}
/** The figures with which the picture lies. */
async function picture(): Promise<Readonly<Record<'left' | 'top' | 'pixelsPerSquare', number>>> {
  const text = await written();
  const figure = (name: string) => Number(new RegExp(`${name}: (-?[\\d.]+)`).exec(text)?.[1]);
  return { left: figure('left'), top: figure('top'), pixelsPerSquare: figure('pixelsPerSquare') };
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a picture is laid by dragging both corners to lines of its own grid (${width} wide)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await drop(page, 'mill.png', MAP);
    // Its part of the panel comes into sight by itself.
    await expect(table.panel('picture-align')).toBeInViewport();
    expect((await picture()).pixelsPerSquare).toBe(40);
    const [ax, ay] = await firstCorner();
    await table.panel('picture-align').click();
    await expect(table.panel('align')).toBeInViewport();
    // Both begin on corners of the board's grid, as far apart as the fields say.
    const [columns = 0, rows = 0] = await Promise.all(
      ['align-columns', 'align-rows'].map(async (id) => Number(await table.panel(id).inputValue())),
    );
    // Pixels (173, 153) and (557, 345) of the picture are 6 x 3 of its squares apart.
    await pull([ax, ay], [173 / 40, 153 / 40]);
    await pull([ax + columns, ay + rows], [557 / 40, 345 / 40]);
    await table.panel('align-columns').fill('6');
    await table.panel('align-rows').fill('3');
    await expect(table.panel('align')).toContainText(/6[34](\.\d+)? pixels a square\./);
    await table.panel('align-apply').click();
    const laid = await picture();
    // A pixel of the screen is up to three of the picture.
    expect(laid.pixelsPerSquare).toBeGreaterThan(63);
    expect(laid.pixelsPerSquare).toBeLessThan(65);
    for (const [edge, line] of [
      [laid.left, 45],
      [laid.top, 25],
    ] as const) {
      const onGrid = edge + line / laid.pixelsPerSquare;
      expect(Math.abs(onGrid - Math.round(onGrid))).toBeLessThan(0.06);
      // No part of the board is bare where the picture begins.
      expect(edge).toBeLessThanOrEqual(0.05);
      expect(edge).toBeGreaterThan(-1);
    }
    await table.panel('undo').click();
    expect((await picture()).pixelsPerSquare).toBe(40);
  });

/** Where the first corner will stand: a quarter into what is seen of the board, beside or above the editor. */
const firstCorner = (): Promise<Pair> =>
  table.page.evaluate(() => {
    const [seen, cover] = ['.board-host', '.editor'].map((it) =>
      document.querySelector(it)?.getBoundingClientRect(),
    );
    if (seen === undefined || cover === undefined) throw new Error('no board beside an editor');
    const bottom = cover.top > seen.top + 60 ? cover.top : seen.bottom;
    const [fromX, fromY] = window.fivefoot.screenToSquare([seen.left, seen.top]);
    const [toX, toY] = window.fivefoot.screenToSquare([seen.right, bottom]);
    const quarter = (from: number, to: number, most: number) => {
      const low = Math.max(0, from);
      return Math.round(low + (Math.min(most, to) - low) / 4);
    };
    return [quarter(fromX, toX, 24), quarter(fromY, toY, 18)] as const;
  });

test('a stat block pasted anywhere comes to its panel, and stays there with what was corrected', async ({
  page,
}) => {
  await page.locator('body').evaluate((body, text) => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', text);
    body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true }));
  }, BLOCK);
  await expect(table.panel('paste-text')).toHaveValue(BLOCK);
  await table.panel('edit-hp').fill('25');
  await table.panel('edit-hp').press('Enter');
  await table.panel('editor-tab-map').click();
  await expect(table.panel('map-panel')).toBeVisible();
  await table.panel('editor-close').click();
  await table.panel('editor-toggle').click();
  await expect(table.panel('map-panel')).toBeVisible();
  await table.panel('editor-tab-paste').click();
  await expect(table.panel('edit-hp')).toHaveValue('25');
  await table.panel('paste-put').click();
  await expect.poll(async () => (await table.who('S1'))?.maxHp).toBe(25);
});

test('the eraser of squares and the one of walls each take their own, and the next mark paints again', async ({
  page,
}) => {
  await table.panel('editor-tab-map').click();
  const stroke = async (from: Pair, to: Pair) => pull(from, to);
  await table.panel('mark-difficult').click();
  await stroke([3.5, 5.5], [6.5, 5.5]);
  await table.panel('mark-wall').click();
  await stroke([3, 5], [7, 5]);
  await expect.poll(written).toMatch(/~ ~ ~ ~[\s\S]*walls:/);
  await table.panel('erase-borders').click();
  await stroke([3, 5], [7, 5]);
  await expect.poll(written).not.toContain('walls:');
  expect(await written()).toContain('~ ~ ~ ~');
  await table.panel('erase-squares').click();
  await stroke([3.5, 5.5], [6.5, 5.5]);
  await expect.poll(written).not.toContain('~');
  await table.panel('mark-solid').click();
  await stroke([3.5, 5.5], [4.5, 5.5]);
  await expect.poll(written).toContain('# #');
  await page.keyboard.press('Escape');
});

for (const language of ['English', 'Hungarian'])
  test(`the names of what is painted keep inside their buttons (${language})`, async ({ page }) => {
    if (language === 'Hungarian') {
      await table.panel('language').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
    }
    await table.panel('editor-tab-map').click();
    await expect(table.panel('paint-tools')).toBeVisible();
    const wide = await page
      .locator('.map-mark')
      .evaluateAll((buttons) =>
        buttons.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
      );
    expect(wide).toEqual([]);
    expect(await page.locator('.map-mark').count()).toBeGreaterThan(12);
  });

test('a map that is opened takes nobody off the board', async ({ page }) => {
  await table.panel('encounter-title').fill('Under the mill');
  await table.panel('encounter-title').press('Enter');
  await table.panel('bestiary-search').fill('4 goblins');
  await table.panel('creature-goblin').click();
  await expect.poll(async () => (await table.who('G4'))?.name).toBe('Goblin 4');
  await drop(page, 'the_inn.dd2vtt', Buffer.from(INN));
  await expect(table.panel('map-notes')).toContainText('the 4 combatants of before stand on it');
  await expect(table.panel('fight-title')).toHaveText('Under the mill');
  const places = await Promise.all(['G1', 'G2', 'G3', 'G4'].map(async (key) => (await table.who(key)).at));
  expect(new Set(places.map(String)).size).toBe(4);
  for (const [x, y] of places) expect(x < 12 && y < 9).toBe(true);
});

test('a browser that lets no window open is told of', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await table.panel('open-table').click();
  await expect(table.panel('notice')).toHaveAttribute('data-code', 'table-blocked');
});

test('a damaged backup changes nothing in the library and says what is wrong', async ({ page }) => {
  await table.panel('menu').click();
  await table.panel('library-item').click();
  await table.panel('library-save').click();
  await expect(table.panel('library-row')).toHaveCount(1);
  // Without a name it is saved again under the one that it has.
  await table.panel('library-name').fill('  ');
  await table.panel('library-save').click();
  await expect(table.panel('library-name')).toHaveValue('New encounter');
  await expect(table.panel('library-row')).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table.panel('library-backup').click(),
  ]);
  const backup = readFileSync(await download.path());
  const bring = (buffer: Buffer) =>
    table.panel('library-file').setInputFiles({ name: 'b.fivefoot', mimeType: 'application/zip', buffer });
  await bring(backup.subarray(0, Math.floor(backup.length * 0.7)));
  await expect(table.panel('library-told')).toContainText('ends before its end');
  const turned = Buffer.from(backup);
  const at = turned.indexOf('encounters/') + 60;
  turned[at] = (turned[at] ?? 0) ^ 1;
  await bring(turned);
  await expect(table.panel('library-told')).toContainText('damaged');
  await expect(table.panel('library-row')).toHaveCount(1);
  await bring(backup);
  await expect(table.panel('library-told')).toHaveAttribute('data-told', 'brought');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('the table screen is opened from the menu', async ({ page, context }) => {
    await table.panel('bestiary-search').fill('ogre');
    await table.panel('manner-side').selectOption('party');
    await table.panel('creature-ogre').tap();
    await table.panel('editor-close').tap();
    await table.panel('start-fight').tap();
    await table.panel('menu').tap();
    const [opened] = await Promise.all([context.waitForEvent('page'), table.panel('open-table-item').tap()]);
    const screen = new Table(opened);
    await expect(screen.panel('table-strip')).toContainText('Ogre');
    await page.bringToFront();
    await table.panel('table-menu').tap();
    await expect(table.panel('table-choices')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect(screen.errors).toEqual([]);
  });
});
