import { expect, test } from '@playwright/test';
import { Table } from './table';

/** A fighter beside an ogre that reaches ten feet. */
const PAST_AN_OGRE = `
title: Past the ogre
map: |
  . . . . . . . . . .
  . . . . . . . . . .
  . F . . O . . . . .
  . . . . . . . . . .
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
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

async function besideTheOgre(): Promise<void> {
  expect((await table.openText(PAST_AN_OGRE)).ok).toBe(true);
  await table.ready();
  expect((await table.send({ gm: 'place', on: 'F', at: [3, 2] })).ok).toBe(true);
}

test('the first fight is ready: the first drag of the hero on turn meets an attack of opportunity', async () => {
  const before = await table.view();
  expect(before.phase).toBe('round');
  const hero = before.current ?? '';
  const [x, y] = (await table.who(hero)).at;
  await table.draw([x, y], [x - 3, y]);
  await expect(table.panel('path-words')).toContainText('Ogre');
  await expect(table.panel('path-words')).toContainText('greatclub');
  await table.page.keyboard.press('Escape');
  await table.release();
  await expect(table.panel('path-words')).toBeHidden();
  expect(await table.view()).toEqual(before);
});

test('drag past the ogre, see the flag, let go, resolve it, read it, take it back', async () => {
  await besideTheOgre();
  await table.draw([3, 2], [3, 3], [3, 5]);
  await expect(table.panel('path-words')).toContainText('D3');
  await expect(table.panel('path-words')).toContainText('Ogre');
  await expect(table.panel('path-cost')).toContainText('15');
  await table.release();
  await table.expectPending('O');
  expect((await table.who('F')).at).toEqual([3, 2]);
  await expect(table.panel('decisions')).toContainText('Ogre');

  await table.panel('answer-attack').first().click();
  await table.expectPending();
  await table.expectAt('F', [3, 5]);
  expect((await table.who('O')).aoo).toBe(0);
  await expect(table.panel('log-lines')).toContainText('Ogre');
  await expect(table.panel('log-lines')).toContainText('greatclub', { ignoreCase: true });

  const after = await table.view();
  await table.page.keyboard.press('Control+z');
  await table.expectPending('O');
  await table.expectAt('F', [3, 2]);
  await table.page.keyboard.press('Control+Shift+z');
  await table.expectPending();
  expect(await table.view()).toEqual(after);
});

test('who delays is let in from the bar, and the board stays where it was', async () => {
  const delayer = (await table.view()).current ?? '';
  const { at } = await table.who(delayer);
  await expect(table.panel('action-delay')).toBeVisible();
  const where = await table.squareToScreen(at);
  await table.panel('action-delay').click();
  await expect(table.panel(`initiative-${delayer}`)).toContainText('delaying');
  const letIn = table.panel(`act-now-${delayer}`);
  await expect(letIn).toBeVisible();
  // States have their pictures in the app as it is built, too.
  await expect(letIn.locator('svg')).toBeVisible();
  expect(await table.squareToScreen(at)).toEqual(where);
  // Nor does a look at who stands in view move it.
  await table.panel(`initiative-${delayer}`).click();
  await expect(table.panel('combatant')).toContainText('delaying');
  expect(await table.squareToScreen(at)).toEqual(where);
  await letIn.click();
  await expect(table.panel('waiting')).toContainText('acts next');
  await table.panel('end-turn').click();
  await expect.poll(async () => (await table.view()).current).toBe(delayer);
  await expect(table.panel('waiting')).toHaveCount(0);
});

test('who is on turn is dragged down the order and acts after the one it was left at', async ({ page }) => {
  const [first = '', second = ''] = (await table.view()).order;
  expect((await table.view()).current).toBe(first);
  const middle = async (id: string) => {
    const box = await table.panel(`initiative-${id}`).boundingBox();
    if (box === null) throw new Error('it is not in the order');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, low: box.y + box.height - 4 };
  };
  const [from, to] = [await middle(first), await middle(second)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.low, { steps: 6 });
  await expect(page.locator('[data-drop]')).toHaveAttribute('data-who', second);
  await expect(table.panel('delay-card')).toContainText('delays and acts after');
  await page.mouse.up();
  await expect.poll(async () => (await table.view()).current).toBe(second);
  await expect(table.panel(`initiative-${first}`)).toContainText('delaying');
  await expect(table.panel('delay-card')).toHaveCount(0);
  await table.panel('end-turn').click();
  await expect.poll(async () => (await table.view()).current).toBe(first);
});

test('passing costs nothing, and the same ogre is not asked twice for one movement', async () => {
  await besideTheOgre();
  await table.draw([3, 2], [2, 4]);
  await table.release();
  await table.expectPending('O');
  await table.panel('answer-pass').first().click();
  await table.expectPending();
  await table.expectAt('F', [2, 4]);
  expect((await table.who('O')).aoo).toBe(1);
});

test('reload in the middle of an attack of opportunity: it is still waiting', async () => {
  await besideTheOgre();
  await table.draw([3, 2], [3, 5]);
  await table.release();
  await table.expectPending('O');
  const before = await table.view();
  await table.reload();
  await table.expectPending('O');
  expect(await table.view()).toEqual(before);
  await table.panel('answer-attack').first().click();
  await table.expectPending();
});

test('reload in the very moment of a command: it is there all the same', async () => {
  await besideTheOgre();
  for (const square of [
    [3, 1],
    [3, 2],
    [3, 1],
    [3, 2],
    [3, 5],
  ]) {
    // What the page is writing when it goes is thrown away with it.
    await Promise.all([
      table.page.waitForEvent('load'),
      table.page.evaluate(async (at) => {
        await window.fivefoot.send({ gm: 'place', on: 'F', at });
        location.reload();
      }, square),
    ]);
    await table.ready();
    expect((await table.who('F')).at).toEqual(square);
  }
  await table.page.keyboard.press('Control+z');
  await table.expectAt('F', [3, 2]);
});

test('click and click does the same as a drag', async () => {
  await besideTheOgre();
  await table.click([3, 2]);
  await table.click([3, 5]);
  await table.expectPending('O');
});

test('a drag that is too far is refused, and the token is back', async () => {
  await table.openText(PAST_AN_OGRE.replace('hp: 40', 'hp: 40, speed: 10'));
  await table.ready();
  await table.draw([1, 2], [1, 3], [8, 5]);
  await table.release();
  await expect(table.panel('notice')).toBeVisible();
  expect((await table.who('F')).at).toEqual([1, 2]);
});

test('escape cancels a drag: nothing is sent', async () => {
  await besideTheOgre();
  const before = await table.view();
  await table.draw([3, 2], [3, 5]);
  await table.page.keyboard.press('Escape');
  await table.release();
  expect(await table.view()).toEqual(before);
});

test('the GM takes hit points, and undo gives them back', async () => {
  await besideTheOgre();
  await table.send({ gm: 'damage', on: 'O', amount: 34 });
  expect((await table.who('O')).conditions).toContain('dying');
  await table.panel('undo').click();
  await expect.poll(async () => (await table.who('O')).conditions).toEqual([]);
});

test('an action of the bar that walks is drawn by dragging the token', async () => {
  await besideTheOgre();
  await table.panel('action-withdraw').click();
  await table.draw([3, 2], [2, 2], [0, 2]);
  await expect(table.panel('path-cost')).toContainText('of 60 ft');
  // The first square left is safe from the ogre that is seen, the next is still in its reach (WDR-3, WDR-7).
  await expect(table.panel('path-words')).toContainText('C3');
  await expect(table.panel('path-words')).not.toContainText('D3');
  await table.release();
  await table.expectPending('O');
  expect((await table.who('F')).at).toEqual([2, 2]);
});
