import { expect, type Page, test } from '@playwright/test';
import { Table } from './table';

/** Two rooms in the dark with a passage between; Anna has a torch. */
const CAVE = `
title: In the dark
map: |
  # # # # # # # # # # # # # # # # # # # #
  # % % % % % % # # # % % % % % % % % % #
  # % A % % % % % % % % % % % % % % % % #
  # % % % % % % # # # % % % % % % % % E #
  # # # # # # # # # # # # # # # # # # # #
terrain: { "2,2": [dark], "18,3": [dark] }
combatants:
  A: { name: Anna, creature: sparring-warrior, side: party, hands: [burning-torch] }
  E: { creature: orc, side: foes }
initiative: [A, E]
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  await table.openText(CAVE);
  await page.keyboard.press('f');
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

/** How bright a square is drawn near its corner, where no token stands: 0 to 255. */
async function brightness(page: Page, square: readonly [number, number]): Promise<number> {
  const [x0, y0] = await table.squareToScreen(square);
  const [x1] = await table.squareToScreen([square[0] + 1, square[1]]);
  const off = Math.round(0.36 * (x1 - x0));
  const shot = await page.screenshot({ clip: { x: x0 - off, y: y0 - off, width: 3, height: 3 } });
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paint = new OffscreenCanvas(3, 3).getContext('2d');
    paint?.drawImage(bitmap, 0, 0);
    const [red = 0, green = 0, blue = 0] = paint?.getImageData(1, 1, 1, 1).data ?? [];
    return (red + green + blue) / 3;
  }, shot.toString('base64'));
}

test('through a side’s eyes a torch lights what is near, the rest is fog; what was seen stays, dimmed', async ({
  page,
}) => {
  const near = () => brightness(page, [2, 1]);
  await expect.poll(near).toBeGreaterThan(220);
  // The game master sees the dark as well.
  const dark = await brightness(page, [16, 1]);
  expect(dark).toBeLessThan(180);
  await page.keyboard.press('y');
  await expect(table.panel('eyes')).toBeVisible();
  await expect.poll(() => brightness(page, [16, 1])).not.toBe(dark);
  const fog = await brightness(page, [16, 1]);
  expect(await near()).toBeGreaterThan(220);
  expect(await page.evaluate(() => window.fivefoot.export())).toContain('orc');
  await expect(page.getByRole('button', { name: /orc/i })).toHaveCount(0);

  await table.send({ gm: 'place', on: 'A', at: [14, 2] });
  await expect.poll(() => brightness(page, [16, 1])).toBeGreaterThan(220);
  const remembered = await near();
  expect(remembered).toBeLessThan(200);
  expect(Math.abs(remembered - fog)).toBeGreaterThan(3);

  await page.keyboard.press('Control+z');
  await expect.poll(() => brightness(page, [16, 1])).toBe(fog);
  await expect.poll(near).toBeGreaterThan(220);
});

test('a light is put on the map by a click and taken away by another', async ({ page }) => {
  const written = () => page.evaluate(() => window.fivefoot.export());
  const far = () => brightness(page, [14, 1]);
  await expect.poll(far).toBeLessThan(180);
  await page.keyboard.press('d');
  await table.panel('light-lamp').click();
  await page.keyboard.press('f');
  await table.click([13, 2]);
  await expect.poll(written).toMatch(/lights: \[ \{ at: \[ 13\.5, 2\.5 \], bright: 15, shadowy: 30 \} \]/);
  await expect.poll(far).toBeGreaterThan(220);
  await table.click([13, 2]);
  await expect.poll(written).not.toContain('lights:');
  await expect.poll(far).toBeLessThan(180);
  await page.keyboard.press('Control+z');
  await expect.poll(written).toContain('lights:');
  await table.panel('lights-out').click();
  await expect.poll(written).not.toContain('lights:');
});
