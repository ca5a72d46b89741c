import { expect, test } from '@playwright/test';
import { Table } from './table';

/** A barbarian who would pass an ogre within its reach, with speed enough to keep out of it. */
const PAST_AN_OGRE = `
title: Past the ogre
size: [10, 8]
combatants:
  A: { creature: sparring-warrior, name: Barbarian, side: party, at: [1, 2], speed: 40, hp: 40 }
  G: { creature: ogre, name: Ogre, side: foes, at: [4, 4] }
  H: { creature: sparring-warrior, name: Lurker, side: foes, at: [8, 7], hidden: true }
initiative: [A, G, H]
`;

let table: Table;
test.beforeEach(async ({ page }) => {
  table = new Table(page);
  await table.open();
  expect((await table.openText(PAST_AN_OGRE)).ok).toBe(true);
  await table.ready();
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

/** A path that the drawer chose to lead within reach. */
async function drawWithinReach(): Promise<void> {
  await table.draw([1, 2], [3, 2]);
  await table.page.keyboard.press('w');
  await table.page.mouse.move(...(await table.squareToScreen([6, 2])), { steps: 3 });
  await table.page.keyboard.press('w');
  await table.page.mouse.move(...(await table.squareToScreen([8, 2])), { steps: 3 });
}

test('the safest way stands beside a dangerous one with its price, and its number takes it', async () => {
  await drawWithinReach();
  await expect(table.panel('path-words')).toContainText('Ogre');
  await expect(table.panel('way-safest')).toContainText('40 ft');
  await expect(table.panel('way-safest')).toContainText('no attack of opportunity');
  await table.page.keyboard.press('1');
  await table.release();
  await table.expectAt('A', [8, 2]);
  await table.expectPending();
  expect((await table.who('A')).moved).toBe(40);
});

test('a click takes it as well, after a path was drawn by clicks', async () => {
  await table.page.mouse.click(...(await table.squareToScreen([1, 2])));
  for (const square of [
    [3, 2],
    [6, 2],
  ] as const) {
    await table.page.mouse.move(...(await table.squareToScreen(square)));
    await table.page.keyboard.press('w');
  }
  await table.page.mouse.move(...(await table.squareToScreen([8, 2])));
  await table.panel('way-safest').click();
  await table.expectAt('A', [8, 2]);
  await table.expectPending();
});

test('through the eyes of a side nothing is shown that it does not know', async () => {
  await expect(table.panel('initiative-H')).toBeVisible();
  await table.page.keyboard.press('y');
  await expect(table.panel('eyes')).toBeVisible();
  await expect(table.panel('initiative-H')).toBeHidden();
  await expect(table.page.getByRole('button', { name: /Lurker/ })).toHaveCount(0);
  await table.draw([1, 2], [8, 6]);
  await expect(table.panel('path-words')).not.toContainText('Lurker');
  await table.page.keyboard.press('Escape');
  await table.release();
  await table.panel('eyes-back').click();
  await expect(table.panel('eyes')).toBeHidden();
  await expect(table.panel('initiative-H')).toBeVisible();
});

const BEHIND_A_CORNER = `
title: Behind the corner
map: |
  # # # . . . .
  A . # . # # #
  # . . . # # #
walls: [[5, 0, 5, 1]]
combatants:
  A: { creature: sparring-warrior, name: Scout, side: party, speed: 60 }
  O: { creature: orc, name: Orc, side: foes, at: [6, 0] }
initiative: [A, O]
`;

test('a wall that the side does not see is not given away: the path is as over open floor, and ends before it', async () => {
  expect((await table.openText(BEHIND_A_CORNER)).ok).toBe(true);
  await table.ready();
  await table.page.keyboard.press('y');
  await expect(table.panel('eyes')).toBeVisible();
  await table.draw([0, 1], [1, 2], [3, 2], [3, 0], [5, 0]);
  await expect(table.panel('path-cost')).toContainText('of 60 ft');
  await expect(table.panel('path-words')).not.toContainText('wall');
  await table.release();
  await table.expectAt('A', [4, 0]);
  await expect(table.panel('notice')).toBeHidden();
  await table.page.keyboard.press('y');
  await expect(table.panel('log-lines')).toContainText('the ground unseen ends the way here');
});

test('the game master is told that the side walks up to what it does not see', async () => {
  expect((await table.openText(BEHIND_A_CORNER)).ok).toBe(true);
  await table.ready();
  await table.draw([0, 1], [1, 2]);
  for (const corner of [
    [3, 2],
    [3, 0],
  ] as const) {
    await table.page.mouse.move(...(await table.squareToScreen(corner)));
    await table.page.keyboard.press('w');
  }
  await table.page.mouse.move(...(await table.squareToScreen([5, 0])));
  await expect(table.panel('path-unseen')).toContainText('as far as E1');
  await table.release();
  await table.expectAt('A', [4, 0]);
});
