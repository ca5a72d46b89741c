import { expect, test } from '@playwright/test';
import { png } from './png';
import { Table } from './table';

const LURKER = `Sewer Lurker
Medium Monstrous Humanoid
Hit Dice: 3d8+6 (19 hp)
Initiative: +2
Speed: 30 ft. (6 squares)
Armor Class: 15 (+2 Dex, +3 natural), touch 12, flat-footed 13
Base Attack/Grapple: +3/+5
Attack: Claw +5 melee (1d6+2)
Full Attack: 2 claws +5 melee (1d6+2) or a whirling contraption of doom
Space/Reach: 5 ft./5 ft.
Special Attacks: Stench
Saves: Fort +3, Ref +5, Will +3
Abilities: Str 15, Dex 15, Con 14, Int 6, Wis 10, Cha 8
Challenge Rating: 2
`;
/** Squares of 64 pixels whose lines do not begin at the edge. */
const MAP = png(960, 768, (x, y) =>
  (x + 32) % 64 < 3 || (y + 32) % 64 < 3 ? [60, 50, 40] : [170, 150, 120],
);

type Pair = readonly [number, number];
let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
});
test.afterEach(() => expect(table.errors).toEqual([]));

const written = (): Promise<string> => table.page.evaluate(() => window.fivefoot.export());
const names = async (): Promise<readonly string[]> =>
  Object.values(await table.view()).flatMap((it) =>
    typeof it === 'object' && it !== null && 'name' in it ? [String(it.name)] : [],
  );
/** Where a place of the board is on the screen; whole numbers are corners of squares. */
async function corner([x, y]: Pair): Promise<Pair> {
  const [x0, y0] = await table.squareToScreen([0, 0]);
  const [x1] = await table.squareToScreen([1, 0]);
  return [x0 + (x - 0.5) * (x1 - x0), y0 + (y - 0.5) * (x1 - x0)];
}
async function stroke(from: Pair, to: Pair): Promise<void> {
  const { mouse } = table.page;
  await mouse.move(...(await corner(from)));
  await mouse.down();
  await mouse.move(...(await corner(to)), { steps: 8 });
  await mouse.up();
}
/** A file is dropped on the page as from the desktop. */
async function drop(name: string, content: Buffer): Promise<void> {
  const dropped = await table.page.evaluateHandle(
    ([named, data]) => {
      const bytes = Uint8Array.from(atob(data ?? ''), (char) => char.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], named ?? ''));
      return transfer;
    },
    [name, content.toString('base64')],
  );
  await table.page.dispatchEvent('.app', 'drop', { dataTransfer: dropped });
}

