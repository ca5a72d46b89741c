import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dragPastTheOgre } from './states';

const SIZES = [
  [1920, 1080],
  [1280, 720],
] as const;

/** The screen for everyone at the table while a path is drawn in the game master's window. */
export async function takeTableScreen(gm: Page, folder: string, theme: string): Promise<void> {
  const [screen] = await Promise.all([
    gm.context().waitForEvent('page'),
    gm.getByTestId('open-table').click(),
  ]);
  await screen.locator('.board[data-ready="true"]').waitFor();
  await dragPastTheOgre(gm);
  for (const [width, height] of SIZES) {
    await screen.setViewportSize({ width, height });
    await screen.locator('.table-result[data-danger]').waitFor();
    await screen.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await screen.screenshot({ path: join(folder, `${width}x${height}-${theme}-table-screen.png`) });
  }
  await gm.context().close();
}
