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
  await expect(table.panel('initiative-O')).not.toHaveAttribute('data-target');
  await table.click([3, 1]);
  await table.panel('action-attack').click({ force: true });
  await expect(table.panel('notice')).toContainText('ACT-3');
  await table.panel('overrule').click();
  await expect(table.panel('intent')).toBeVisible();
  await expect(table.panel('attack-preview')).toContainText('ACT-3');
  await table.panel('overrule-here').click();
  await expect(table.panel('log')).toContainText('Overruled by the GM');
});

test('odds: all of an aim is seen where the log has room to give', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const top = page.locator('.column-top');
  await expect(table.panel('attack-now')).toBeInViewport({ ratio: 1 });
  const { below, log } = await top.evaluate((element) => ({
    below: element.scrollHeight - element.clientHeight,
    log: document.querySelector('.panel-log')?.clientHeight ?? 0,
  }));
  // What does not fit has taken from the log all but its last lines.
  expect(below === 0 || log <= 121).toBe(true);
});

test('on a tablet the drawer lies over the board, and all of the action bar can be reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await table.panel('drawer').click();
  await expect(table.panel('combatant')).toBeVisible();
  const [column, bar] = [page.locator('.column'), table.panel('action-bar')];
  const edges = async () => {
    const [drawer, actions] = [await column.boundingBox(), await bar.boundingBox()];
    return (actions?.y ?? 0) - ((drawer?.y ?? 0) + (drawer?.height ?? 0));
  };
  await expect.poll(edges).toBeGreaterThanOrEqual(0);
  await expect(table.panel('more-none')).toBeVisible();
  await table.panel('more-move').click();
  await expect(table.panel('more-move-menu')).toBeVisible();
});
