import { expect, type Locator, type Page, test } from '@playwright/test';
import { Table } from './table';

// What the page asks for later does not come, and then it does.

/** From now on files of the app do not come; `which` names the beginnings of their names, all of them where there are none. The returned function lets them come again. */
async function blocked(page: Page, ...which: string[]): Promise<() => Promise<void>> {
  const starts = which.length === 0 ? [''] : which;
  const files = (url: URL): boolean => starts.some((start) => url.pathname.startsWith(`/assets/${start}`));
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** What the browser says when it is online again: then nothing waits for its next attempt. */
const online = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

/** Waits until something is told, without the pauses between the attempts before it. */
async function toldSoon(told: Locator): Promise<void> {
  await expect(async () => {
    await online(told.page());
    await expect(told).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });
}

let table: Table;
let thrown: string[];
test.beforeEach(({ page }) => {
  table = new Table(page);
  thrown = [];
  page.on('pageerror', (error) => thrown.push(error.message));
});
test.afterEach(() => expect(thrown).toEqual([]));

async function fromMenu(...items: string[]): Promise<void> {
  await table.panel('menu').click();
  for (const item of items) await table.panel(item).click();
}

test('a panel that could not be fetched says so in its place, and comes when it is asked for again', async ({
  page,
}) => {
  await table.open();
  const missing = table.panel('part-missing');
  const letCome = await blocked(page);
  // Others may close it again, and it is asked for anew when it is opened anew.
  await fromMenu('about-item');
  await toldSoon(missing);
  await expect(table.panel('part-reload')).toBeVisible();
  await table.panel('part-leave').click();
  await expect(missing).toHaveCount(0);
  // The fight goes on beside it.
  await fromMenu('join-table');
  await table.panel('part-again').click();
  await toldSoon(missing);
  const { current } = await table.view();
  expect((await table.send({ by: current, do: 'total-defense' })).ok).toBe(true);
  await letCome();
  await table.panel('part-again').click();
  await expect(table.panel('join-by-code')).toBeVisible();
  await table.panel('together-close').click();
  await fromMenu('about-item');
  await expect(table.panel('about')).toBeVisible();
  await table.panel('about-close').click();

  // The library comes by itself once the network is back.
  const letLibrary = await blocked(page, 'library');
  await fromMenu('library-item');
  await toldSoon(missing);
  await letLibrary();
  await online(page);
  await expect(table.panel('library')).toBeVisible();
  await table.panel('library-close').click();

  // Only the style of the editor fails: it does not come without it. Of its parts the same holds, in their place.
  const letStyle = await blocked(page, 'editor-', 'paste-');
  await table.panel('editor-toggle').click();
  await toldSoon(missing);
  await letStyle();
  const letPaste = await blocked(page, 'paste');
  await table.panel('part-again').click();
  await expect(table.panel('editor')).toHaveCSS('width', '340px');
  await table.panel('editor-tab-paste').click();
  await toldSoon(table.panel('editor').getByTestId('part-missing'));
  await letPaste();
  await table.panel('part-again').click();
  await expect(table.panel('paste-text')).toHaveCSS('resize', 'vertical');
});

test('what was pressed for and could not be fetched is told, changes nothing, and works when it is pressed again', async ({
  page,
}) => {
  await table.open();
  const yaml = 'title: Two of them\nsize: [6, 6]\ncombatants:\n  A: { side: party, at: [1, 1] }\n';
  const chooseFile = (name: string, text: string): Promise<void> =>
    table.panel('file-input').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const ways: Readonly<Record<string, () => Promise<void>>> = {
    file: () => chooseFile('two.yaml', yaml),
    actor: () => chooseFile('orc.json', '{ "_id": "0123456789abcdef", "type": "npc" }'),
    save: () => fromMenu('save-file'),
    language: () => table.panel('language').click(),
    screen: () => table.panel('open-table').click(),
    empty: () => fromMenu('new-fight', 'new-empty'),
  };
  await page.evaluate(() => {
    // The window of the table screen is not what this is about.
    window.open = () => window;
  });
  const before = await table.view();
  const letCome = await blocked(page);
  for (const [name, press] of Object.entries(ways)) {
    await press();
    await toldSoon(table.panel('notice'));
    await expect(table.panel('notice'), name).toHaveAttribute('data-code', 'part-not-fetched');
    await table.panel('notice-dismiss').click();
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await table.view()).toEqual(before);

  await letCome();
  await ways['file']?.();
  await expect.poll(async () => (await table.view()).title).toBe('Two of them');
  const download = page.waitForEvent('download');
  await ways['save']?.();
  expect((await download).suggestedFilename()).toContain('.fivefoot');
  await ways['empty']?.();
  await expect(table.panel('bestiary-list')).toBeVisible();
  await ways['language']?.();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  await expect(table.panel('notice')).toHaveCount(0);
});

test('a page whose first files fail at first comes all the same; one that cannot begin says so', async ({
  page,
}) => {
  let failures = 2;
  await page.route(/\/assets\/(main|show-panels)-.*\.js/, (route) => {
    failures -= 1;
    return failures >= 0 ? route.abort() : route.continue();
  });
  await table.open();
  await expect(table.panel('top-bar')).toBeVisible();

  const letCome = await blocked(page, 'registry');
  await page.reload();
  const fault = table.panel('first-fault');
  await toldSoon(fault);
  await letCome();
  await fault.getByRole('button').click();
  await table.ready();
  await expect(table.panel('top-bar')).toBeVisible();
});

test('a fight is not taken off the page because what nobody waits for cannot be fetched', async ({
  page,
}) => {
  const letCome = await blocked(page, 'door', 'sweep', 'offline');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/door-'));
  await page.goto('./');
  await failed;
  await table.panel('menu').click();
  await expect(table.panel('about-item')).toBeVisible();
  await letCome();
  await online(page);
  await table.ready();
});
