import { expect, test } from '@playwright/test';
import { Fingers, type Pair } from './fingers';
import { Table } from './table';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const FIGHT = `
title: By finger
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
let fingers: Fingers;
test.beforeEach(async ({ page, context }) => {
  table = new Table(page);
  await table.open();
  expect((await table.openText(FIGHT)).ok).toBe(true);
  await table.ready();
  fingers = await Fingers.on(table, context);
});
test.afterEach(() => {
  expect(table.errors).toEqual([]);
});

const touch = (...it: Parameters<Fingers['touch']>): Promise<void> => fingers.touch(...it);

test('touch: a drag is shown when the finger leaves, and sent by a second tap on its end', async ({
  page,
}) => {
  await touch('touchStart', [1, 2]);
  await touch('touchMove', [1, 3]);
  await touch('touchMove', [1, 4]);
  await expect(table.panel('path-cost')).toContainText('10 of 30 ft');
  await touch('touchEnd');
  await expect(table.panel('path-go')).toBeVisible();
  expect((await table.who('F')).at).toEqual([1, 2]);
  await page.touchscreen.tap(...(await table.squareToScreen([1, 4])));
  await table.expectAt('F', [1, 4]);
});

test('touch: who is on turn is dragged along the order, and delays once that is confirmed', async () => {
  const middle = async (id: string) => {
    const box = await table.panel(`initiative-${id}`).boundingBox();
    if (box === null) throw new Error('it is not in the order');
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const [from, to] = [await middle('F'), await middle('O')];
  await fingers.strokeOn(from, [to[0] - 10, to[1]], [to[0] + 10, to[1]]);
  await expect(table.panel('delay-card')).toContainText('Fighter delays and acts after Ogre');
  expect((await table.view()).current).toBe('F');
  await table.panel('delay-go').tap();
  await expect.poll(async () => (await table.view()).current).toBe('O');
});

test('touch: Go sends the path that was put down, Leave it does not', async () => {
  for (const [button, at] of [
    ['path-drop', [1, 2]],
    ['path-go', [1, 4]],
  ] as const) {
    await touch('touchStart', [1, 2]);
    await touch('touchMove', [1, 3]);
    await touch('touchMove', [1, 4]);
    await touch('touchEnd');
    await table.panel(button).tap();
    await expect(table.panel('path-words')).toBeHidden();
    await table.expectAt('F', at);
  }
});

test('touch: a tap counts right after a stroke that ended in full swing', async () => {
  for (const [button, at] of [
    ['path-drop', [1, 2]],
    ['path-go', [1, 5]],
  ] as const) {
    await fingers.flick([1, 2], [1, 5]);
    await table.panel(button).tap();
    await expect(table.panel('path-words')).toBeHidden();
    await table.expectAt('F', at);
  }
});

test('touch: a second finger sets a waypoint, so that the path goes round', async () => {
  await touch('touchStart', [1, 2]);
  await touch('touchMove', [1, 3]);
  await touch('touchMove', [1, 5]);
  await touch('touchStart', [1, 5], [6, 1]);
  await touch('touchMove', [2, 5]);
  await touch('touchMove', [3, 2]);
  // Straight it would be 10 feet; by the waypoint it is 15 down, and up again in three, one of them a dear diagonal.
  await expect(table.panel('path-cost')).toContainText('35 of 60 ft');
  await touch('touchEnd');
  await table.panel('path-drop').tap();
  await expect(table.panel('path-words')).toBeHidden();
  expect((await table.who('F')).at).toEqual([1, 2]);
});

test('touch: what the path costs stands where the finger does not hide it, at the edges of the board too', async ({
  page,
}) => {
  // As high as the stage, so that there is no room above the finger at its upper edge.
  const rows = Array.from({ length: 15 }, () => '  . . . . . . . . . .').join('\n');
  const map = FIGHT.replace(/map: \|[\s\S]*combatants:/, `map: |\n${rows}\ncombatants:`);
  const tall = map
    .replace('side: party', 'side: party, at: [1, 2]')
    .replace('side: foes', 'side: foes, at: [4, 2]');
  expect((await table.openText(tall)).ok).toBe(true);
  await table.ready();
  const ends: readonly Pair[] = [
    [1, 5],
    [1, 0],
    [0, 0],
    [9, 0],
    [9, 5],
    [9, 14],
  ];
  await touch('touchStart', [1, 2]);
  for (const end of ends) {
    await touch('touchMove', end);
    const [fingerX, fingerY] = await table.squareToScreen(end);
    const distance = (): Promise<number> =>
      page.locator('.board canvas[data-cost]').evaluate(
        (canvas: HTMLElement, [x, y]) => {
          const [left = 0, top = 0, width = 0, height = 0] = (canvas.dataset['cost'] ?? '')
            .split(' ')
            .map(Number);
          const { x: dx, y: dy } = canvas.getBoundingClientRect();
          const across = Math.max(left + dx - x, 0, x - left - dx - width);
          const down = Math.max(top + dy - y, 0, y - top - dy - height);
          return Math.max(across, down);
        },
        [fingerX, fingerY] as const,
      );
    await expect.poll(distance).toBeGreaterThan(40);
    await expect.poll(distance).toBeLessThan(220);
  }
  await touch('touchEnd');
  await table.panel('path-drop').tap();
});

test('touch: who may strike on the way, and a safer way by a tap', async () => {
  await touch('touchStart', [1, 2]);
  await touch('touchMove', [2, 2]);
  await touch('touchMove', [2, 3]);
  await touch('touchStart', [2, 3], [8, 1]);
  await touch('touchMove', [2, 4]);
  await touch('touchMove', [1, 5]);
  await expect(table.panel('path-words')).toContainText('Ogre may strike');
  await expect(table.panel('path-odds')).toContainText('%');
  await touch('touchEnd');
  await table.panel('way-safest').tap();
  await expect(table.panel('path-words')).toBeHidden();
  await table.expectAt('F', [1, 5]);
  await table.expectPending();
});

test('touch: a tap aims and shows the odds, a second one attacks', async () => {
  await table.send({ gm: 'place', on: 'F', at: [3, 2] });
  await fingers.tap([4, 2]);
  await expect(table.panel('attack-card-chance')).toContainText('%');
  await fingers.tap([4, 2]);
  await expect.poll(async () => (await table.who('F')).left.standard).toBe(false);
});
