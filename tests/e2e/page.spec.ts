import { expect, test } from '@playwright/test';

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
