import { expect, test } from 'vitest';
import { readNotation } from '../../src/notation/read-notation';
import { combatantOf } from '../../src/stat-block/combatant/combatant';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { writeStatBlock } from '../../src/stat-block/write-stat-block';

const block = (lines: string) => {
  const [read] = readStatBlock(`Lurker
Medium Undead (Incorporeal)
Hit Dice: 3d12 (19 hp)
Initiative: +2
Speed: 30 ft.
Armor Class: 12 (+2 Dex), touch 12, flat-footed 10
Base Attack/Grapple: +3/+5
${lines}
Space/Reach: 5 ft./5 ft.
Saves: Fort +1, Ref +3, Will +3
Abilities: Str 14, Dex 15, Con —, Int 6, Wis 10, Cha 8
Challenge Rating: 2
`).creatures;
  if (read === undefined) throw new Error('no creature');
  return combatantOf(read);
};

test('an attack that cannot be read, and special attacks and qualities, stay words on the combatant', () => {
  const { block: made } = block(`Attack: Claw +5 melee (1d6+2)
Full Attack: Claw +5 melee (1d6+2) or a whirling contraption of doom
Special Attacks: Create spawn, stench
Special Qualities: Darkvision 60 ft., damage reduction 5/silver`);
  expect(made.notes).toEqual([
    'a whirling contraption of doom',
    'Create spawn',
    'stench',
    'Darkvision 60 ft.',
  ]);
});

test('a masterwork weapon hits more easily, a touch passes armour: neither is left out', () => {
  const { block: made, problems } = block(`Attack: Masterwork longsword +6 melee (1d8+2/19-20)
Full Attack: Masterwork longsword +6 melee (1d8+2/19-20) or incorporeal touch +5 melee touch (1d4)`);
  expect(made.hands).toEqual([{ name: 'longsword', masterwork: true }]);
  expect(made.natural).toMatchObject([{ touch: true, damage: '1d4' }]);
  expect(problems.filter(({ code }) => code === 'not-in-notation')).toEqual([]);
});

test('two bites of other dice are two weapons, claws of several hands are so many', () => {
  const { block: made } = block(`Attack: Bite +5 melee (2d6+2)
Full Attack: Bite +5 melee (2d6+2) and bite +5 melee (1d8+2) and 2 claws +5 melee (1d4+2, 1d4+1)`);
  expect(made.natural).toMatchObject([
    { name: 'bite', damage: '2d6' },
    { name: 'bite-2', damage: '1d8' },
    { name: 'claw', damage: '1d4', count: 2 },
  ]);
});

test('dice nobody can roll, feats without a letter and Hit Dice beyond count still make an encounter that opens', () => {
  const reading = readStatBlock(`Blot
Medium Ooze
Hit Dice: 1/0d8 plus 99999999d8 (19 hp)
Armor Class: 10
Full Attack: Slam +3 melee (1d0+2) and dagger +3 melee (0d0)
Feats: ++, (–)
`);
  expect(readNotation(writeStatBlock(reading).yaml)).toHaveLength(1);
});

const rated = (heading: string, end: string) =>
  readStatBlock(`Ogre
Large Giant
${heading}Hit Dice: 4d8+11 (29 hp)
Armor Class: 16
Attack: Greatclub +8 melee (2d8+7)
Abilities: Str 21, Dex 8, Con 15, Int 6, Wis 10, Cha 7
Feats: Toughness
${end}`).creatures[0]?.creature;

test('a challenge rating alone on its line is one, under the name or at the end', () => {
  expect(rated('CR 1/2\n', '')).toMatchObject({ name: 'Ogre', cr: 0.5, feats: ['Toughness'] });
  expect(rated('', 'CR 3\n')).toMatchObject({ cr: 3, feats: ['Toughness'] });
});
