import { expect, test } from '@playwright/test';
import { Table } from './table';

// Everywhere else the board is drawn on a 2D canvas, as it is where nothing but the processor draws.

test('with WebGL pictures are painted anew at each zoom, and those of before are let go without a fault', async ({
  page,
}) => {
  test.slow();
  const table = new Table(page);
  await page.goto('./?renderer=webgl');
  await table.ready();
  const board = page.locator('.board');
  await expect(board).toHaveAttribute('data-renderer', 'webgl');
  await expect(board).toHaveAttribute('data-ready', 'true');
  const box = await board.boundingBox();
  if (box === null) throw new Error('there is no board');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const scale = async () => {
    const [[x], [next]] = [await table.squareToScreen([0, 0]), await table.squareToScreen([1, 0])];
    return next - x;
  };
  for (const turn of [120, 120, 120, -120, -120, -120, -120, 120, 120, -120]) {
    const before = await scale();
    await page.mouse.wheel(0, turn);
    await expect.poll(scale).not.toBe(before);
    await expect(board).toHaveAttribute('data-ready', 'true');
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }
  expect(table.errors).toEqual([]);
});
