import { expect, test } from 'vitest';
import type { Creature } from '../../src/stat-block/creature';
import { readStatBlock } from '../../src/stat-block/read-stat-block';
import { hit, shot } from './blocks/block';

const BEAST = {
  name: 'Beast',
  kind: 'Large Magical Beast',
  'Hit Dice': '4d10+12 (34 hp)',
  Initiative: '+1',
  Speed: '40 ft. (8 squares)',
  'Armor Class': '14 (–1 size, +1 Dex, +4 natural), touch 10, flat-footed 13',
  'Base Attack/Grapple': '+4/+12',
  Attack: 'Claw +7 melee (1d6+4)',
  'Full Attack': '2 claws +7 melee (1d6+4)',
  'Space/Reach': '10 ft./5 ft.',
  Saves: 'Fort +7, Ref +5, Will +2',
  Abilities: 'Str 18, Dex 13, Con 16, Int 2, Wis 12, Cha 6',
  'Challenge Rating': '3',
};
const read = (change: Partial<typeof BEAST>) =>
  readStatBlock(
    Object.entries({ ...BEAST, ...change })
      .map(([label, value]) => (/^[a-z]/.test(label) ? value : `${label}: ${value}`))
      .join('\n'),
  ).creatures[0];

/** A line of the beast that is printed another way, what it must give, and what must be told. */
const LINES: readonly [string, Partial<typeof BEAST>, Partial<Creature>, readonly string[]][] = [
  [
    'a range broken at its line end',
    { Attack: 'Dagger +7 melee (1d6+4/19–\n20) or shortbow +4 ranged (1d8/\n×3)' },
    {
      attack: [
        [hit('dagger', [7], '1d6+4', { crit: [19, 2] })],
        [shot('shortbow', [4], '1d8', { crit: [20, 3] })],
      ],
    },
    [],
  ],
  [
    'manoeuvrability behind the armor',
    { Speed: '20 ft. in full plate (4 squares), fly 40 ft. in full plate (good); base speed 30 ft.' },
    { speeds: { land: 20, baseLand: 30, fly: { feet: 40, maneuverability: 'good' } } },
    [],
  ],
  [
    'a creature that is long or tall',
    { 'Space/Reach': '10 ft./5 ft. (long) 10 ft./10 ft. (tall)' },
    { space: 10, reach: 5, reachWith: {} },
    ['10 ft./10 ft. (tall)'],
  ],
  [
    'attacks in capitals',
    { 'Full Attack': 'ANTENNAE TOUCH +3 melee (rust) and BITE –2 melee (1d3)' },
    { fullAttack: [[hit('antennae touch', [3], null, { effect: 'rust' }), hit('bite', [-2], '1d3')]] },
    [],
  ],
  [
    'how many attacks, behind the damage',
    { 'Full Attack': 'claw +7 melee (1d6+4, 2 attacks)' },
    { fullAttack: [[hit('claw', [7], '1d6+4')]] },
    ['2 attacks'],
  ],
  [
    'a swarm that says melee',
    { 'Full Attack': 'Swarm melee (1d6)' },
    { fullAttack: [[{ ...hit('swarm', [], '1d6'), mode: 'swarm' }]] },
    [],
  ],
  [
    'points of damage to a score',
    { 'Full Attack': 'Tentacle +7 melee (1d4 points of Constitution drain)' },
    { fullAttack: [[hit('tentacle', [7], '1d4', { damageType: 'Constitution drain' })]] },
    [],
  ],
  [
    'negative levels are no damage',
    { 'Full Attack': 'Touch +11 melee touch (2 negative levels)' },
    { fullAttack: [[hit('touch', [11], null, { touch: true, effect: '2 negative levels' })]] },
    [],
  ],
  [
    'what a poison does is no damage of the bite',
    {
      Attack: 'Bite +9 melee (1d8+4 plus poison [DC 15, 1d6 Con])',
      'Full Attack': 'Sting +9 melee (1d6+4 plus poison, DC 15 Fort, 1d4 Str/1d4 Str)',
    },
    {
      attack: [[hit('bite', [9], '1d8+4', { plus: [{ effect: 'poison [DC 15, 1d6 Con]' }] })]],
      fullAttack: [
        [hit('sting', [9], '1d6+4', { plus: [{ effect: 'poison, DC 15 Fort, 1d4 Str/1d4 Str' }] })],
      ],
    },
    [],
  ],
  [
    'a range increment, a mark of a footnote',
    { 'Full Attack': 'Rock +8† ranged (2d6+6, range increment 120 ft.) and 2 proboscises +3 melee (1d6)' },
    { fullAttack: [[shot('rock', [8], '2d6+6'), hit('proboscis', [3], '1d6', { count: 2 })]] },
    ['range increment 120 ft.'],
  ],
  [
    '"and" between the parts of an Armor Class',
    { 'Armor Class': '15 (+1 Dex, and +4 chain shirt and –0 size), touch 11, flat-footed 14' },
    {
      ac: {
        total: 15,
        touch: 11,
        flatFooted: 14,
        parts: [
          { bonus: 1, of: 'Dex' },
          { bonus: 4, of: 'chain shirt' },
          { bonus: 0, of: 'size' },
        ],
      },
    },
    [],
  ],
  ['squares before feet', { Speed: '6 squares (30 ft.)' }, { speeds: { land: 30 } }, []],
  ['larger than Colossal', { kind: 'Colossal+ Dragon (Fire)' }, { size: 'Colossal', type: 'Dragon' }, []],
  ['how many, with a sign', { name: 'Guard (x3)' }, { name: 'Guard', quantity: 3 }, []],
  ['a rating that is added', { 'Challenge Rating': '+2' }, { cr: null, crText: '+2' }, ['+2']],
];

