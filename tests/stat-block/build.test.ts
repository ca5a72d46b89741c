import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { total } from '../../src/engine/modifiers';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { AGAINST_ALL, armorClass } from '../../src/rules/armor-class';
import { initiativeModifiers } from '../../src/rules/initiative';
import { rules } from '../../src/rules/registry';
import { saveModifiers } from '../../src/rules/saving-throw';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { writeStatBlock } from '../../src/stat-block/write-stat-block';

const folders = [
  new URL('./samples/', import.meta.url),
  new URL('./own/', import.meta.url),
  new URL('./more/', import.meta.url),
];
const blocks = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => /\.(?:txt|md|html)$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const),
);

describe('the combatant of a block, put together by the rules', () => {
  test.each(blocks)('%s has the printed Armor Class, saves, initiative and hit points', (_file, paste) => {
    const reading = readStatBlock(paste);
    const [document] = readNotation(writeStatBlock(reading).yaml);
    if (document === undefined) throw new Error('no document');
    const encounter = buildEncounter(document);
    const view = viewOf(rules, encounter);
    const everyone = Object.values(encounter.combatants);
    // As many of each as the text speaks of.
    const printed = reading.creatures.flatMap(({ creature, hitPointsEach }) =>
      Array.from({ length: creature.quantity ?? 1 }, (_, place) => ({
        ...creature,
        hp: hitPointsEach?.[place] ?? creature.hp,
      })),
    );
    expect(everyone).toHaveLength(printed.length);
    everyone.forEach((who, index) => {
      const creature = printed[index];
      expect(who.sheet.hitPoints).toBe(creature?.hp ?? 1);
      if (creature?.ac) expect(armorClass(view, who, AGAINST_ALL).value).toBe(creature.ac.total);
      if (creature?.initiative != null)
        expect(total(initiativeModifiers(view, who))).toBe(creature.initiative);
      for (const [key, save] of [
        ['fort', 'fortitude'],
        ['ref', 'reflex'],
        ['will', 'will'],
      ] as const) {
        const bonus = creature?.saves?.[key];
        if (bonus != null) expect(total(saveModifiers(view, who, save, null))).toBe(bonus);
      }
    });
  });
});

test('what the board needs and the block does not say is told', () => {
  const paste = 'Thing\nHit Dice: 2d8 (9 hp)\nArmor Class: 12\nAttack: Slam +1 melee (1d4)\nInitiative: +0';
  const told = writeStatBlock(readStatBlock(paste)).problems.flat();
  const filled = told
    .filter(({ code }) => code === 'filled-in')
    .map((it) => [it.with['field'], it.with['value']]);
  expect(filled).toEqual(
    expect.arrayContaining([
      ['size', 'medium'],
      ['speed', 30],
      ['bab', 0],
      ['abilities', 10],
      ['saves', 0],
    ]),
  );
});
