import { expect, type Page, test } from '@playwright/test';
import { png } from './png';
import { Table } from './table';

const FIGHT = `
title: On paper
map: |
  . . . . . . . . . .
  . . A . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . O
  . . . . . . . . . .
combatants:
  A: { creature: sparring-warrior, side: party }
  O: { creature: orc, side: foes }
initiative: [A, O]
`;
/** Squares of 50 pixels, red and blue by turns. */
const CHECKERED = png(500, 300, (x, y) =>
  (Math.floor(x / 50) + Math.floor(y / 50)) % 2 === 0 ? [200, 30, 30] : [30, 30, 200],
);

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  await table.openText(FIGHT);
  await page.keyboard.press('d');
  await expect(table.panel('map-panel')).toBeVisible();
  await page.keyboard.press('f');
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

/** Whether A may step from C2 to the right, across the border between C and D. */
const mayStep = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.fivefoot.ask({ ask: 'path', by: 'A', path: [[3, 1]] }));
const written = (page: Page): Promise<string> => page.evaluate(() => window.fivefoot.export());

/** Draws with the pen from corner to corner of the grid: places in squares, where whole numbers are corners. */
async function stroke(...places: readonly (readonly [number, number])[]): Promise<void> {
  const [x0, y0] = await table.squareToScreen([0, 0]);
  const [x1] = await table.squareToScreen([1, 0]);
  const size = x1 - x0;
  const at = ([x, y]: readonly [number, number]) => [x0 + (x - 0.5) * size, y0 + (y - 0.5) * size] as const;
  const { mouse } = table.page;
  const [first = [0, 0], ...rest] = places;
  await mouse.move(...at(first));
  await mouse.down();
  for (const place of rest) await mouse.move(...at(place), { steps: 6 });
  await mouse.up();
}

test('a wall is painted by a drag, the path goes round it, and undo takes it back', async ({ page }) => {
  expect(await mayStep(page)).toMatchObject({ legal: true });
  await table.panel('mark-wall').click();
  await stroke([3, 0], [3.1, 1], [2.95, 4]);
  await expect.poll(() => mayStep(page)).toMatchObject({ legal: false });
  await expect(table.panel('log-lines')).toContainText('The ground changes: 1 wall.');
  await table.panel('pen-none').click();
  await table.draw([2, 1], [5, 1]);
  await expect(table.panel('path-cost')).not.toContainText('15 ft');
  await page.keyboard.press('Escape');
  await table.release();
  await table.panel('undo').click();
  await expect.poll(() => mayStep(page)).toMatchObject({ legal: true });
});

