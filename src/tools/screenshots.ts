import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { openBrowser } from './browser/launch';
import { appSite } from './browser/site';
import { buildFirstEncounter } from './screenshots/first-encounter';
import { dragPastTheOgre, STATES, settled } from './screenshots/states';
import { takeTableScreen } from './screenshots/table-screen';

const README_PICTURE = 'public/board.png';
const FIRST_ENCOUNTER = 'public/first-encounter.png';
const MOST_KB = 250;
const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const;
const THEMES = ['light', 'dark'] as const;

type Size = readonly [width: number, height: number];
type Theme = (typeof THEMES)[number];

/** Takes the pictures of the README, and every main state at every size in light and dark into a folder (default test-results/screenshots). */
export async function main([folder = 'test-results/screenshots']: readonly string[]): Promise<number> {
  const site = await appSite();
  const opened = await openBrowser();
  try {
    mkdirSync(folder, { recursive: true });
    await takeReadmePicture(opened.browser, site.url);
    for (const theme of THEMES) {
      const gm = await freshPage(opened.browser, site.url, { size: [1440, 900], theme });
      await takeTableScreen(gm, folder, theme);
      for (const size of SIZES)
        await takeStates(
          await freshPage(opened.browser, site.url, { size, theme }),
          folder,
          `${size.join('x')}-${theme}`,
        );
    }
  } finally {
    await opened.close();
    await site.close();
  }
  const kilobytes = Math.max(
    ...[README_PICTURE, FIRST_ENCOUNTER].map((path) => Math.ceil(statSync(path).size / 1024)),
  );
  console.log(`${README_PICTURE}, ${FIRST_ENCOUNTER}: at most ${kilobytes} KB; the states are in ${folder}`);
  return kilobytes <= MOST_KB ? 0 : 1;
}

/** The pictures of the README. */
async function takeReadmePicture(browser: Browser, url: string): Promise<void> {
  const first = await freshPage(browser, url, { size: [1280, 720], theme: 'light' });
  await buildFirstEncounter(first);
  await settled(first);
  await first.screenshot({ path: FIRST_ENCOUNTER });
  await first.context().close();
  const page = await freshPage(browser, url, { size: [1280, 720], theme: 'light' });
  await dragPastTheOgre(page);
  await settled(page);
  await page.screenshot({ path: README_PICTURE });
  await page.context().close();
}

async function takeStates(page: Page, folder: string, name: string): Promise<void> {
  for (const state of STATES) {
    await state.arrange(page);
    await settled(page);
    await page.screenshot({ path: join(folder, `${name}-${state.name}.png`) });
    await state.leave?.(page);
  }
  await page.context().close();
}

async function freshPage(
  browser: Browser,
  url: string,
  { size: [width, height], theme }: { readonly size: Size; readonly theme: Theme },
): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height },
    deviceScaleFactor: 1,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(url);
  await settled(page);
  return page;
}
