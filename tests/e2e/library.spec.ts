import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { expectNoFault } from './axe';
import { Table } from './table';

const AMBUSH = `title: Ambush at dusk
map: |
  . A . . B .
  . . . . . .
combatants:
  A: { name: "<img src=x onerror=alert(1)>", side: party, hp: 20 }
  B: { creature: orc, side: foes }
`;
/** A green dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPQqLABAAGoAN2QFCk0AAAAAElFTkSuQmCC',
  'base64',
);

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  page.on('dialog', (dialog) => {
    table.errors.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});
test.afterEach(() => expect(table.errors).toEqual([]));

async function openLibrary(at: Table = table): Promise<void> {
  await at.panel('menu').click();
  await at.panel('library-item').click();
  await at.panel('library-name').waitFor();
}
async function save(name: string, at: Table = table): Promise<void> {
  await at.panel('library-name').fill(name);
  await at.panel('library-save').click();
  await expect(at.panel('library-told')).toContainText(name);
}
const rows = (at: Table = table) => at.panel('library-row');
const rowOf = (name: string, at: Table = table) => rows(at).filter({ hasText: name });
const hpOf = async (who: string, at: Table = table) => (await at.who(who)).hp;
const title = () => table.panel('fight-title');

async function contentOf(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path());
}
async function give(testId: string, name: string, content: Buffer | string): Promise<void> {
  const buffer = Buffer.from(content);
  await table.panel(testId).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('an encounter is saved under a name, is there after a reload, and begins a new fight', async () => {
  await table.openText(AMBUSH);
  await openLibrary();
  await expect(rows()).toHaveCount(0);
  await save('<img src=x onerror=alert(1)> dusk');
  await expect(rows()).toHaveCount(1);
  await expect(rows()).toContainText('2 combatants');
  await expect(rows()).toContainText('6 × 2');
  await table.send({ gm: 'damage', on: 'A', amount: 9 });
  await expect.poll(() => table.page.evaluate(loggedIn)).toBe(1);
  await table.reload();
  expect(await hpOf('A')).toBe(11);
  await openLibrary();
  await rowOf('dusk').getByTestId('library-open').click();
  await expect.poll(() => hpOf('A')).toBe(20);
  await expect(table.panel('library')).toHaveCount(0);
  await openLibrary();
  await expect(table.panel('library-fight')).toHaveCount(2);
  await table
    .panel('library-fight')
    .and(table.page.locator('[data-here="false"]'))
    .getByTestId('library-resume')
    .click();
  await expect.poll(() => hpOf('A')).toBe(11);
});

/** How many commands the browser keeps of all fights. */
const loggedIn = () =>
  new Promise<number>((resolve, reject) => {
    const opening = indexedDB.open('fivefoot');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const counting = opening.result.transaction('entries').objectStore('entries').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result);
      };
    };
  });

test('rename, duplicate, search, delete and undo', async () => {
  await openLibrary();
  for (const name of ['Kocsma', 'Őrtorony', 'The mill', 'The ford']) await save(name);
  await rowOf('The mill').getByTestId('library-duplicate').click();
  await expect(rowOf('The mill (2)')).toHaveCount(1);
  await rowOf('The mill (2)').getByTestId('library-rename').click();
  await table.panel('library-new-name').fill('The burnt mill');
  await table.panel('library-renamed').click();
  await expect(rowOf('The burnt mill')).toHaveCount(1);
  await table.panel('library-search').fill('ortor');
  await expect(rows()).toHaveCount(1);
  await table.panel('library-search').fill('nothing like it');
  await expect(rows()).toHaveCount(0);
  await table.panel('library-search').fill('');
  await rowOf('Kocsma').getByTestId('library-delete').click();
  await expect(rowOf('Kocsma')).toHaveCount(0);
  await table.panel('library-undo').click();
  await expect(rowOf('Kocsma')).toHaveCount(1);
  await table.reload();
  await openLibrary();
  await expect(rows()).toHaveCount(5);
});

