import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ActorReading, readFoundry } from '../../src/foundry/read-foundry';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { writeStatBlock } from '../../src/stat-block/write-stat-block';

const read = (name: string): readonly ActorReading[] =>
  readFoundry(readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8')).creatures;
const codes = ({ warnings }: ActorReading): string[] => warnings.map(({ code }) => code);
function only<T>(list: readonly T[]): T {
  const [first] = list;
  if (first === undefined) throw new Error('nothing was read');
  return first;
}

describe('D35E up to Foundry 9, one actor a line', () => {
  const [wolf, skeleton] = read('pack.db');

  test('keeps its sums', () => {
    expect(wolf?.layout).toBe('d35e-data');
    expect(wolf?.creature).toMatchObject({
      name: 'Wolf',
      size: 'medium',
      type: 'animal',
      hp: 13,
      initiative: 2,
      bab: 1,
      grapple: 2,
      speeds: { land: 50 },
      saves: { fort: 5, ref: 5, will: 1 },
      ac: { total: 14, touch: 12, flatFooted: 12 },
      skills: { Listen: 3, 'Move Silently': 3, Spot: 3 },
      feats: ['Track', 'Weapon Focus (bite)'],
      cr: 1,
    });
    expect(wolf?.creature.attack).toEqual([
      [expect.objectContaining({ name: 'Bite', bonuses: [3], damage: '1d6+1', critRange: 20, critMult: 2 })],
    ]);
    expect(wolf?.warnings).toEqual([]);
  });

  test('no Constitution and no Intelligence are no scores; a shield is no natural armour', () => {
    expect(skeleton?.creature.abilities).toEqual({ str: 13, dex: 13, con: null, int: null, wis: 10, cha: 1 });
    expect(skeleton?.creature.ac?.parts).toEqual([
      { bonus: 1, of: 'Dex' },
      { bonus: 2, of: 'Heavy Steel Shield' },
      { bonus: 2, of: 'natural' },
    ]);
    expect(skeleton?.creature.defences.damageReduction).toEqual([{ amount: 5, bypass: 'bludgeoning' }]);
    expect(skeleton?.traits).toContain('immune to cold');
  });

  test('two claws are one full attack, a scimitar another; its threat range is a number here', () => {
    expect(
      skeleton?.creature.fullAttack?.map((all) =>
        all.map(({ name, count, critRange }) => [name, count, critRange]),
      ),
    ).toEqual([[['Claw', 2, 20]], [['Scimitar', 1, 18]]]);
  });
});

describe('D35E on Foundry 10 and later', () => {
  const wolf = only(read('d35e-system.json'));

  test('dice of the Medium weapon grow with the size, Strength counts one and a half times', () => {
    expect(wolf.creature.attack?.flat()).toEqual([
      expect.objectContaining({ name: 'Bite', bonuses: [11], damage: '1d8+10' }),
      expect.objectContaining({ name: '+1 Greatsword', bonuses: [11], damage: '3d6+11', critRange: 19 }),
    ]);
  });

  test('full attacks count, further attacks of one item go down', () => {
    expect(
      wolf.creature.fullAttack?.map((all) => all.map(({ name, count, bonuses }) => [name, count, bonuses])),
    ).toEqual([[['Bite', 2, [11]]], [['+1 Greatsword', 1, [11, 6]]]]);
  });

  test('a token of two squares, a body on four feet', () => {
    expect(wolf.creature).toMatchObject({ space: 10, reach: 5, grapple: 15 });
  });

  test('items that are only named leave the actor without attacks, and that is told', () => {
    const named = only(read('named-items.json'));
    expect(named.creature.attack).toBeNull();
    expect(named.warnings).toContainEqual({ code: 'items-elsewhere', with: { count: 2 } });
  });
});

describe('Pathfinder 1', () => {
  const lion = only(read('pf1.json'));

  test('what is not stored is worked out of classes, natural armour and buffs that are active', () => {
    expect(lion.layout).toBe('pf1');
    expect(lion.creature).toMatchObject({
      type: 'animal',
      hp: 32,
      initiative: 3,
      bab: 3,
      grapple: 12,
      saves: { fort: 6, ref: 7, will: 2 },
      ac: { total: 17, touch: 14, flatFooted: 14 },
      speeds: { land: 40 },
      cr: 3,
    });
  });

  test('secondary attacks lose 5 and half of Strength; a printed line that differs is told', () => {
    expect(lion.creature.fullAttack).toEqual([
      [
        expect.objectContaining({ name: 'Bite', count: 1, bonuses: [7], damage: '1d8+5' }),
        expect.objectContaining({
          name: 'Claw',
          count: 2,
          bonuses: [2],
          damage: '1d4+2',
          plus: [{ dice: '1d6', type: 'fire' }],
        }),
      ],
    ]);
    expect(lion.warnings).toContainEqual({
      code: 'notes-differ',
      with: { name: 'Claw', printed: '+7 (1d4+5)', found: '+2 (1d4+2)' },
    });
  });

  test('what cannot be worked out is left out and told', () => {
    expect(lion.warnings).toContainEqual({
      code: 'formula',
      with: { name: 'Odd Blade', target: 'attack', formula: '@classes.fighter.level' },
    });
    expect(lion.warnings).toContainEqual({ code: 'attack-left-out', with: { name: 'Odd Blade' } });
    expect(lion.warnings).toContainEqual({ code: 'attack-left-out', with: { name: 'Roar' } });
    expect(lion.warnings).toContainEqual({ code: 'spells', with: { count: 1, names: 'Light' } });
    expect(codes(lion)).toEqual(expect.arrayContaining(['pathfinder', 'no-reach', 'skills-pathfinder']));
  });

  test('damage reduction and resistances are read from their texts', () => {
    expect(lion.creature.defences.damageReduction).toEqual([{ amount: 5, bypass: 'silver' }]);
    expect(lion.traits).toContain('fire 10');
  });
});

test.each(['pack.db', 'd35e-system.json', 'named-items.json', 'pf1.json'])(
  '%s becomes an encounter that opens',
  (name) => {
    const creatures = read(name);
    const [document] = readNotation(writeStatBlock({ creatures }).yaml);
    if (document === undefined) throw new Error('no document');
    const everyone = Object.values(buildEncounter(document).combatants);
    expect(everyone.map(({ sheet }) => sheet.hitPoints)).toEqual(
      creatures.map(({ creature }) => creature.hp),
    );
  },
);