test.each(LINES)('%s', (_name, change, figures, left) => {
  const found = read(change);
  expect(found?.creature).toMatchObject(figures);
  expect(found?.problems.map((it) => it.with['text'])).toEqual(left);
});

test('a bypass of several words behind commas', () => {
  const [found] = readStatBlock(
    'Golem\nHit Dice: 9d10 (49 hp)\nArmor Class: 20\nAttack: Slam +9 melee (1d8)\nSpecial Qualities: Damage reduction 15/epic, good, and silver; fast healing 3\nSaves: Fort +3, Ref +3, Will +3',
  ).creatures;
  expect(found?.creature.defences.damageReduction).toEqual([{ amount: 15, bypass: 'epic, good, silver' }]);
});

test('weapons of the inline form that stand alone in their parentheses', () => {
  const [found] = readStatBlock(
    'Mage: CR 3; Medium humanoid (elf); HD 4d4; hp 10; Init +2; Spd 30 ft.; AC 12, touch 12, flat-footed 10; Atk +4 ranged touch (ray) or +4 ranged touch (by spell); SV Fort +1, Ref +3, Will +4; Str 10, Dex 14, Con 10, Int 16, Wis 10, Cha 10.',
  ).creatures;
  expect(found?.creature.attack).toEqual([[shot('ray', [4], null, { touch: true })]]);
  expect(found?.problems.map(({ code }) => code)).toEqual(['no-damage', 'attack-unread']);
});

const BOOK = `Skullripper    CR 4
hp 39 (6 HD); DR 5/bludgeoning
Always NE Large undead
Init +2; Senses darkvision 60 ft.; Listen +0, Spot +0
AC 17, touch 11, flat-footed 15
Saves: Fort +2, Ref +4, Will +5
Speed 40 ft. (8 squares)
Melee 2 claws +6 (1d8+4)
Base Atk +3; Grp +11
Abilities Str 19, Dex 14, Con —, Int —, Wis 10, Cha 1`;
test('a later block with its kind below the first line of figures, and a label before its saves', () => {
  const [found] = readStatBlock(BOOK).creatures;
  expect(found?.creature).toMatchObject({
    name: 'Skullripper',
    size: 'Large',
    type: 'Undead',
    defences: { damageReduction: [{ amount: 5, bypass: 'bludgeoning' }] },
    saves: { fort: 2, ref: 4, will: 5 },
    abilities: { str: 19, dex: 14, con: null, int: null, wis: 10, cha: 1 },
  });
  expect(found?.problems).toEqual([]);
});

test('a later block with Hit Dice and hit points on a line of their own', () => {
  const [found] = readStatBlock(BOOK.replace('hp 39 (6 HD); DR', 'HD 6d12; hp 39; DR')).creatures;
  expect(found?.creature).toMatchObject({ hp: 39, hitDice: { dice: [{ count: 6, die: 12 }] }, bab: 3 });
  expect(found?.creature.fullAttack).toEqual([[hit('claw', [6], '1d8+4', { count: 2 })]]);
});

