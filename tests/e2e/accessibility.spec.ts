import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Table } from './table';

async function expectNoFault(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    state,
  ).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test(`no accessibility fault that a tool can find (${theme})`, async ({ page }) => {
    // The audit reads every element of the page; on a busy machine it takes its time.
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    const table = new Table(page);
    await table.open();
    await expectNoFault(page, 'at rest');
  });

  test(`no accessibility fault that a tool can find on a phone (${theme})`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    const table = new Table(page);
    await table.open();
    await page.keyboard.press('?');
    await expect(table.panel('key-sheet')).toBeVisible();
    await expectNoFault(page, 'the sheet of keys');
    await page.keyboard.press('Escape');
    await table.panel('sheet-handle').click();
    await expectNoFault(page, 'the sheet from below');
  });
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
] as const)
  test(`nothing overflows the page at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const table = new Table(page);
    await table.open();
    const overflow = await page.evaluate(() => ({
      x: document.documentElement.scrollWidth - window.innerWidth,
      y: document.documentElement.scrollHeight - window.innerHeight,
    }));
    expect(overflow).toEqual({ x: 0, y: 0 });
  });

test('a token is moved by keyboard alone', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  const hero = (await table.view()).current ?? '';
  const { at } = await table.who(hero);
  await page.locator(`[data-token-id="${hero}"]`).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => {
      const view = await table.view();
      return view.pending.length > 0 || (await table.who(hero)).at[0] < at[0];
    })
    .toBe(true);
});
