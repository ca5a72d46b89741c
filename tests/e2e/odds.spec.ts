import { expect, test } from '@playwright/test';
import { Table } from './table';

const DUEL = `
title: Odds before every roll
map: |
  . . . . . . .
  . . F O . . .
  . . . . . . .
combatants:
  F: { creature: sparring-warrior, name: Kay, side: party, hp: 40, bab: 6, feats: [power-attack, two-weapon-fighting], hands: [{ name: longsword }, { name: short-sword }] }
  O: { creature: orc, name: Orc, side: foes, hp: 40 }
initiative: [F, O]
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  expect((await table.openText(DUEL)).ok).toBe(true);
  await table.ready();
  await table.click([3, 1]);
  await expect(table.panel('attack-preview')).toBeVisible();
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

test('odds: a full attack is laid out, another way is chosen, and it is made so', async () => {
  await table.panel('full-attack-odds').click();
  await expect(table.panel('sequence')).toContainText('best');
  await table.panel('way-twf').click();
  await expect(table.panel('option-twf')).toHaveAttribute('aria-pressed', 'true');
  await expect(table.panel('sequence').locator('.sequence-attacks li')).toHaveCount(3);
  await table.panel('attack-now').click();
  await expect(table.panel('intent')).toBeHidden();
  await expect(table.panel('log-lines')).toContainText('longsword', { ignoreCase: true });
  expect((await table.who('F')).left.standard).toBe(false);
});

test('odds: a trip shows its rolls, a source says its rule, and Do it does it', async () => {
  await table.panel('more-standard').click();
  await table.panel('action-trip').click();
  await expect(table.panel('deed-chance')).toContainText('%');
  await table.panel('stages').first().locator('summary').first().click();
  await table.panel('source-base-attack-bonus').first().hover();
  await expect(table.page.locator('.tip')).toContainText('X-GEN-5');
  await table.panel('intent-do').click();
  await expect(table.panel('intent')).toBeHidden();
  await table.expectPending('O');
});

test('why not: a greyed action says its rule, and the GM has it all the same, logged', async () => {
  await table.send({ do: 'total-defense', by: 'F' });
  // The aim went with the standard action.
  await expect(table.panel('attack-preview')).toHaveCount(0);
  await table.click([3, 1]);
  await table.panel('action-attack').click({ force: true });
  await expect(table.panel('notice')).toContainText('ACT-3');
  await table.panel('overrule').click();
  await expect(table.panel('intent')).toBeVisible();
  await expect(table.panel('attack-preview')).toContainText('ACT-3');
  await table.panel('overrule-here').click();
  await expect(table.panel('log')).toContainText('Overruled by the GM');
});