/** The encounter of the library whose first picture has these bytes, as the board has it. */
async function withPicture(): Promise<void> {
  await table.openText(AMBUSH);
  await give('file-input', 'map.png', PNG);
  await expect.poll(() => table.page.evaluate(() => window.fivefoot.export())).toMatch(/[0-9a-f]{64}/);
}
const pictureIn = async (page: Page) =>
  /[0-9a-f]{64}/.exec(await page.evaluate(() => window.fivefoot.export()))?.[0];
/** Everything that the browser keeps is gone, as in another browser. */
async function elsewhere(): Promise<void> {
  await table.page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
  });
  await table.reload();
}
const picturesKept = () =>
  table.page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open('fivefoot');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const keys = opening.result.transaction('pictures').objectStore('pictures').getAllKeys();
          keys.onsuccess = () => {
            opening.result.close();
            resolve(keys.result.map(String));
          };
        };
      }),
  );

test('one file takes an encounter with its picture to another browser', async () => {
  await withPicture();
  const id = await pictureIn(table.page);
  await openLibrary();
  await save('With a map');
  const downloading = table.page.waitForEvent('download');
  await rowOf('With a map').getByTestId('library-export').click();
  const file = await contentOf(downloading);
  expect((await downloading).suggestedFilename()).toBe('With-a-map.fivefoot');
  await elsewhere();
  await openLibrary();
  await expect(rows()).toHaveCount(0);
  await give('library-file', 'map.fivefoot', file);
  await expect(rows()).toHaveCount(1);
  expect(await picturesKept()).toEqual([id]);
  await rows().getByTestId('library-open').click();
  await expect(title()).toContainText('Ambush at dusk');
  expect(await pictureIn(table.page)).toBe(id);
});

test('the running fight goes into a file with its history, and comes back as it stood', async () => {
  await withPicture();
  await table.send({ gm: 'damage', on: 'A', amount: 6 });
  const before = await table.view();
  await table.panel('menu').click();
  const downloading = table.page.waitForEvent('download');
  await table.panel('save-file').click();
  const file = await contentOf(downloading);
  await elsewhere();
  await give('file-input', 'fight.fivefoot', file);
  await expect.poll(() => hpOf('A').catch(() => 0)).toBe(14);
  expect(await table.view()).toEqual(before);
  expect(await picturesKept()).toHaveLength(1);
  await table.panel('undo').click();
  await expect.poll(() => hpOf('A')).toBe(20);
});

test('a backup brings everything back, and brings nothing twice', async () => {
  await withPicture();
  await openLibrary();
  await save('One');
  await save('Two');
  await table.send({ gm: 'damage', on: 'A', amount: 6 });
  const downloading = table.page.waitForEvent('download');
  await table.panel('library-backup').click();
  const file = await contentOf(downloading);
  await give('library-file', 'all.fivefoot', file);
  await expect(table.panel('library-told')).toContainText('encounters 0');
  await elsewhere();
  await openLibrary();
  await give('library-file', 'all.fivefoot', file);
  await expect(rows()).toHaveCount(2);
  await expect(table.panel('library-told')).toContainText('encounters 2');
  expect(await picturesKept()).toHaveLength(1);
  await table.panel('library-resume').last().click();
  await expect.poll(() => hpOf('A').catch(() => 0)).toBe(14);
});

test('a link carries the encounter; it is offered, and the fight before it stays', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await table.openText(AMBUSH);
  await table.panel('menu').click();
  await table.panel('copy-link').click();
  await expect(table.panel('link-made')).toBeVisible();
  const address = await table.page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('#e=');
  await table.panel('link-close').click();
  await table.panel('menu').click();
  await table.panel('new-fight').click();
  await table.panel('demo-the-ford').click();
  await expect(title()).not.toContainText('Ambush');
  const other = new Table(await context.newPage());
  await other.page.goto(address);
  await other.ready();
  await expect(other.panel('link-offer')).toContainText('Ambush at dusk');
  expect(new URL(other.page.url()).hash).toBe('');
  await expect(other.panel('fight-title')).not.toContainText('Ambush');
  await other.panel('link-open').click();
  await expect(other.panel('fight-title')).toContainText('Ambush at dusk');
  expect(await hpOf('A', other)).toBe(20);
  await openLibrary(other);
  await expect(other.panel('library-fight')).not.toHaveCount(1);
  expect(other.errors).toEqual([]);
});