test('from nothing to the first attack of opportunity, on the table screen too, and all is there after a reload', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await test.step('a new encounter', async () => {
    await table.panel('menu').click();
    await table.panel('new-fight').click();
    await table.panel('new-empty').click();
    await table.panel('encounter-title').fill('Under the old mill');
    await table.panel('encounter-title').press('Enter');
    await expect(table.panel('fight-title')).toHaveText('Under the old mill');
    await expect(table.panel('add-creatures')).toHaveCount(0);
  });
  await test.step('a stat block from paper, two of it', async () => {
    await table.panel('editor-tab-paste').click();
    await table.panel('paste-text').fill(LURKER);
    await expect(table.panel('paste-problems')).toContainText('whirling contraption of doom');
    await table.panel('manner-number').fill('2');
    await table.panel('manner-number').press('Enter');
    await table.panel('manner-side').selectOption('party');
    await table.panel('paste-put').click();
    await expect.poll(names).toEqual(['Sewer Lurker 1', 'Sewer Lurker 2']);
  });
  await test.step('four goblins from the bestiary', async () => {
    await table.panel('editor-tab-creatures').click();
    await table.panel('bestiary-search').fill('goblin');
    await table.panel('manner-number').fill('4');
    await table.panel('manner-number').press('Enter');
    await table.panel('creature-goblin').locator('.creature-token').hover();
    await page.mouse.down();
    await page.mouse.move(...(await table.squareToScreen([9, 5])), { steps: 6 });
    await page.mouse.up();
    await expect.poll(names).toHaveLength(6);
    await table.expectAt('G1', [9, 5]);
  });
  await test.step('a picture, laid by two corners', async () => {
    await drop('old-mill.png', MAP);
    await expect(table.panel('picture-align')).toBeVisible();
    await table.panel('picture-align').click();
    await table.panel('align-columns').fill('6');
    await table.panel('align-rows').fill('0');
    await table.panel('align-apply').click();
    await expect(table.panel('align')).toHaveCount(0);
    const fit = table.panel('picture-fit-board');
    await expect(fit).toHaveText(/\d+ × \d+/);
    const [, columns] = /\((\d+) × \d+\)/.exec((await fit.textContent()) ?? '') ?? [];
    expect(Number(columns)).toBeLessThan(30);
  });
  await test.step('a wall with a door in it', async () => {
    await table.panel('mark-wall').click();
    await stroke([5, 2], [5, 8]);
    await table.panel('mark-door').click();
    await stroke([5, 4], [5, 5]);
    await expect(table.panel('log-lines')).toContainText('1 door');
    await page.keyboard.press('Escape');
  });
  await test.step('kept in the library', async () => {
    await table.panel('menu').click();
    await table.panel('library-item').click();
    await expect(table.panel('library-name')).toHaveValue('Under the old mill');
    await table.panel('library-save').click();
    await expect(table.panel('library-told')).toHaveAttribute('data-told', 'saved');
    await table.panel('library-close').click();
    await table.panel('editor-close').click();
  });
  await test.step('initiative, and what the stat block says is at hand', async () => {
    await table.panel('start-fight').click();
    await expect.poll(async () => (await table.view()).phase).not.toBe('setup');
    for (const [on, at] of [
      ['S1', [9, 9]],
      ['G1', [10, 9]],
    ] as const)
      expect(await table.send({ gm: 'place', on, at })).toMatchObject({ ok: true });
    expect(
      await table.send({ gm: 'set', on: 'G1', to: { acted: true, not: ['flat-footed'] } }),
    ).toMatchObject({
      ok: true,
    });
    await untilTurnOf('S1');
    await table.click([9, 9]);
    await expect(table.panel('card-notes')).toContainText('a whirling contraption of doom; Stench');
  });
  const opened = context.waitForEvent('page');
  await table.panel('open-table').click();
  const screen = new Table(await opened);
  await expect(screen.panel('table-strip')).toContainText('Sewer Lurker 1');
  await test.step('the first move, seen on the table screen as it is drawn', async () => {
    await page.bringToFront();
    await table.draw([9, 9], [9, 10], [9, 11]);
    await expect(table.panel('path-words')).toContainText('Goblin 1');
    await expect(screen.panel('table-head')).toHaveText(/10 ft/);
    await expect(screen.panel('table-rest')).toContainText('Goblin 1');
    await table.release();
    await table.expectPending('G1');
    await table.panel('answer-attack').first().click();
    await table.expectPending();
    await expect(table.panel('log-lines')).toContainText('Goblin 1');
    await table.expectAt('S1', [9, 11]);
  });
  await test.step('after a reload all of it is there', async () => {
    const before = await written();
    await table.reload();
    expect(await written()).toBe(before);
    await expect(table.panel('fight-title')).toContainText('Under the old mill');
    expect(before).toMatch(/picture:/);
    await table.panel('menu').click();
    await table.panel('library-item').click();
    await expect(table.panel('library-row')).toContainText('6 combatants');
  });
  expect(screen.errors).toEqual([]);
});

/** Others end their turns, without a word to say. */
async function untilTurnOf(key: string): Promise<void> {
  for (let turns = 0; turns < 12; turns++) {
    const { current } = await table.view();
    if (current === key || current === null) break;
    expect(await table.send({ do: 'end-turn', by: current })).toMatchObject({ ok: true });
  }
  expect((await table.view()).current).toBe(key);
}

