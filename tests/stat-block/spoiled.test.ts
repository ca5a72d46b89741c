import { describe, expect, test } from 'vitest';
import type { Read } from '../../src/stat-block/creature';
import { readStatBlock } from '../../src/stat-block/read-stat-block';

/** The SRD's wolf, each line as it should stand. */
const WOLF = {
  heading: 'Wolf\nMedium Animal (Extraplanar)',
  dice: 'Hit Dice: 2d8+14 (23 hp)',
  initiative: 'Initiative: +12',
  speed: 'Speed: 50 ft. (10 squares), fly 60 ft. (good)',
  armor: 'Armor Class: 14 (+2 Dex, +2 natural), touch 12, flat-footed 12',
  base: 'Base Attack/Grapple: +11/+12',
  attack: 'Attack: Bite +13 melee (1d6+10)',
  full: 'Full Attack: Bite +13/+8 melee (1d6+10/19-20)',
  space: 'Space/Reach: 10 ft./10 ft.',
  qualities: 'Special Qualities: Damage reduction 10/magic, spell resistance 21',
  saves: 'Saves: Fort +15, Ref +15, Will -1',
  abilities: 'Abilities: Str 13, Dex 15, Con 15, Int 2, Wis 12, Cha 6',
  rating: 'Challenge Rating: 1',
};
type Line = keyof typeof WOLF;

function read(changed: Partial<Record<Line, string>> = {}): Read {
  const found = readStatBlock(Object.values({ ...WOLF, ...changed }).join('\n')).creatures[0];
  if (found === undefined) throw new Error('nothing read');
  return found;
}
const told = ({ problems }: Read): string[] => problems.map(({ code }) => code);

describe('a figure that is none is told, and nothing is made of a half of it', () => {
  test('the block itself tells nothing', () => expect(told(read())).toEqual([]));
  test.each<[Line, string, string, object]>([
    ['dice', '2d8+l4 (23 hp)', '2d8+14 (23 hp)', { hitDice: { dice: [{ count: 2, die: 8 }], bonus: 0 } }],
    ['dice', 'l2d8+14 (23 hp)', '2d8+14 (23 hp)', { hitDice: null }],
    ['dice', '2d814 (23 hp)', '2d8+14 (23 hp)', { hitDice: null, hp: 23 }],
    ['dice', '2d8+14 (2 3 hp)', '2d8+14 (23 hp)', { hp: null }],
    ['dice', '2d8+14 (Z3 hp)', '2d8+14 (23 hp)', { hp: null }],
    ['initiative', '+l2', '+12', { initiative: null }],
    ['initiative', '+1O', '+12', { initiative: null }],
    ['initiative', '1', '+12', { initiative: 1 }],
    ['speed', '5O ft.', '50 ft.', { speeds: { fly: { feet: 60, maneuverability: 'good' } } }],
    ['speed', 'fly 6O ft.', 'fly 60 ft.', { speeds: { land: 50 } }],
    ['armor', 'l4', '14', { ac: null }],
    ['armor', 'touch 1 2', 'touch 12', { ac: { total: 14, touch: null, flatFooted: 12 } }],
    ['armor', 'touch l2', 'touch 12', { ac: { total: 14, touch: null, flatFooted: 12 } }],
    ['base', '+1O/+12', '+11/+12', { bab: null, grapple: 12 }],
    ['base', '+11/+l2', '+11/+12', { bab: 11, grapple: null }],
    ['base', '+11/12', '+11/+12', { bab: 11, grapple: 12 }],
    ['attack', '+l3 melee', '+13 melee', { attack: [] }],
    ['attack', '+1 3 melee', '+13 melee', { attack: [] }],
    ['attack', '(1d61O)', '(1d6+10)', { attack: [[{ damage: null }]] }],
    ['attack', '(1d6+1O)', '(1d6+10)', { attack: [[{ damage: '1d6' }]] }],
    ['full', '+13 +8 melee', '+13/+8 melee', { fullAttack: [] }],
    ['full', '/l9-20)', '/19-20)', { fullAttack: [[{ critRange: 20, plus: [] }]] }],
    ['space', '1O ft./10 ft.', '10 ft./10 ft.', { space: null, reach: 10 }],
    ['space', '10 ft./1 0 ft.', '10 ft./10 ft.', { space: 10, reach: null }],
    ['qualities', 'reduction 1O/magic', 'reduction 10/magic', { defences: { damageReduction: [] } }],
    ['qualities', 'resistance 2l', 'resistance 21', { defences: { spellResistance: null } }],
    ['saves', 'Fort +l5', 'Fort +15', { saves: { fort: null, ref: 15, will: -1 } }],
    ['saves', 'Will 1', 'Will -1', { saves: { fort: 15, ref: 15, will: 1 } }],
    ['abilities', 'Dex l5', 'Dex 15', { abilities: { str: 13, dex: null, con: 15 } }],
    ['abilities', 'Dex 1 5', 'Dex 15', { abilities: { str: 13, dex: null, con: 15 } }],
    ['abilities', 'Dex lS', 'Dex 15', { abilities: { str: 13, dex: null, con: 15 } }],
    ['rating', 'l/2', '1', { cr: null }],
    ['rating', 'l', '1', { cr: null }],
  ])('%s: %s', (line, wrong, right, figures) => {
    const text = WOLF[line];
    expect(text).toContain(right);
    const found = read({ [line]: text.replace(right, wrong) });
    expect(found.creature).toMatchObject(figures);
    expect(told(found)).not.toEqual([]);
  });
  test('words that have run into a damage reduction are told', () =>
    expect(told(read({ qualities: 'Special Qualities: Damage reduction 10/magic scent' }))).toContain(
      'field-unread',
    ));
  test('a dragon’s table too', () => {
    const row = (cells: string): string => cells.replaceAll(' ', '\t');
    const paste = [
      'Red Dragon',
      'Dragon (Fire)',
      row(
        'Age Size Hit_Dice_(hp) Str Dex Con Int Wis Cha Base_Attack/Grapple Attack Fort Ref Will',
      ).replaceAll('_', ' '),
      row('Wyrmling M 7d12+14_(59) 17 1O 15 10 11 10 +7/+10 +10 +7 +5 +5').replaceAll('_', ' '),
    ].join('\n');
    const found = readStatBlock(paste).creatures[0];
    expect(found?.creature.abilities).toMatchObject({ str: 17, dex: null, con: 15 });
    expect(found?.problems).toContainEqual({ code: 'broken-figure', with: { text: 'dex 1O' } });
  });
});

