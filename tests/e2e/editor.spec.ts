import { expect, test } from '@playwright/test';
import { Table } from './table';

const BLOCK = `Sewer Lurker
Medium Monstrous Humanoid
Hit Dice: 3d8+6 (19 hp)
Initiative: +2
Speed: 30 ft. (6 squares)
Armor Class: 15 (+2 Dex, +3 natural), touch 12, flat-footed 13
Base Attack/Grapple: +3/+5
Attack: Claw +5 melee (1d6+2)
Full Attack: 2 claws +5 melee (1d6+2) or a whirling contraption of doom
Space/Reach: 5 ft./5 ft.
Special Attacks: —
Special Qualities: Darkvision 60 ft.
Saves: Fort +3, Ref +5, Will +3
Abilities: Str 15, Dex 15, Con 14, Int 6, Wis 10, Cha 8
Skills: Hide +6
Feats: Alertness, Dodge
Challenge Rating: 2
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
});
test.afterEach(() => expect(table.errors).toEqual([]));

async function beginEmpty(): Promise<void> {
  await table.panel('menu').click();
  await table.panel('new-fight').click();
  await table.panel('new-empty').click();
  await expect(table.panel('bestiary-list')).toBeVisible();
  expect(Object.keys(await table.view())).not.toContain('G1');
}

const combatants = async (): Promise<string[]> =>
  Object.values(await table.view()).flatMap((it) =>
    typeof it === 'object' && it !== null && 'name' in it ? [String(it.name)] : [],
  );

/** Carries a creature of the list by its token to a square. */
async function carry(creature: string, to: readonly [number, number]): Promise<void> {
  const { mouse } = table.page;
  await table.panel(`creature-${creature}`).locator('.creature-token').hover();
  await mouse.down();
  const [x, y] = await table.squareToScreen(to);
  await mouse.move(x - 30, y - 30, { steps: 3 });
  // On a phone the board is as it was, the editor has gone from over it.
  await mouse.move(x, y, { steps: 3 });
  await expect(table.panel('carry')).toBeVisible();
  await mouse.up();
  await expect(table.panel('carry')).toHaveCount(0);
}

test('an encounter of one’s own: four goblins, a pasted creature, a changed number, the fight, and back', async () => {
  await beginEmpty();
  await table.panel('encounter-title').fill('Under the town');
  await table.panel('encounter-title').press('Enter');
  await expect(table.panel('fight-title')).toHaveText('Under the town');

  await table.panel('bestiary-search').fill('goblin');
  await table.panel('manner-number').fill('4');
  await table.panel('manner-number').press('Enter');
  await carry('goblin', [12, 6]);
  await expect.poll(combatants).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4']);
  await table.expectAt('G1', [12, 6]);

  await table.panel('editor-tab-paste').click();
  await table.panel('paste-text').fill(BLOCK);
  await expect(table.panel('paste-problems')).toContainText('whirling contraption of doom');
  await expect(table.panel('marked-unread')).toHaveAttribute('data-count', '1');
  await table.panel('manner-side').selectOption('party');
  await table.panel('edit-hp').fill('25');
  await table.panel('edit-hp').press('Enter');
  await table.panel('paste-put').click();
  await expect.poll(combatants).toContain('Sewer Lurker');
  expect(await table.who('S1')).toMatchObject({ hp: 25, ac: 15, touch: 12 });

  await table.panel('editor-tab-combatant').click();
  await table.panel('edit-str').fill('strong');
  await table.panel('edit-str').press('Enter');
  await expect(table.panel('block-form').getByRole('alert')).toHaveText('“strong” is no whole number.');
  await table.panel('edit-str').fill('18');
  await table.panel('edit-ac-natural').fill('5');
  await table.panel('edit-ac-natural').press('Enter');
  await expect.poll(async () => (await table.who('S1')).ac).toBe(17);
  await table.panel('undo').click();
  await expect.poll(async () => (await table.who('S1')).ac).toBe(15);
  await expect(table.panel('edit-ac-natural')).toHaveValue('3');

  await table.panel('start-choose').click();
  await table.panel('aware-side-foes').uncheck();
  await table.panel('start-fight').click();
  await expect.poll(async () => (await table.view()).phase).toBe('surprise');
  expect((await table.view()).current).toBe('S1');
  await table.panel('undo').click();
  await expect.poll(async () => (await table.view()).phase).toBe('setup');
});

test('by keys alone: a creature into the middle of the view, a copy, removed and back', async () => {
  await beginEmpty();
  await table.panel('bestiary-search').fill('ogre');
  await table.panel('bestiary-search').press('ArrowDown');
  await table.page.keyboard.press('Enter');
  await expect.poll(combatants).toEqual(['Ogre']);
  await table.panel('editor-tab-paste').focus();
  await table.page.keyboard.press('ArrowRight');
  await expect(table.panel('editor-tab-combatant')).toBeFocused();
  await table.panel('edit-duplicate').press('Enter');
  await expect.poll(combatants).toEqual(['Ogre', 'Ogre 2']);
  await table.panel('edit-remove').press('Enter');
  await expect.poll(combatants).toEqual(['Ogre']);
  await expect(table.panel('edit-nobody')).toBeVisible();
  await table.page.keyboard.press('Control+z');
  await expect.poll(combatants).toEqual(['Ogre', 'Ogre 2']);
});

test('on a tablet the editor takes the place of the drawer: the board keeps room between them', async () => {
  await table.page.setViewportSize({ width: 1024, height: 768 });
  await table.panel('drawer').click();
  await expect(table.panel('drawer')).toHaveAttribute('aria-pressed', 'true');
  await table.panel('editor-toggle').click();
  await expect(table.panel('editor')).toBeVisible();
  await expect(table.panel('drawer')).toHaveAttribute('aria-pressed', 'false');
  await table.panel('drawer').click();
  await expect(table.panel('drawer')).toHaveAttribute('aria-pressed', 'true');
});

test('two sides that are clicked onto the board begin apart, each in view', async () => {
  await beginEmpty();
  for (const [side, creature] of [
    ['foes', 'ogre'],
    ['party', 'dwarf-warrior'],
  ] as const) {
    await table.panel('manner-side').selectOption(side);
    await table.panel('bestiary-search').fill(creature.replace('-', ' '));
    await table.panel(`creature-${creature}`).click();
  }
  await expect.poll(combatants).toHaveLength(2);
  const [ogre, dwarf] = [(await table.who('O1')).at, (await table.who('D1')).at];
  expect(ogre[0] - dwarf[0]).toBeGreaterThanOrEqual(6);
  const size = table.page.viewportSize() ?? { width: 0, height: 0 };
  for (const at of [ogre, dwarf]) {
    const [x, y] = await table.squareToScreen(at);
    expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
});

test('a combatant is kept for another time, thrown away and put back', async () => {
  await beginEmpty();
  await table.panel('bestiary-search').fill('troll');
  await table.panel('creature-troll').click();
  await table.panel('editor-tab-combatant').click();
  await table.panel('edit-name').fill('Grumm');
  await table.panel('edit-name').press('Enter');
  await table.panel('edit-keep').click();
  await expect(table.panel('editor')).toContainText('Kept as “Grumm”');
  await table.panel('editor-tab-creatures').click();
  await table.panel('template-Grumm').click();
  await expect.poll(combatants).toEqual(['Grumm', 'Grumm 2']);
  await table.page.getByRole('button', { name: 'Throw Grumm away' }).click();
  await table.panel('template-put-back').click();
  await expect(table.panel('template-Grumm')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the editor gives way to what is carried, and the board is wide enough for it', async () => {
    await beginEmpty();
    await table.panel('bestiary-search').fill('goblin');
    await carry('goblin', [12, 9]);
    await table.expectAt('G1', [12, 9]);
    await table.panel('editor-close').click();
    await expect(table.panel('editor')).toHaveCount(0);
    await expect(table.panel('start-fight')).toBeInViewport();
  });
});