const UVTT = JSON.stringify({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 10, y: 6 }, pixels_per_grid: 50 },
  line_of_sight: [[{ x: 'far', y: 0 }]],
  portals: [],
  lights: [],
  image: MAP.toString('base64'),
});
const SMALL = png(40, 40, () => [200, 30, 30]);
/** The header is sound, the pixels are not. */
const BAD_PIXELS = Buffer.concat([SMALL.subarray(0, 41), Buffer.alloc(30, 0x5a), SMALL.subarray(71)]);

/** One of each kind that the page takes. */
const BROKEN: readonly (readonly [name: string, content: Buffer, said: RegExp])[] = [
  ['fight.yaml', Buffer.from('title: A\nmap: |\n  . A\ncombatants:\n  A: { strenght: 4 }\n'), /strenght/],
  ['save.json', Buffer.from('{"format":"fivefoot","version":1}'), /no fight can be made of it/],
  ['mine.fivefoot', Buffer.from('504b0304deadbeef', 'hex'), /ends before its end/],
  ['text.fivefoot', Buffer.from('no archive'), /damaged or not of the kind/],
  ['map.png', SMALL.subarray(0, 50), /ends before its end/],
  ['pixels.png', BAD_PIXELS, /pixels/],
  ['map.dd2vtt', Buffer.from(UVTT), /line_of_sight.*expected a number/],
  [
    'actor.json',
    Buffer.from('{"type":"npc","name":"Orc","system":{"attributes":7}}'),
    /actor\.json cannot be read/,
  ],
];

test('a broken file of each kind changes nothing and is told', async ({ page }) => {
  test.setTimeout(120_000);
  const before = await written();
  for (const [name, content, said] of BROKEN)
    await test.step(name, async () => {
      await drop(name, content);
      await expect(table.panel('notice'), name).toHaveText(said);
      await table.panel('notice-dismiss').click();
      expect(await written(), name).toBe(before);
    });
  await page.evaluate(() => {
    location.hash = '#e=AAAA';
  });
  await expect(table.panel('notice')).toHaveAttribute('data-code', 'link-broken');
  await table.panel('notice-dismiss').click();
  await page.keyboard.press('d');
  await table.panel('editor-tab-paste').click();
  await table.panel('paste-text').fill('The quick brown fox jumps over the lazy dog.');
  await expect(table.panel('paste-told')).toContainText('no stat block');
  await expect(table.panel('paste-put')).toHaveCount(0);
  expect(await written()).toBe(before);
});

test('hostile names are text, and no wider than the page', async ({ page }) => {
  page.on('dialog', (dialog) => {
    table.errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await table.panel('menu').click();
  await table.panel('new-fight').click();
  await table.panel('new-empty').click();
  for (const name of ['<img src=x onerror=alert(1)>', 'W'.repeat(10_000), '‮evil‬ שלום', 'a\u200b\u200bb'])
    await test.step(name.slice(0, 30), async () => {
      await table.panel('editor-tab-paste').click();
      await table.panel('paste-text').fill(LURKER.replace('Sewer Lurker', name));
      await table.panel('paste-put').click();
      await expect.poll(async () => (await names()).at(-1)?.length).toBeLessThanOrEqual(80);
      await table.panel('editor-tab-combatant').click();
      await expect(table.panel('edit-name')).not.toHaveValue('');
      const wide = await page.evaluate(() => {
        const editor = document.querySelector('.editor-body');
        return [
          document.documentElement.scrollWidth - window.innerWidth,
          (editor?.scrollWidth ?? 0) - (editor?.clientWidth ?? 0),
        ];
      });
      expect(wide).toEqual([0, 0]);
    });
  expect(await page.locator('img[onerror], img[src="x"]').count()).toBe(0);
  expect(await names()).toHaveLength(4);
});
