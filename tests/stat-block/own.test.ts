import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readStatBlock } from '../../src/stat-block/read-stat-block';

const folder = new URL('./own/', import.meta.url);
const paste = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

interface More {
  count?: number;
  mode?: string;
  touch?: boolean;
  crit?: [number, number];
  plus?: object[];
  damageType?: string;
  effect?: string;
}
const hit = (name: string, bonuses: number[], damage: string | null, more: More = {}): object => {
  const { crit = [20, 2], ...rest } = more;
  return {
    name,
    bonuses,
    damage,
    count: 1,
    mode: 'melee',
    touch: false,
    plus: [],
    critRange: crit[0],
    critMult: crit[1],
    ...rest,
  };
};
const paralysis = { plus: [{ effect: 'paralysis' }] };
const flaming = { plus: [{ dice: '1d6', type: 'fire' }], crit: [19, 2] as [number, number] };

/** Figures of the SRD, written down by hand. */
const EXPECTED: Readonly<Record<string, readonly object[]>> = {
  '01-marilith.txt': [
    {
      name: 'Marilith',
      subtypes: ['Chaotic', 'Extraplanar', 'Evil'],
      hp: 216,
      fullAttack: [
        [
          hit('primary longsword', [25, 20, 15, 10], '2d6+9', { crit: [19, 2] }),
          hit('longsword', [25], '2d6+4', { count: 5, crit: [19, 2] }),
          hit('tail slap', [22], '4d6+4'),
        ],
        [hit('slam', [24], '1d8+9', { count: 6 }), hit('tail slap', [22], '4d6+4')],
      ],
      defences: { damageReduction: [{ amount: 10, bypass: 'good and cold iron' }], spellResistance: 25 },
      skills: { Disguise: 7, 'Knowledge (the planes)': 23, 'Use Magic Device': 26 },
      feats: [
        'Combat Expertise',
        'Combat Reflexes',
        'Multiattack',
        'Multiweapon Fighting',
        'Power Attack',
        'Weapon Focus (longsword)',
      ],
      cr: 17,
    },
  ],
  '02-balor.html': [
    {
      name: 'Balor',
      speeds: { land: 40, fly: { feet: 90, maneuverability: 'good' } },
      ac: { total: 35, touch: 16, flatFooted: 28 },
      fullAttack: [
        [
          hit('+1 vorpal longsword', [31, 26, 21, 16], '2d6+8', { crit: [19, 2] }),
          hit('+1 flaming whip', [30, 25], '1d4+4', {
            plus: [{ dice: '1d6', type: 'fire' }, { effect: 'entangle' }],
          }),
        ],
        [hit('slam', [31], '1d10+7', { count: 2 })],
      ],
      reachWith: { '+1 flaming whip': 20 },
      crText: '20',
    },
  ],
  '03-magmin-lower.txt': [
    {
      name: 'magmin',
      size: 'Small',
      type: 'Elemental',
      grapple: -1,
      attack: [
        [
          hit('burning touch', [4], '1d8', {
            touch: true,
            damageType: 'fire',
            plus: [{ effect: 'combustion' }],
          }),
        ],
        [hit('slam', [4], '1d3+3', { plus: [{ effect: 'combustion' }] })],
      ],
      abilities: { str: 15, cha: 10 },
      feats: ['great fortitude'],
    },
  ],
  '04-kraken-pdf.txt': [
    {
      name: 'Kraken',
      hp: 290,
      speeds: { swim: 20 },
      ac: {
        total: 20,
        touch: 6,
        flatFooted: 20,
        parts: [
          { bonus: -4, of: 'size' },
          { bonus: 14, of: 'natural' },
        ],
      },
      fullAttack: [
        [
          hit('tentacle', [28], '2d8+12', { count: 2, crit: [19, 2] }),
          hit('arm', [23], '1d6+6', { count: 6 }),
          hit('bite', [23], '4d6+6'),
        ],
      ],
      space: 20,
      reach: 15,
      reachWith: { tentacle: 60, arm: 30 },
      specialQualities: ['Darkvision 60 ft.', 'ink cloud', 'jet', 'low-light vision', 'spell-like abilities'],
      skills: { Concentration: 21, 'Knowledge (geography)': 17, Swim: 20 },
      feats: ['Alertness', 'Blind-Fight', 'Improved Initiative', 'Iron Will'],
    },
  ],
  '05-ghoul-ghast.md': [
    {
      name: 'Ghoul',
      fullAttack: [
        [hit('bite', [2], '1d6+1', paralysis), hit('claw', [0], '1d3', { count: 2, ...paralysis })],
      ],
      abilities: { con: null },
      cr: 1,
    },
    {
      name: 'Ghast',
      hitDice: { dice: [{ count: 4, die: 12 }], bonus: 3 },
      hp: 29,
      abilities: { con: null },
      feats: ['Multiattack', 'Toughness'],
      cr: 3,
    },
  ],
  '06-fighter-inline.txt': [
    {
      name: 'Korag, Male Half-Orc Ftr5/Rog2',
      classLevels: [
        { class: 'fighter', level: 5 },
        { class: 'rogue', level: 2 },
      ],
      hitDice: {
        dice: [
          { count: 5, die: 10 },
          { count: 2, die: 6 },
        ],
        bonus: 14,
      },
      hp: 52,
      ac: { total: 19, touch: 12, flatFooted: 17, parts: null },
      attack: [
        [hit('+1 flaming longsword', [12], '1d8+7', flaming)],
        [hit('longbow', [8], '1d8', { mode: 'ranged', crit: [20, 3] })],
      ],
      fullAttack: [
        [hit('+1 flaming longsword', [12, 7], '1d8+7', flaming)],
        [hit('longbow', [8, 3], '1d8', { mode: 'ranged', crit: [20, 3] })],
      ],
      saves: { fort: 6, ref: 6, will: 1 },
      skills: { Climb: 8, Hide: -2, Spot: 4 },
      feats: ['Cleave', 'Power Attack', 'Weapon Focus (longsword)'],
      crText: '7',
    },
  ],
  '07-two-inline.txt': [
    {
      name: 'Wererat',
      quantity: 2,
      subtypes: ['Human', 'Shapechanger'],
      hp: 12,
      fullAttack: [
        [
          hit('rapier', [2], '1d6+1', { crit: [18, 2] }),
          hit('bite', [-4], '1d6', { plus: [{ effect: 'disease' }] }),
        ],
      ],
      defences: { damageReduction: [{ amount: 10, bypass: 'silver' }] },
    },
    {
      name: 'Dire Rats',
      quantity: 6,
      hp: 5,
      speeds: { land: 40, climb: 20 },
      grapple: -4,
      cr: 1 / 3,
      feats: ['Alertness', 'Weapon Finesse'],
    },
  ],
  '08-knight-book.txt': [
    {
      name: 'Sir Aldric',
      classLevels: [{ class: 'fighter', level: 6 }],
      size: 'Medium',
      type: 'Humanoid',
      hitDice: { count: 6 },
      speeds: { land: 20, baseLand: 30 },
      attack: null,
      fullAttack: [
        [hit('mwk longsword', [11, 6], '1d8+5', { crit: [19, 2] })],
        [hit('lance', [9, 4], '1d8+3', { crit: [20, 3] })],
        [hit('composite longbow', [7, 2], '1d8+3', { mode: 'ranged', crit: [20, 3] })],
      ],
      reach: 5,
      reachWith: { lance: 10 },
      cr: 6,
    },
  ],
  '09-epic.txt': [
    {
      hp: 750,
      initiative: 7,
      ac: { total: 45, touch: null, flatFooted: null },
      bab: null,
      fullAttack: [[hit('hoof', [75], '4d6+16', { count: 2, crit: [19, 2] }), hit('bite', [70], '2d6+8')]],
      space: 5,
      reach: 5,
      defences: { damageReduction: [{ amount: 20, bypass: '+5' }], fastHealing: 25, spellResistance: 37 },
    },
  ],
  '10-roper.txt': [
    {
      attack: [
        [hit('strand', [11], null, { mode: 'ranged', touch: true, effect: 'drag' })],
        [hit('bite', [13], '2d6+6')],
      ],
      fullAttack: [
        [
          hit('strand', [11], null, { count: 6, mode: 'ranged', touch: true, effect: 'drag' }),
          hit('bite', [13], '2d6+6'),
        ],
      ],
      reachWith: { strand: 50 },
      skills: { Hide: 10 },
    },
  ],
  '11-pixie-nbsp.txt': [
    {
      name: 'Pixie',
      size: 'Small',
      attack: [
        [hit('short sword', [5], '1d4-2', { crit: [19, 2] })],
        [hit('longbow', [5], '1d6-2', { mode: 'ranged', crit: [20, 3] })],
      ],
      skills: { 'Craft (any one)': 7, 'Sense Motive': 6 },
      feats: ['Dodge', 'Weapon Finesse'],
      cr: 4,
      crText: '4 (5 with irresistible dance)',
    },
  ],
  '12-toad.txt': [
    {
      name: 'Toad',
      hitDice: { dice: [{ count: 0.25, die: 8 }], bonus: 0 },
      hp: 1,
      grapple: -17,
      attack: [],
      fullAttack: [],
      space: 1,
      reach: 0,
      cr: 0.1,
    },
  ],
  '13-two-long.txt': [
    { name: 'Air Mephit', speeds: { fly: { feet: 60 } }, skills: { Bluff: 8, 'Escape Artist': 9 }, cr: 3 },
    {
      name: 'Dust Mephit',
      size: 'Small',
      speeds: { fly: { feet: 50 } },
      fullAttack: [[hit('claw', [4], '1d3', { count: 2 })]],
    },
  ],
  '14-oneline.txt': [
    {
      name: 'Griffon',
      size: 'Large',
      hp: 59,
      fullAttack: [[hit('bite', [11], '2d6+4'), hit('claw', [8], '1d4+2', { count: 2 })]],
      saves: { fort: 8, ref: 7, will: 5 },
      cr: 4,
    },
  ],
  '15-spectre-book.txt': [
    {
      name: 'Spectre',
      subtypes: ['Incorporeal'],
      hp: 45,
      grapple: null,
      fullAttack: [
        [
          {
            ...hit('incorporeal touch', [6], '1d8', { plus: [{ effect: 'energy drain' }] }),
            incorporeal: true,
          },
        ],
      ],
      abilities: { str: null, con: null, dex: 16 },
      specialAttacks: ['Create spawn', 'energy drain'],
      cr: 7,
    },
  ],
  '16-dragon.md': [
    {
      name: 'Red Dragon, Wyrmling',
      size: 'Medium',
      hp: 59,
      attackBonus: 10,
      subtypes: ['Fire'],
      cr: 4,
      specialAttacks: ['breath weapon 2d10 (DC 15)'],
    },
    {
      name: 'Red Dragon, Adult',
      size: 'Huge',
      hp: 253,
      bab: 22,
      grapple: 41,
      attackBonus: 31,
      cr: 15,
      defences: { spellResistance: 21 },
      saves: { fort: 18 },
    },
  ],
  '17-incomplete.txt': [
    {
      name: 'Nameless Thing',
      ac: null,
      attack: null,
      bab: null,
      fullAttack: [[hit('bite', [1], '1d6')]],
      cr: null,
    },
  ],
  '18-hound-archon.txt': [
    {
      ac: { total: 19, touch: 10, flatFooted: 19, alternatives: [{ total: 21, touch: 12, flatFooted: 21 }] },
      fullAttack: [
        [hit('bite', [8], '1d8+2'), hit('slam', [3], '1d8+1')],
        [hit('greatsword', [8, 3], '2d6+3', { crit: [19, 2] }), hit('bite', [3], '1d8+1')],
      ],
    },
  ],
  '19-columns.html': [
    {
      name: 'Wight',
      hp: 26,
      grapple: 3,
      abilities: { con: null, str: 12 },
      feats: ['Alertness', 'Blind-Fight'],
    },
    {
      name: 'Wraith',
      hp: 32,
      grapple: null,
      subtypes: ['Incorporeal'],
      attack: [
        [hit('incorporeal touch', [5], '1d4', { plus: [{ dice: '1d6', type: 'Constitution drain' }] })],
      ],
      feats: ['Alertness', 'Blind-Fight', 'Combat Reflexes', 'Improved Initiative'],
    },
  ],
  '20-locusts.txt': [
    {
      name: 'Locust Swarm',
      size: 'Diminutive',
      hp: 21,
      fullAttack: [[hit('swarm', [], '2d6', { mode: 'swarm' })]],
      space: 10,
      reach: 0,
      grapple: null,
      feats: [],
      cr: 3,
    },
  ],
  '21-azer-short.txt': [
    {
      name: 'Azer',
      hp: 11,
      hitDice: { dice: [{ count: 2, die: 8 }], bonus: 2 },
      speeds: { land: 20, baseLand: 30 },
      bab: 2,
      grapple: 3,
      fullAttack: [
        [hit('warhammer', [3], '1d8+1', { crit: [20, 3], plus: [{ dice: '1', type: 'fire' }] })],
        [hit('shortspear', [3], '1d6+1', { mode: 'ranged', plus: [{ dice: '1', type: 'fire' }] })],
      ],
      specialAttacks: ['Heat'],
      saves: { fort: 4, ref: 4, will: 4 },
      cr: 2,
    },
  ],
  '22-medusa.txt': [
    {
      name: 'Medusa',
      ac: { total: 15, touch: 12, flatFooted: 13 },
      fullAttack: [
        [hit('shortbow', [8, 3], '1d6', { mode: 'ranged', crit: [20, 3] })],
        [
          hit('dagger', [8, 3], '1d4', { crit: [19, 2] }),
          hit('snake', [3], '1d4', { plus: [{ effect: 'poison' }] }),
        ],
      ],
      skills: { Bluff: 9, Diplomacy: 4, Disguise: 9 },
    },
  ],
};

describe('blocks of other shapes', () => {
  test('each has its expected values', () =>
    expect(
      readdirSync(folder)
        .filter((it) => it !== 'LICENSE')
        .sort(),
    ).toEqual(Object.keys(EXPECTED).sort()));
  test.each(Object.entries(EXPECTED))('%s', (file, expected) => {
    const creatures = readStatBlock(paste(file)).creatures.map(({ creature }) => creature);
    expect(creatures).toHaveLength(expected.length);
    expect(creatures).toMatchObject(expected);
  });
});
