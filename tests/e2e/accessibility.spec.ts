import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Table } from './table';

for (const theme of ['light', 'dark'] as const)
  test(`no accessibility fault that a tool can find (${theme})`, async ({ page }) => {
    // The audit reads every element of the page; on a busy machine it takes its time.
    test.slow();
    await page.emulateMedia({ colorScheme: theme });
    const table = new Table(page);
    await table.open();
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  });

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