test('a broken or hostile link is refused, and nothing changes', async () => {
  const before = await table.view();
  for (const hash of ['#e=AAAA', '#e=<img src=x>', '#e=q1Yq', `#e=${'A'.repeat(9000)}`]) {
    await table.page.evaluate((it) => {
      location.hash = it;
    }, hash);
    await expect(table.panel('notice')).toHaveAttribute('data-code', 'link-broken');
    await table.panel('notice-dismiss').click();
    expect(new URL(table.page.url()).hash).toBe('');
  }
  expect(await table.view()).toEqual(before);
});

test('a broken file of each kind is refused, and nothing changes', async () => {
  const before = await table.view();
  const broken: [string, Buffer | string][] = [
    ['x.fivefoot', 'no archive'],
    ['x.fivefoot', Buffer.from('504b0304deadbeef', 'hex')],
    ['x.fivefoot', Buffer.alloc(0)],
    ['x.yaml', 'title: Broken\nmap: |\n  . A\ncombatants: 7\n'],
    ['x.json', '{"format":"fivefoot","version":1}'],
    ['x.json', `{"format":"fivefoot","version":1,"start":${'['.repeat(3000)}${']'.repeat(3000)}}`],
    ['x.png', PNG.subarray(0, 40)],
  ];
  for (const [name, content] of broken) {
    await give('file-input', name, content);
    await expect(table.panel('notice'), name).toBeVisible();
    await table.panel('notice-dismiss').click();
  }
  expect(await table.view()).toEqual(before);
  await openLibrary();
  for (const [name, content] of broken) {
    await give('library-file', name, content);
    await expect(table.panel('library-told'), name).toHaveAttribute('data-told', 'refused');
  }
  await expect(rows()).toHaveCount(0);
  expect(await picturesKept()).toEqual([]);
});

test('two tabs with the same encounter: who saves second is asked, and both are kept', async ({
  context,
}) => {
  await table.openText(AMBUSH);
  await openLibrary();
  await save('Shared');
  const other = new Table(await context.newPage());
  await other.open();
  await openLibrary(other);
  await rowOf('Shared', other).getByTestId('library-open').click();
  await expect.poll(() => hpOf('A', other)).toBe(20);
  await other.send({ gm: 'damage', on: 'A', amount: 5 });
  await openLibrary(other);
  await other.panel('library-save').click();
  await expect(other.panel('library-told')).toHaveAttribute('data-told', 'saved');
  await table.panel('library-save').click();
  await expect(table.panel('library-told')).toHaveAttribute('data-told', 'elsewhere');
  await expect(rows()).toHaveCount(1);
  await table.panel('library-keep-both').click();
  await expect(rows()).toHaveCount(2);
  await expect(rowOf('Shared (2)')).toHaveAttribute('data-here', 'true');
});

test('where there is no room left, nothing is half written, and it is said', async () => {
  await openLibrary();
  await save('Small');
  await table.page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    navigator.storage.estimate = async () => ({ usage: 990_000_000, quota: 1_000_000_000 });
  });
  await table.panel('library-name').fill('Large');
  await table.panel('library-save').click();
  await expect(table.panel('library-told')).toHaveAttribute('data-told', 'refused');
  await expect(table.panel('library-told')).toContainText('no room');
  await expect(table.panel('library-room')).toHaveAttribute('data-short', 'true');
  await expect(rows()).toHaveCount(1);
  await table.reload();
  await openLibrary();
  await expect(rows()).toHaveCount(1);
});

test('the library is accessible, light or dark', async ({ page }) => {
  await openLibrary();
  for (const name of ['One', 'Two', 'Three', 'Four']) await save(name);
  await rowOf('One').getByTestId('library-delete').click();
  await table.panel('library-undo').waitFor();
  await expectNoFault(page, { within: '.library' });
  await page.keyboard.press('Escape');
  await expect(table.panel('library')).toHaveCount(0);
});