describe('what is whole stays whole', () => {
  test.each<[Line, string, string, object]>([
    ['dice', '2d8 +14 (23 hp)', '2d8+14 (23 hp)', { hp: 23 }],
    ['dice', '2d8+14 23 hp', '2d8+14 (23 hp)', { hp: 23 }],
    ['dice', '2d8 + 14 (23hp)', '2d8+14 (23 hp)', { hp: 23, hitDice: { bonus: 14 } }],
    ['space', '2 1/2 ft./0 ft.', '10 ft./10 ft.', { space: 2.5, reach: 0 }],
    ['space', '2- 1/2 ft./0 ft.', '10 ft./10 ft.', { space: 2.5, reach: 0 }],
    ['space', '1/2 ft./0 ft.', '10 ft./10 ft.', { space: 0.5, reach: 0 }],
    ['space', '10 ft. 5 ft.', '10 ft./10 ft.', { space: 10, reach: 5 }],
    ['space', '10/5', '10 ft./10 ft.', { space: 10, reach: 5 }],
    ['base', '+11 +12', '+11/+12', { bab: 11, grapple: 12 }],
    ['speed', '50ft.', '50 ft.', { speeds: { land: 50 } }],
    [
      'full',
      'Bite +13/+8 melee (1d6+10x3)',
      'Bite +13/+8 melee (1d6+10/19-20)',
      { fullAttack: [[{ critMult: 3 }]] },
    ],
    [
      'full',
      'Spear +1 +12/+7 melee (1d8+2/x3)',
      'Bite +13/+8 melee (1d6+10/19-20)',
      { fullAttack: [[{ name: 'spear +1', bonuses: [12, 7] }]] },
    ],
    [
      'qualities',
      'Damage reduction 5/cold iron or good',
      'Damage reduction 10/magic',
      { defences: { damageReduction: [{ amount: 5, bypass: 'cold iron or good' }] } },
    ],
  ])('%s: %s', (line, other, right, figures) => {
    const found = read({ [line]: WOLF[line].replace(right, other) });
    expect(found.creature).toMatchObject(figures);
    expect(told(found)).toEqual([]);
  });
});

