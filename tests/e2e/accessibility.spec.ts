import { expect, type Page, test } from '@playwright/test';
import { expectNoFault } from './axe';
import { Table } from './table';

test('no accessibility fault that a tool can find, light or dark', async ({ page }) => {
  const table = new Table(page);
  await table.open();
  await expectNoFault(page, { state: 'at rest' });
});

test('no accessibility fault that a tool can find on a phone, light or dark', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = new Table(page);
  await table.open();
  await page.keyboard.press('?');
  await expect(table.panel('key-sheet')).toBeVisible();
  await expectNoFault(page, { state: 'the sheet of keys' });
  await page.keyboard.press('Escape');
  await table.panel('sheet-handle').click();
  await expectNoFault(page, { state: 'the sheet from below' });
});

const FIGHT = `
title: Something to answer
map: |
  . . . . . . . . . . . .
  . . F . . O . . . . . .
  . . . . . . . . . . . .
  . . . G . . H . . . . .
  . . . . . . . . . . . .
  . . . . . . . . . . . .
combatants:
  F: { creature: sparring-warrior, name: Kay, side: party, hp: 40, bab: 6, feats: [power-attack] }
  O: { creature: ogre, name: Ogre, side: foes }
  G: { creature: goblin, name: Goblin 1, side: foes }
  H: { creature: goblin, name: Goblin 2, side: foes, hidden: true }
initiative: [F, O, G, H]
`;
/** What somebody looks at in the middle of a fight. Each goes on from the one before. */
const STATES: readonly {
  readonly name: string;
  arrange(table: Table, page: Page): Promise<void>;
}[] = [
  {
    name: 'a path with safer ways',
    async arrange(table, page) {
      await table.draw([2, 1], [2, 2]);
      await page.keyboard.press('w');
      await page.mouse.move(...(await table.squareToScreen([2, 4])), { steps: 3 });
      await expect(table.panel('ways')).toBeAttached();
    },
  },
  {
    name: 'an open decision',
    async arrange(table, page) {
      await page.keyboard.press('Escape');
      await table.release();
      expect(
        (
          await table.send({
            by: 'F',
            do: 'move',
            path: [
              [3, 2],
              [4, 2],
              [4, 3],
            ],
          })
        ).ok,
      ).toBe(true);
      await expect(table.panel('decisions')).toBeVisible();
    },
  },
  {
    name: 'an action in hand with its odds',
    async arrange(table, page) {
      for (const by of (await table.view()).pending.map((it) => it.by))
        await table.send({ by, answer: 'pass' });
      await table.click([3, 3]);
      // On a phone the bar lies below the edge: keys reach it all the same.
      await table.panel('more-standard').press('Enter');
      await table.panel('action-trip').press('Enter');
      await expect(table.panel('deed-chance').or(table.panel('attack-card-chance')).first()).toBeVisible();
      await page.mouse.move(1, 1);
    },
  },
  {
    name: 'why not',
    async arrange(table, page) {
      await page.keyboard.press('Escape');
      await table.send({ do: 'total-defense', by: 'F' });
      await table.panel('action-attack').press('Enter');
      await expect(table.panel('notice')).toBeVisible();
    },
  },
  {
    name: 'several selected',
    async arrange(table, page) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('n');
      await table.draw([5, 0], [7, 4]);
      await table.release();
      await expect(table.panel('group-bar')).toBeVisible();
    },
  },
  {
    name: 'through the eyes of a side',
    async arrange(table, page) {
      await page.keyboard.press('Escape');
      await table.click([4, 3]);
      await page.keyboard.press('Shift+T');
      await page.keyboard.press('y');
      await expect(table.panel('eyes')).toBeVisible();
    },
  },
];

for (const [width, height] of [
  [1280, 720],
  [390, 844],
] as const)
  test(`no accessibility fault in the middle of a fight, light or dark (${width} wide)`, async ({ page }) => {
    // Many audits in one page; on a busy machine each takes its time.
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = new Table(page);
    await table.open();
    expect((await table.openText(FIGHT)).ok).toBe(true);
    await table.ready();
    for (const { name, arrange } of STATES) {
      await test.step(name, async () => {
        await arrange(table, page);
        await expectNoFault(page, { state: name });
      });
    }
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
