import { expect, test } from '@playwright/test';

test('without a game master the screen waits', async ({ page }) => {
  await page.goto('./?table=nobody');
  await expect(page.getByTestId('table-wait')).toHaveText(/game master/);
  await expect(page.locator('button, input, select, a')).toHaveCount(0);
});