describe('a colon, a semicolon or a parenthesis that is lost', () => {
  test.each<[Line]>([
    ['dice'],
    ['initiative'],
    ['speed'],
    ['armor'],
    ['base'],
    ['attack'],
    ['full'],
    ['space'],
    ['saves'],
    ['abilities'],
    ['rating'],
  ])('the line %s is read without its colon', (line) =>
    expect(read({ [line]: WOLF[line].replace(':', '') }).creature).toEqual(read().creature),
  );
  const orcs =
    'Orcs (4): CR 1/2; Medium humanoid (orc); HD 1d8+1; hp 5 each; Init +0; Spd 30 ft.; AC 13, touch 10, flat-footed 13; Base Atk +1; Grp +4; Atk +4 melee (2d4+4/18-20, falchion); Full Atk +4 melee (2d4+4/18-20, falchion); SQ light sensitivity (dazzled); AL CE; SV Fort +3, Ref +0, Will -2; Str 17, Dex 11, Con 12, Int 8, Wis 7, Cha 6.';
  const first = (paste: string) => readStatBlock(paste).creatures[0]?.creature;
  const places = [...orcs.matchAll(/;(?! (?:SQ|AL))/g)].map(({ index }) => index);
  test.each(places)('the semicolon at %i', (place) =>
    expect(first(`${orcs.slice(0, place)}${orcs.slice(place + 1)}`)).toEqual(first(orcs)),
  );
  test('an open parenthesis does not swallow the figures behind it', () => {
    const found = first(orcs.replace('(dazzled)', '(dazzled'));
    expect(found?.saves).toEqual({ fort: 3, ref: 0, will: -2 });
    expect(found?.abilities?.str).toBe(17);
  });
  test('figures that begin again are nobody’s', () => {
    const book =
      'Wolf CR 1\nN Medium animal\nInit +2; Senses scent\nAC 14, touch 12, flat-footed 12\nhp 13 (2 HD)\nMelee bite +3 (1d6+1)\n';
    const two = readStatBlock(
      `${book}${book.replace('Wolf CR 1', 'Another').replace('bite +3', 'claw +9')}`,
    ).creatures;
    expect(two[0]?.creature.fullAttack?.flat().map(({ name }) => name)).toEqual(['bite']);
  });
});

describe('two creatures whose columns have run together', () => {
  const bear = {
    ...WOLF,
    heading: 'Black Bear\nLarge Animal',
    dice: 'Hit Dice: 3d8+6 (19 hp)',
    initiative: 'Initiative: +1',
    abilities: 'Abilities: Str 19, Dex 13, Con 15, Int 2, Wis 12, Cha 6',
    full: 'Full Attack: 2 claws +6 melee (1d4+4) and bite +1 melee (1d6+2)',
  };
  const linesOf = (block: typeof WOLF): readonly string[] => Object.values(block).join('\n').split('\n');
  const [left, right] = [linesOf(WOLF), linesOf(bear)];
  const both = (between: string): string =>
    left.map((line, index) => `${line}${between}${right[index]}`).join('\n');
  const figures = (paste: string) => readStatBlock(paste).creatures.map(({ creature }) => creature);
  const apart = [figures(left.join('\n'))[0], figures(right.join('\n'))[0]];
  test('line by line', () => expect(figures(both('\n'))).toEqual(apart));
  test('on one line: the figures are told apart, the names cannot be', () => {
    const found = figures(both(' '));
    expect(found).toEqual(apart.map((it) => ({ ...it, name: null })));
    expect(
      readStatBlock(both(' ')).creatures.map(({ problems }) => problems.map((it) => it.with['field'])),
    ).toEqual([['name'], ['name']]);
  });
  test('what goes on in a line without a label belongs to nobody, and is told', () => {
    const wrapped = both('\n').replace('Speed: 50 ft. (10 squares), fly', 'Speed: 50 ft. (10 squares),\nfly');
    const read = readStatBlock(wrapped).creatures;
    expect(read.map(({ creature }) => creature.hp)).toEqual([23, 19]);
    expect(read.map(({ creature }) => creature.speeds)).toEqual([{}, {}]);
    expect(
      read.flatMap(({ fields }) => fields.filter(({ state }) => state === 'unread')).length,
    ).toBeGreaterThan(0);
  });
});

test('eight of the long form below each other are eight', () => {
  const one = Object.values(WOLF).join('\n');
  const paste = Array.from({ length: 8 }, (_, index) => one.replace('Wolf', `Wolf ${index}`)).join('\n\n');
  const found = readStatBlock(paste).creatures;
  expect(found.map(({ creature }) => creature)).toEqual(
    found.map((_, index) => ({ ...read().creature, name: `Wolf ${index}` })),
  );
  expect(found).toHaveLength(8);
  expect(found.flatMap(told)).toEqual([]);
});
