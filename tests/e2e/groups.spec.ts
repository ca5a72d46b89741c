import { expect, test } from '@playwright/test';
import { bigFight } from './big-fight';
import { Table } from './table';

/** Three goblins who act one after the other, a fighter beside the first two. */
const GOBLINS = `
title: Goblins in a row
map: |
  . F . . . . . . . .
  . G H I . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
combatants:
  G: { creature: goblin, name: Goblin 1, side: foes, hp: 30 }
  H: { creature: goblin, name: Goblin 2, side: foes, hp: 30 }
  I: { creature: goblin, name: Goblin 3, side: foes, hp: 30 }
  F: { creature: sparring-warrior, name: Fighter, side: party, hp: 40, feats: [combat-reflexes], abilities: { dex: 14 } }
initiative: [G, H, I, F]
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

async function select(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  await table.page.keyboard.down('Shift');
  await table.draw(from, to);
  await table.release();
  await table.page.keyboard.up('Shift');
}

test('groups: a rectangle selects several, Escape lets them go', async () => {
  await table.openText(GOBLINS);
  await select([0, 2], [4, 1]);
  await expect(table.panel('group-count')).toHaveText('3 × Goblin');
  await expect(table.panel('group-card')).toContainText('Goblin 3');
  await expect(table.panel('group-card')).toContainText('30 of 30');
  await table.page.keyboard.press('Escape');
  await expect(table.panel('group-bar')).toBeHidden();
});

test('groups: one drag moves all; who provokes is asked about first, then the others go on', async () => {
  await table.openText(GOBLINS);
  await select([0, 2], [4, 1]);
  await table.draw([2, 1], [2, 2], [2, 4]);
  await expect(table.panel('group-ways')).toContainText('Goblin 1 to B5: 15 ft');
  await expect(table.panel('group-ways')).toContainText('Fighter may strike at B2');
  await table.release();
  await table.expectPending('F');
  await table.panel('answer-pass').click();
  await table.expectAt('G', [1, 4]);
  await table.expectPending('F');
  await table.panel('answer-pass').click();
  await table.expectAt('H', [2, 4]);
  await table.expectAt('I', [3, 4]);
  expect((await table.view()).current).toBe('I');
  await expect(table.panel('group-count')).toHaveText('3 × Goblin');
});

test('groups: all attack one, each with its own roll, and the log has the sum', async () => {
  await table.openText(GOBLINS);
  await select([0, 2], [4, 1]);
  await table.click([1, 0]);
  await table.panel('group-attack').click();
  await expect.poll(async () => (await table.view()).current).toBe('I');
  await expect(table.panel('log-lines')).toContainText('Goblin 1');
  await expect(table.panel('log-lines')).toContainText('2 × Goblin against Fighter: 2 attacks');
});

test('groups: with the switch on, the first drag selects, also from a token', async () => {
  await table.openText(GOBLINS);
  await table.panel('pick-several').click();
  await table.draw([1, 1], [2, 1]);
  await table.release();
  await expect(table.panel('group-count')).toHaveText('2 × Goblin');
  await expect(table.panel('pick-several')).toHaveAttribute('aria-pressed', 'false');
  expect((await table.who('G')).at).toEqual([1, 1]);
});

test('groups: from now on never, for all goblins, and taken back at once', async () => {
  await table.openText(GOBLINS.replace('[G, H, I, F]', '[F, G, H, I]'));
  await table.draw([1, 0], [5, 3]);
  await table.release();
  await table.expectPending('G', 'H');
  await table.panel('from-now-never-all').click();
  await table.expectPending();
  await table.expectAt('F', [5, 3]);
  for (let back = 0; back < 3; back++) await table.page.keyboard.press('Control+z');
  await table.expectPending('G', 'H');
});

test('groups: equal monsters roll together', async () => {
  await table.openText(bigFight(false));
  await table.panel('roll-together').check();
  await table.panel('start-fight').click();
  await expect.poll(async () => (await table.view()).phase).toBe('round');
  const counts = await Promise.all([1, 2, 26].map(async (n) => (await table.who(`goblin${n}`)).initiative));
  expect(new Set(counts).size).toBe(1);
  const { order } = await table.view();
  const places = Array.from({ length: 26 }, (_, index) => order.indexOf(`goblin${index + 1}`));
  expect(Math.max(...places) - Math.min(...places)).toBe(25);
});

test('groups: sixty are on the rail, and the one who acts is in view', async () => {
  await table.openText(bigFight(true));
  await expect(table.panel('initiative').getByRole('listitem')).toHaveCount(60);
  await table.send({ by: 'goblin1', do: 'end-turn' });
  await expect(table.panel('initiative-goblin2')).toHaveAttribute('aria-current', 'step');
  await expect(table.panel('initiative-goblin2')).toBeInViewport();
});
