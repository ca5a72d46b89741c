import { expect, type Page, test } from '@playwright/test';

test('the built page opens without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('./');
  await expect(page).toHaveTitle(/Fivefoot/);
  await expect(page.locator('#root')).toBeAttached();
  expect(errors).toEqual([]);
});

/** The page gets no file of this name until the returned function is called. */
async function holdBack(page: Page, name: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/${name}*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a path is drawn on the board before the panels are there: it waits for none of them', async ({
  page,
}) => {
  test.slow();
  const release = await holdBack(page, 'show-panels');
  await page.goto('./', { waitUntil: 'commit' });
  const board = page.locator('.board');
  await page.waitForSelector('.board[data-ready="true"]');
  const box = await page.locator('[data-token-id]').first().boundingBox();
  if (box === null) throw new Error('nobody is on the board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width, y, { steps: 4 });
  await expect(board).toHaveAttribute('data-hand');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByTestId('action-bar')).toHaveCount(0);
  release();
  await expect(page.getByTestId('action-bar')).toBeVisible();
  await expect(page.locator('main .board')).toHaveCount(1);
});

test('a path that is dropped before the rest of the rules is there waits for it, and is walked then', async ({
  page,
}) => {
  test.slow();
  const release = await holdBack(page, 'registry');
  const asked = page.waitForRequest('**/registry*.js');
  await page.goto('./', { waitUntil: 'commit' });
  const board = page.locator('.board');
  await page.waitForSelector('.board[data-ready="true"]');
  await asked;
  const hero = page.locator('[data-token-id="F"]');
  const box = await hero.boundingBox();
  if (box === null) throw new Error('the hero is not on the board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width, y, { steps: 4 });
  await expect(board).toHaveAttribute('data-hand');
  await page.mouse.up();
  await expect(board).not.toHaveAttribute('data-hand');
  expect((await hero.boundingBox())?.x).toBe(box.x);
  await expect(page.getByTestId('action-bar')).toHaveCount(0);
  release();
  await expect(page.getByTestId('action-bar')).toBeVisible();
  await page.waitForFunction(() => 'fivefoot' in window);
  const at = await page.evaluate(() => (window.fivefoot.view().F as { at: readonly number[] }).at);
  await page.keyboard.press('Control+z');
  const before = await page.evaluate(() => (window.fivefoot.view().F as { at: readonly number[] }).at);
  expect(at).toEqual([(before[0] ?? 0) - 1, before[1]]);
});