test('squares are painted, wiped, and Escape drops a stroke and then the pen', async ({ page }) => {
  await table.panel('pen-rectangle').click();
  await table.panel('mark-solid').click();
  await stroke([4.5, 0.5], [6.5, 2.5]);
  await expect.poll(() => written(page)).toContain('. . . . # # # . . .');
  await table.panel('erase-squares').click();
  await table.panel('pen-brush').click();
  await stroke([5.5, 0.5], [5.5, 2.5]);
  await expect.poll(() => written(page)).toContain('. . . . # . # . . .');
  const before = await written(page);
  await table.draw([1, 4], [8, 4]);
  await page.keyboard.press('Escape');
  await table.release();
  expect(await written(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(table.panel('pen-none')).toHaveAttribute('aria-pressed', 'true');
});

test('the keyboard paints: Enter begins a stroke, arrows draw it, Enter ends it', async ({ page }) => {
  await table.panel('mark-difficult').click();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(table.panel('log-lines')).toContainText('The ground changes: 3 squares.');
});

test('the size is typed, and who would be off the board is named', async ({ page }) => {
  await table.panel('board-columns').fill('9');
  await table.panel('board-size-set').click();
  await expect(table.panel('notice')).toContainText('Orc');
  await table.panel('board-columns').fill('200');
  await table.panel('board-rows').fill('150');
  await table.panel('board-size-set').click();
  await expect.poll(() => written(page)).toMatch(/size:\s*\[?\s*-?\s*200/);
  await table.panel('board-rows').fill('301');
  await table.panel('board-size-set').click();
  await expect(table.panel('notice')).toHaveAttribute('data-code', 'board-size');
});

/** The colour in the middle of a square of the board, as the screen shows it. */
async function colourAt(square: readonly [number, number]): Promise<readonly number[]> {
  const [x, y] = await table.squareToScreen(square);
  const shot = await table.page.screenshot({ clip: { x: x - 2, y: y - 2, width: 4, height: 4 } });
  return table.page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paint = new OffscreenCanvas(4, 4).getContext('2d');
    paint?.drawImage(bitmap, 0, 0);
    return [...(paint?.getImageData(1, 1, 1, 1).data ?? [])].slice(0, 3);
  }, shot.toString('base64'));
}
const isRed = ([red = 0, , blue = 0]: readonly number[]): boolean => red > blue + 80;
const isBlue = ([red = 0, , blue = 0]: readonly number[]): boolean => blue > red + 80;

test('a picture lies under the grid, is aligned by typing and by corners, and undo takes it back', async ({
  page,
}) => {
  const file = { name: 'floor.png', mimeType: 'image/png', buffer: CHECKERED };
  await table.panel('picture-input').setInputFiles(file);
  await expect.poll(async () => isRed(await colourAt([6, 0]))).toBe(true);
  await expect.poll(async () => isBlue(await colourAt([7, 0]))).toBe(true);
  await table.panel('picture-left').fill('1');
  await table.panel('picture-left').press('Enter');
  await expect.poll(async () => isBlue(await colourAt([6, 0]))).toBe(true);
  await table.panel('picture-pixelsPerSquare').fill('25');
  await table.panel('picture-pixelsPerSquare').press('Enter');
  await expect.poll(() => written(page)).toContain('pixelsPerSquare: 25');
  await table.panel('picture-align').click();
  await expect(table.panel('align')).toBeVisible();
  await table.panel('align-columns').fill('4');
  await table.panel('align-rows').fill('0');
  await table.panel('align-apply').click();
  await expect.poll(() => written(page)).not.toContain('pixelsPerSquare: 25\n');
  await table.panel('undo').click();
  await expect.poll(() => written(page)).toContain('pixelsPerSquare: 25');
  for (let times = 0; times < 3; times++) await table.panel('undo').click();
  await expect.poll(() => written(page)).not.toContain('picture:');
});

const MAP = {
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 6 }, pixels_per_grid: 50 },
  line_of_sight: [
    [
      { x: 2, y: 0 },
      { x: 2, y: 4 },
    ],
  ],
  portals: [
    {
      position: { x: 2, y: 4.5 },
      bounds: [
        { x: 2, y: 4 },
        { x: 2, y: 5 },
      ],
      rotation: 0,
      closed: true,
      freestanding: false,
    },
  ],
  lights: [],
  environment: { baked_lighting: false, ambient_light: 'ffffffff' },
  image: CHECKERED.toString('base64'),
};

test('a map of Universal VTT becomes a new encounter with its picture', async ({ page }) => {
  const buffer = Buffer.from(JSON.stringify(MAP));
  await table
    .panel('file-input')
    .setInputFiles({ name: 'Old_Mill.dd2vtt', mimeType: 'application/json', buffer });
  await expect(table.panel('fight-title')).toContainText('Old Mill');
  await expect(table.panel('map-notes')).toBeVisible();
  await expect.poll(() => written(page)).toContain('pixelsPerSquare: 50');
  await page.keyboard.press('f');
  await expect.poll(async () => isRed(await colourAt([0, 0]))).toBe(true);
  await expect.poll(async () => isBlue(await colourAt([1, 0]))).toBe(true);
});

const BROKEN = {
  'cut.png': CHECKERED.subarray(0, 400),
  'words.png': Buffer.from('no picture at all'),
  'cut.jpg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  'cut.webp': Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
  'cut.dd2vtt': Buffer.from(JSON.stringify(MAP).slice(0, 300)),
  'empty.uvtt': Buffer.from(''),
  'wrong.df2vtt': Buffer.from(JSON.stringify({ ...MAP, line_of_sight: [[{ x: 'far', y: 0 }]] })),
  'picture.uvtt': Buffer.from(
    JSON.stringify({ ...MAP, image: CHECKERED.subarray(0, 300).toString('base64') }),
  ),
  'fight.yaml': Buffer.from('title: A\nmap: |\n  . ?\n'),
  'save.json': Buffer.from('{"format":"fivefoot","version":1}'),
};

test('a file of any kind that is broken is told and changes nothing', async ({ page }) => {
  const before = await written(page);
  for (const [name, buffer] of Object.entries(BROKEN))
    await test.step(name, async () => {
      const dropped = await page.evaluateHandle(
        ([named, content]) => {
          const bytes = Uint8Array.from(atob(content ?? ''), (char) => char.charCodeAt(0));
          const transfer = new DataTransfer();
          transfer.items.add(new File([bytes], named ?? ''));
          return transfer;
        },
        [name, buffer.toString('base64')],
      );
      await page.dispatchEvent('.app', 'drop', { dataTransfer: dropped });
      await expect(table.panel('notice'), name).toBeVisible();
      expect(await written(page), name).toBe(before);
      await table.panel('notice-dismiss').click();
      await expect(table.panel('notice'), name).toBeHidden();
    });
});