const lines = Object.entries(BEAST).map(([label, value]) =>
  /^[a-z]/.test(label) ? value : `${label}: ${value}`,
);
const only = (paste: string) => readStatBlock(paste).creatures[0]?.creature;

test('words that are labels elsewhere go on where they stand in small letters', () => {
  const more = [
    ...lines.slice(0, -1),
    'Special Attacks: Oversized weapon,\nspell-like abilities',
    'Challenge Rating: 3',
  ];
  expect(only(more.join('\n'))?.specialAttacks).toEqual(['Oversized weapon', 'spell-like abilities']);
  const book = only(`${BOOK}\nSQ undead traits, unnatural\naura\nSkills Climb +5`);
  expect(book?.specialQualities).toEqual(['Darkvision 60 ft.', 'undead traits', 'unnatural aura']);
});

test('a figure behind blank lines is no page number', () => {
  const apart = lines.map((line) => line.replace(/: /, ':\n\n\n')).join('\n');
  expect(only(apart)).toEqual(only(lines.join('\n')));
});

test('names: broken over two lines, beside the kind, in the line of the rating', () => {
  const named = (heading: string) => only([heading, ...lines.slice(2)].join('\n'));
  expect(named('Half-Black Dragon, 4th-Level Human\nFighter\nMedium Dragon')).toMatchObject({
    name: 'Half-Black Dragon, 4th-Level Human Fighter',
    classLevels: [{ class: 'fighter', level: 4 }],
  });
  expect(named('Encounter 5\n\nGriffon Large Magical Beast')?.name).toBe('Griffon');
  expect(only(`Encounter 5\n${BOOK}`)?.name).toBe('Skullripper');
});

test('two breaks of a page end a paragraph, one goes on', () => {
  const mage =
    'Mage: CR 3; Medium humanoid (elf); HD 4d4; hp 10; Init +2; Spd 30 ft.; AC 12, touch 12,<br>flat-footed 10; Atk +4 melee (1d4, dagger); SV Fort +1, Ref +3, Will +4; Str 10, Dex 14, Con 10, Int 16, Wis 10, Cha 10.';
  const { creatures } = readStatBlock(
    `<p>Encounter 5<br><br>${mage}<br><br>${mage.replace('Mage', 'Sage')}</p>`,
  );
  expect(creatures.map(({ creature }) => [creature.name, creature.ac?.flatFooted])).toEqual([
    ['Mage', 10],
    ['Sage', 10],
  ]);
});

test('a dragon is named by the line above its kind', () => {
  const table = `Chapter 3
RED DRAGON
Dragon (Fire)
Age\tSize\tHit Dice (hp)\tStr\tDex\tCon\tInt\tWis\tCha\tBase Attack/Grapple\tAttack\tFort Save\tRef Save\tWill Save\tBreath Weapon (DC)\tFrightful Presence DC
Wyrmling\tM\t7d12+14 (59)\t17\t10\t15\t10\t11\t10\t+7/+10\t+10\t+7\t+5\t+5\t2d10 (15)\t—`;
  expect(only(table)?.name).toBe('Red Dragon, Wyrmling');
});

test.each(Object.keys(BEAST).slice(2))(
  'a label that nobody knows below %s is no part of it, and told',
  (label) => {
    const other = 'Favored Class: Fighter 3';
    const below = lines.map((line) => (line.startsWith(`${label}:`) ? `${line}\n${other}` : line));
    const [found] = readStatBlock(below.join('\n')).creatures;
    expect(found?.creature).toEqual(only(lines.join('\n')));
    expect(found?.fields.filter(({ state }) => state === 'unread').map(({ text }) => text)).toEqual([other]);
  },
);

test('neither is one below a line of the later books, nor a sentence in the long form', () => {
  const [book] = readStatBlock(`${BOOK}\nFeats Alertness\nHook: “You will die +3.”`).creatures;
  expect(book?.creature.feats).toEqual(['Alertness']);
  expect(book?.fields.filter(({ state }) => state === 'unread').map(({ text }) => text)).toEqual([
    'Hook: “You will die +3.”',
  ]);
  const more = [
    ...lines.slice(0, -1),
    'Special Qualities: Scent\nThe beast can also bite twice at +9.',
    'Feats: Run',
  ];
  expect(only(more.join('\n'))?.specialQualities).toEqual(['Scent']);
});
