import { expect, test } from '@playwright/test';
import { expectNoFault } from './axe';
import { Table } from './table';

const BLOCK = `Sewer Lurker
Hit Dice: 3d8+6 (19 hp)
Armor Class: 15 (+2 Dex, +3 natural), touch 12, flat-footed 13
Attack: Claw +5 melee (1d6+2)
Full Attack: 2 claws +5 melee (1d6+2) or a whirling contraption of doom
Special Attacks: Stench
Abilities: Str 15, Dex 15, Con 14, Int 6, Wis 10, Cha 8
Skills: Hide +6
`;

for (const width of [1280, 390])
  test(`no accessibility fault in the editor, the library and About (${width} wide, light or dark)`, async ({
    page,
  }) => {
    // Many audits in one page; on a busy machine each takes its time.
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const table = new Table(page);
    await table.open();
    await table.panel('menu').click();
    await table.panel('new-fight').click();
    await table.panel('new-empty').click();
    await table.panel('creature-goblin').click();
    await expectNoFault(page, { state: 'creatures' });
    await table.panel('editor-tab-paste').click();
    await table.panel('paste-text').fill(BLOCK);
    await table.panel('paste-put').click();
    await expectNoFault(page, { state: 'paste' });
    await table.panel('editor-tab-combatant').click();
    for (const group of ['feats', 'skills', 'magic'])
      await table.panel(`group-${group}`).locator('summary').click();
    await table.panel('edit-armor').selectOption('own');
    await expect(table.panel('edit-armor-max-dex')).toBeVisible();
    await expectNoFault(page, { state: 'combatant' });
    await table.panel('editor-tab-map').click();
    await expect(table.panel('map-panel')).toBeVisible();
    await expectNoFault(page, { state: 'map' });
    await table.panel('editor-close').click();
    // On a phone it lies in the sheet.
    if (width < 700) await table.panel('sheet-handle').click();
    await table.panel('start-choose').click();
    await expect(table.panel('start-options')).toBeVisible();
    await expectNoFault(page, { state: 'who is aware' });
    await table.panel('menu').click();
    await table.panel('library-item').click();
    await table.panel('library-save').click();
    await expect(table.panel('library-row')).toBeVisible();
    await expectNoFault(page, { state: 'library' });
    await table.panel('library-close').click();
    await table.panel('menu').click();
    await table.panel('about-item').click();
    await expect(table.panel('about')).toBeVisible();
    await expectNoFault(page, { state: 'about' });
  });
