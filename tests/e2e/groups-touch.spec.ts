import { expect, test } from '@playwright/test';
import { Fingers } from './fingers';
import { Table } from './table';

/** Three goblins who act one after the other, and a fighter out of their way. */
const GOBLINS = `
title: Goblins by finger
map: |
  . . . . . . . . F .
  . G H I . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
combatants:
  G: { creature: goblin, name: Goblin 1, side: foes, hp: 30 }
  H: { creature: goblin, name: Goblin 2, side: foes, hp: 30 }
  I: { creature: goblin, name: Goblin 3, side: foes, hp: 30 }
  F: { creature: sparring-warrior, name: Fighter, side: party, hp: 40 }
initiative: [G, H, I, F]
`;

for (const [width, height] of [
  [1024, 768],
  [390, 844],
] as const)
  test.describe(`groups by finger, ${width} wide`, () => {
    test.use({ hasTouch: true, viewport: { width, height } });
    let table: Table;
    let fingers: Fingers;
    test.beforeEach(async ({ page, context }) => {
      table = new Table(page);
      await table.open();
      expect((await table.openText(GOBLINS)).ok).toBe(true);
      await table.ready();
      fingers = await Fingers.on(table, context);
      await table.panel('pick-several').tap();
    });
    test.afterEach(() => {
      expect(table.errors).toEqual([]);
    });

    test('a rectangle selects, a drag shows all their ways, and a second tap sends them', async () => {
      await fingers.stroke([0, 0], [2, 1], [4, 2]);
      await expect(table.panel('group-count')).toHaveText('3 × Goblin');
      await fingers.stroke([2, 1], [2, 2], [2, 4]);
      await expect(table.panel('group-ways')).toContainText('Goblin 1 to B5: 15 ft');
      await table.expectAt('H', [2, 1]);
      await fingers.tap([2, 4]);
      for (const [who, x] of [
        ['G', 1],
        ['H', 2],
        ['I', 3],
      ] as const)
        await table.expectAt(who, [x, 4]);
      expect((await table.view()).current).toBe('I');
    });

    test('Leave it drops the ways that lie there, Go sends them', async () => {
      await fingers.stroke([0, 0], [2, 1], [4, 2]);
      await fingers.stroke([2, 1], [2, 2], [2, 4]);
      await table.panel('path-drop').tap();
      await expect(table.panel('path-words')).toBeHidden();
      await table.expectAt('G', [1, 1]);
      await fingers.stroke([2, 1], [2, 2], [2, 4]);
      await table.panel('path-go').tap();
      await table.expectAt('I', [3, 4]);
    });

    test('a tap adds one more, and all attack one', async () => {
      await table.send({ gm: 'place', on: 'F', at: [2, 0] });
      await fingers.tap([2, 1]);
      await expect(table.panel('group-count')).toHaveText('2 × Goblin');
      await table.panel('pick-several').tap();
      await fingers.tap([2, 0]);
      await table.panel('group-attack').tap();
      await expect.poll(async () => (await table.view()).current).toBe('H');
      await expect.poll(async () => (await table.who('H')).left.standard).toBe(false);
    });
  });
