import { expect, type Page, test } from '@playwright/test';
import { expectNoFault } from './axe';
import { Table } from './table';

/** A fighter one square from an ogre that reaches ten feet, low rubble before him, a wall behind. */
const FIGHT = `
title: By hand
map: |
  # # . . . . . . . .
  . . . . . . . . . .
  . F : . O . . . . .
  . . : . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
combatants:
  F: { creature: sparring-warrior, name: Fighter, side: party, hp: 40 }
  O: { creature: ogre, name: Ogre, side: foes }
initiative: [F, O]
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  expect((await table.openText(FIGHT)).ok).toBe(true);
  await table.ready();
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const voice = () => table.panel('board-voice');

test('hands: the cursor goes over the board and says what is there', async ({ page }) => {
  await press(page, 'x');
  await expect(table.panel('board-cursor')).toBeFocused();
  await expect(voice()).toHaveText(/^B3, open floor\. Fighter \(party\), 40 of 40 hit points\./);
  await expect(table.panel('cursor-words')).toContainText('Fighter');
  await press(page, 'ArrowRight');
  await expect(voice()).toHaveText(/^C3, low obstacle\. Nobody\. Threatened by Ogre\./);
  // From an empty square to the first in the order, then on.
  await press(page, 'PageDown');
  await expect(voice()).toContainText('Fighter (party)');
  await press(page, 'PageDown');
  await expect(voice()).toContainText('Ogre (foes)');
  await press(page, 'x');
  await expect(page.locator('[data-token-id="O"]')).toBeFocused();
  await press(page, 'Escape');
});

test('hands: picks up, sets a waypoint, steps and drops by the cursor alone; the answer by its key', async ({
  page,
}) => {
  await press(page, 'x', 'Enter', 'ArrowDown', 'ArrowDown', 'w', 'ArrowRight', 'ArrowRight');
  await expect(table.panel('path-cost')).toContainText('20 of 30 ft');
  await expect(voice()).toContainText('D5. 20 of 30 ft.');
  await press(page, 'ArrowRight', 'ArrowRight');
  await expect(voice()).toContainText('Ogre');
  await press(page, 'Enter');
  await table.expectPending('O');
  await expect(table.panel('log-voice')).toContainText('Enter: attack, P: pass');
  await press(page, 'p');
  await table.expectPending();
  await table.expectAt('F', [5, 4]);
});

test('hands: aims and strikes by the cursor', async ({ page }) => {
  await table.send({ gm: 'place', on: 'F', at: [3, 2] });
  await press(page, 'x', 'PageDown', 'Enter');
  await expect(voice()).toContainText(/Target: Ogre, \d+/);
  await press(page, 'Enter');
  await expect.poll(async () => (await table.who('F')).left.standard).toBe(false);
});

test('hands: an action of the bar takes its target by arrows and Enter, with the focus on its button', async ({
  page,
}) => {
  await table.send({ gm: 'place', on: 'F', at: [3, 2] });
  await table.panel('more-standard').click();
  await table.panel('action-trip').click();
  await expect(table.panel('intent')).toBeVisible();
  await press(page, 'ArrowRight', 'Enter');
  await expect(table.panel('intent')).toBeHidden();
  await table.expectPending('O');
});

test('hands: Escape lets go of the target too, with the focus on a button of the bar', async ({ page }) => {
  await table.click([4, 2]);
  await page.mouse.move(1, 1);
  await expect(table.panel('attack-preview')).toContainText('Ogre');
  await table.panel('action-attack').focus();
  await press(page, 'Escape');
  await expect(table.panel('attack-preview')).toBeHidden();
  await expect(table.panel('action-attack')).toBeFocused();
});

test('hands: a safer way is taken by its number while keys draw the path', async ({ page }) => {
  await press(page, 'x', 'Enter', 'ArrowRight', 'w', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(table.panel('path-odds')).toContainText('%');
  await expect(table.panel('ways')).toContainText('1');
  await press(page, '1');
  await expect(table.panel('path-words')).toBeHidden();
  await expect.poll(async () => (await table.who('F')).at).not.toEqual([1, 2]);
});

test('hands: the board in words stays true, and changes are told in order', async ({ page }) => {
  await press(page, 'b');
  const words = table.panel('board-words');
  await expect(table.panel('words-F')).toHaveText(
    'Fighter (party), 40 of 40 hit points; at B3; not threatened; has the turn.',
  );
  await expect(words).toContainText('Low obstacle: C3 and C4');
  await table.send({ gm: 'damage', on: 'F', amount: 7 });
  await table.send({ gm: 'place', on: 'F', at: [3, 2] });
  await expect(table.panel('words-F')).toContainText('33 of 40 hit points; at D3; threatened by Ogre');
  // One after the other, the damage before the step.
  await expect(table.panel('log-voice')).toHaveText(/ 7 .*from B3 to D3/);
  await table.panel('undo').click();
  await expect(table.panel('words-F')).toContainText('at B3');
  await expect(table.panel('log-voice').locator('p').last()).toHaveText('Taken back.');
  await table.reload();
  await expect(words).toBeVisible();
  await press(page, 'b');
  await expect(words).toBeHidden();
});

test('hands: ? opens the sheet of keys, which goes with Escape and gives the focus back', async ({
  page,
}) => {
  await press(page, 'x', '?');
  const sheet = table.panel('key-sheet');
  await expect(sheet).toBeVisible();
  await expect(table.panel('key-of-waypoint')).toContainText('W');
  await expect(table.panel('key-of-show-reach')).toContainText('R');
  await press(page, 'Escape');
  await expect(sheet).toBeHidden();
  await expect(table.panel('board-cursor')).toBeFocused();
  await table.panel('menu').click();
  await table.panel('keys-item').click();
  await expect(sheet).toBeVisible();
});

const played = () => table.page.locator('.board[data-playing="true"]');
/** Lets the fighter go far, past nobody. */
const walk = () =>
  table.send({
    by: 'F',
    do: 'move',
    path: [
      [1, 3],
      [1, 4],
      [1, 5],
      [0, 5],
    ],
  });

test('playback: a walk is played, any key ends it in the true state, and it can be switched off', async ({
  page,
}) => {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const board = document.querySelector<HTMLElement>('.board');
    if (board === null) return;
    new MutationObserver(() => seen.push(board.dataset.playing ?? '')).observe(board, {
      attributeFilter: ['data-playing'],
    });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await walk();
  await expect.poll(seen).toEqual(['true', 'false']);
  await table.expectAt('F', [0, 5]);

  await table.panel('undo').click();
  await table.panel('menu').click();
  await table.panel('playback').click();
  await expect(table.panel('playback')).toHaveAttribute('aria-checked', 'false');
  await press(page, 'Escape');
  await walk();
  await table.expectAt('F', [0, 5]);
  await expect(page.locator('.board')).toHaveAttribute('data-playing', 'false');
  expect(await seen()).toEqual(['true', 'false']);
});

test('playback: nothing is played where the system asks for no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walk();
  await table.expectAt('F', [0, 5]);
  await expect(played()).toHaveCount(0);
  await table.panel('menu').click();
  await expect(table.panel('playback')).toContainText('no motion');
});

test('hands: cursor, words, sheet and menu have no accessibility fault that a tool can find, light or dark', async ({
  page,
}) => {
  await press(page, 'b', 'x', '?');
  await expect(table.panel('key-sheet')).toBeVisible();
  await expectNoFault(page, { state: 'the sheet' });
  await press(page, 'Escape');
  await table.panel('menu').click();
  await expectNoFault(page, { state: 'the menu' });
});
