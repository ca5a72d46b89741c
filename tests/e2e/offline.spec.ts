import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { StaticSite } from './static-site';
import { Table } from './table';

test.use({ serviceWorkers: 'allow' });

let site: StaticSite;
test.beforeEach(async () => {
  // The whole app is fetched and kept, and opened again.
  test.slow();
  site = await StaticSite.open();
});
test.afterEach(() => site.close());

/** At the table, with everything kept for the next visit. */
async function keptTable(page: Page): Promise<Table> {
  const table = new Table(page);
  await page.goto(site.url);
  await table.ready();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // It has taken the page over when all is kept.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return table;
}

/** Another version of the app: its page has another title. */
function publish(title: string): void {
  site.changed.set('/index.html', site.file('index.html').replace('<title>Fivefoot', `<title>${title}`));
  site.changed.set('/sw.js', site.file('sw.js').replace(/^const VERSION = "/, `const VERSION = "${title}-`));
}

const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());
const lookForNews = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });

async function playAMove(table: Table): Promise<void> {
  const before = await table.view();
  const hero = before.current ?? '';
  const outcome = await table.send({ do: 'total-defense', by: hero });
  expect(outcome.ok).toBe(true);
  expect(await table.view()).not.toEqual(before);
}

async function withoutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await site.close();
}

test('after the first visit the app opens, plays, and speaks Hungarian without network', async ({
  page,
  context,
}) => {
  const table = await keptTable(page);
  await withoutNetwork(context);
  await table.reload();
  await playAMove(table);
  await table.panel('language').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
  expect(table.errors).toEqual([]);
});

test('nothing is fetched for later before the page can be used', async ({ page }) => {
  const table = new Table(page);
  await page.goto(site.url, { waitUntil: 'commit' });
  await table.ready();
  await expect.poll(() => site.asked).toContain('/sw.js');
  // By what was asked for before it: a page is quicker than somebody who looks at it from without.
  const before = site.asked.slice(0, site.asked.indexOf('/sw.js')).join(' ');
  for (const needed of ['main', 'first', 'registry', 'show-panels', 'door'])
    expect(before).toContain(`/assets/${needed}-`);
  expect(before).not.toContain('/assets/at-table-');
});

test('a new version waits, is told, and comes with a click; the old one is thrown away', async ({ page }) => {
  const table = await keptTable(page);
  const [first] = await caches(page);
  publish('Newer');
  await lookForNews(page);
  await expect(table.panel('new-version')).toBeVisible();
  await expect(page).toHaveTitle('Fivefoot');
  await table.panel('new-version-take').click();
  await expect(page).toHaveTitle('Newer');
  await table.ready();
  await expect.poll(() => caches(page)).not.toContain(first);
  await expect(table.panel('new-version')).toBeHidden();
});

test('put off, it says no more until the next visit', async ({ page }) => {
  const table = await keptTable(page);
  publish('Newer');
  await lookForNews(page);
  await table.panel('new-version-later').click();
  await expect(table.panel('new-version')).toBeHidden();
  await table.reload();
  await expect(page).toHaveTitle('Fivefoot');
  await expect(table.panel('new-version')).toBeVisible();
});

test('the app can be installed: its manifest names icons that are there', async ({ page }) => {
  await page.goto(site.url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(manifest).toMatchObject({ name: 'Fivefoot', start_url: './', display: 'standalone' });
  const sizes = await page.evaluate(
    (icons: { src: string; sizes: string }[]) =>
      Promise.all(
        icons
          .filter(({ sizes: size }) => size !== 'any')
          .map(async ({ src, sizes: size }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return [size, `${image.naturalWidth}x${image.naturalHeight}`];
          }),
      ),
    manifest.icons,
  );
  for (const [said, is] of sizes) expect(is).toBe(said);
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});
