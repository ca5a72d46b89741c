import { describe, expect, test } from 'vitest';
import { type ActorReading, readFoundry } from '../../src/foundry/read-foundry';

function read(actor: object): ActorReading {
  const [first] = readFoundry(JSON.stringify(actor)).creatures;
  if (first === undefined) throw new Error('nothing was read');
  return first;
}
const codes = ({ warnings }: ActorReading): string[] => warnings.map(({ code }) => code);
const item = (type: string, name: string, data: object): object => ({
  _id: name,
  type,
  name,
  data,
  system: data,
});
const change = (subTarget: string, formula: string): object => ({
  formula,
  subTarget,
  modifier: 'untyped',
  operator: 'add',
});

describe('a Pathfinder undead in armour, as packs keep it without what is usual', () => {
  const skeleton = read({
    name: 'Armoured Ogre Skeleton',
    type: 'npc',
    data: {
      abilities: { str: { value: 21 }, con: { value: 0 }, int: { value: 0 } },
      attributes: {
        hpAbility: 'cha',
        naturalAC: '+2',
        savingThrows: { fort: { ability: 'cha' } },
        hp: { value: 26 },
      },
      details: { cr: { base: 2 } },
      traits: {
        size: 'lg',
        senses: 'darkvision 60 ft.; Perception +0',
        dr: '5/bludgeoning',
        di: { value: ['cold'] },
        ci: { value: [], custom: 'Undead Traits;' },
      },
    },
    token: { width: 2, height: 2 },
    items: [
      item('class', 'Undead (Incorporeal)', {
        classType: 'racial',
        level: 4,
        hp: 26,
        bab: 'med',
        savingThrows: { will: { value: 'high' } },
      }),
      item('race', 'Race: Undead', { creatureType: 'undead', subTypes: [['']] }),
      item('feat', 'Improved Initiativeb', {
        description: { value: 'As Improved InitiativeB could not be found, a placeholder was made.' },
      }),
      item('equipment', 'Half-plate', {
        equipmentSubtype: 'heavyArmor',
        armor: { value: 8, dex: 0 },
      }),
      item('equipment', 'Spare Shield', {
        equipmentSubtype: 'heavyShield',
        equipped: false,
        armor: { value: 2 },
      }),
      item('equipment', 'Cloak', { equipmentType: 'wondrous', armor: { value: 0 } }),
      item('attack', 'Greatclub', {
        actionType: 'mwak',
        attackBonus: '0',
        damage: { parts: [['2d8+2', 'B']] },
        ability: { attack: 'str', damage: 'str' },
        attackNotes: ['greatclub +7 (2d8+7 )'],
        primaryAttack: false,
      }),
      item('attack', 'Claws', {
        actionType: 'mwak',
        attackType: 'natural',
        attackBonus: '0',
        attackParts: [['0', 'Claws: 1']],
        damage: { parts: [['1d6+0', 'B and S']] },
        ability: { attack: 'str', damage: 'str' },
        attackNotes: '2 claws +7 (1d6+5 )',
      }),
      item('buff', 'Conversion', { active: true, changes: [change('init', '4'), change('mhp', '-8')] }),
    ],
  });

  test('a score of 0 is none, Charisma stands for Constitution', () => {
    expect(skeleton.creature).toMatchObject({
      type: 'undead',
      subtypes: [],
      abilities: { str: 21, dex: 10, con: null, int: null, wis: 10, cha: 10 },
      hp: 18,
      saves: { fort: 1, ref: 1, will: 4 },
      initiative: 4,
      bab: 3,
      grapple: 12,
    });
    expect(codes(skeleton)).toContain('hp-stored');
  });
  test('armour counts though it does not say that it is armour, what is not worn does not', () =>
    expect(skeleton.creature.ac).toEqual({
      total: 19,
      touch: 9,
      flatFooted: 19,
      parts: [
        { bonus: -1, of: 'size' },
        { bonus: 2, of: 'natural' },
        { bonus: 8, of: 'Half-plate' },
      ],
    }));
  test('claws are two of a claw, a feat has no mark, traits are no immunities', () => {
    expect(skeleton.creature.fullAttack).toMatchObject([
      [{ name: 'Claw', count: 2, bonuses: [7], damage: '1d6+5' }],
      [{ name: 'Greatclub', count: 1, bonuses: [7], damage: '2d8+7' }],
    ]);
    expect(skeleton.creature.feats).toEqual(['Improved Initiative']);
    expect(skeleton.traits).toEqual(expect.arrayContaining(['undead traits', 'immune to cold']));
    expect(codes(skeleton)).not.toContain('notes-differ');
  });
});

describe('Pathfinder as newer files keep it', () => {
  const knight = read({
    name: 'Knight',
    _stats: { systemId: 'pf1' },
    system: {
      abilities: Object.fromEntries(
        [18, 12, 14, 10, 10, 8].map((value, index) => [
          ['str', 'dex', 'con', 'int', 'wis', 'cha'][index] ?? '',
          { value },
        ]),
      ),
      attributes: {
        naturalAC: '',
        sr: { formula: '10 + @attributes.hd.total' },
        speed: { land: { base: 30 } },
      },
      details: { cr: { base: '5' } },
      traits: {
        size: { base: 'med', value: 'med' },
        dr: {
          value: [
            { amount: 10, types: ['silver', 'magic'], operator: false },
            { amount: 5, types: ['coldIron', 'good'], operator: true },
            { amount: 3, types: ['', ''] },
            { amount: 2, types: ['moonlight', ''] },
          ],
        },
        eres: { value: [{ amount: 10, types: ['fire', 'cold'] }] },
        senses: { dv: { value: 60 }, ll: { enabled: true }, sc: { value: 30 }, custom: 'lifesense' },
      },
    },
    items: [
      item('class', 'Fighter', {
        level: 6,
        hd: 10,
        hp: 38,
        bab: 'high',
        savingThrows: { fort: { value: 'high' } },
      }),
      item('race', 'Human', { creatureType: 'humanoid', subTypes: ['human'] }),
      item('buff', 'Asleep', { active: false, changes: [change('attack', '2'), change('ac', '4')] }),
      item('buff', 'Bless', { active: true, changes: [change('attack', '1')] }),
      item('weapon', 'Greatsword', {
        equipped: true,
        held: '2h',
        actions: [
          {
            name: 'Use',
            actionType: 'mwak',
            ability: { attack: 'str', damage: 'str', damageMult: null, critRange: 19 },
            damage: { parts: [{ formula: 'sizeRoll(2, 6, @size)', types: ['slashing'] }] },
            extraAttacks: { type: 'standard' },
            conditionals: [
              { name: 'Power Attack', default: true },
              { name: 'Charge', default: false },
            ],
          },
        ],
      }),
      item('weapon', 'Dagger', { equipped: false, actions: [{ actionType: 'mwak' }] }),
    ],
  });

  test('a weapon in hand is an attack: held in two hands, with the swings of its base attack', () => {
    expect(knight.creature.fullAttack).toMatchObject([
      [{ name: 'Greatsword', bonuses: [11, 6], damage: '2d6+6', critRange: 19, critMult: 2 }],
    ]);
    expect(knight.warnings).toContainEqual({
      code: 'conditionals',
      with: { name: 'Greatsword', names: 'Power Attack' },
    });
  });
  test('defences and senses under keys of their own', () => {
    expect(knight.creature).toMatchObject({ size: 'medium', cr: 5, hp: 50, ac: { total: 11 } });
    expect(knight.creature.defences).toEqual({
      damageReduction: [
        { amount: 10, bypass: 'silver and magic' },
        { amount: 5, bypass: 'cold iron or good' },
        { amount: 3, bypass: '—' },
      ],
      spellResistance: 16,
      fastHealing: null,
      regeneration: null,
    });
    expect(knight.warnings).toContainEqual({ code: 'reduction-unread', with: { text: '2/moonlight' } });
    expect(knight.traits).toEqual(
      expect.arrayContaining([
        'darkvision 60 ft.',
        'low-light vision',
        'scent',
        'lifesense',
        'fire 10',
        'cold 10',
      ]),
    );
  });
});

test('texts for numbers and records for lists are read the same', () => {
  const ghast = read({
    name: 'Ghast',
    data: {
      abilities: Object.fromEntries(
        ['17', '17', '0', '13', '14', '16'].map((total, index) => [
          ['str', 'dex', 'con', 'int', 'wis', 'cha'][index] ?? '',
          { total, value: total },
        ]),
      ),
      attributes: {
        ac: { normal: { total: '17' }, touch: { total: '13' }, flatFooted: { total: '14' } },
        hp: { max: '29', value: '29' },
        bab: { total: '2' },
        init: { total: '3' },
        cmb: { total: '5' },
        speed: {
          land: { base: '30', total: '30' },
          fly: { base: null, total: 0, maneuverability: 'average' },
        },
        vision: { darkvision: 60, lowLight: false },
        savingThrows: { fort: { total: '1' }, ref: { total: '4' }, will: { total: '6' } },
      },
      details: { cr: '3', type: 'Undead (cold)' },
      traits: { size: 'med' },
    },
    items: {
      0: item('class', 'Undead', { classType: 'racial', levels: '4', hd: '12', creatureType: 'undead' }),
      1: item('attack', 'Bite', {
        actionType: 'mwak',
        attackType: 'natural',
        attackBonus: '0',
        damage: { parts: { 0: ['1d8', 'P'] } },
        ability: { attack: 'str', damage: 'str', critRange: '20', critMult: '2', damageMult: '1' },
      }),
      2: item('attack', 'Claws', {
        actionType: 'mwak',
        attackType: 'natural',
        attackBonus: '-2',
        attackParts: { 0: { 0: '0', 1: '' } },
        damage: { parts: [['1d4', 'S']] },
        ability: { attack: 'str', damage: 'str', damageMult: '0.5' },
      }),
    },
  });
  expect(ghast.traits).toContain('darkvision 60 ft.');
  expect(ghast.creature).toMatchObject({
    type: 'undead',
    subtypes: ['cold'],
    hitDice: { dice: [{ count: 4, die: 12 }], bonus: 0 },
    hp: 29,
    abilities: { str: 17, con: null },
    ac: { total: 17, touch: 13, flatFooted: 14 },
    speeds: { land: 30 },
    cr: 3,
    fullAttack: [
      [
        { name: 'Bite', count: 1, bonuses: [5], damage: '1d8+3' },
        { name: 'Claw', count: 2, bonuses: [3], damage: '1d4+1' },
      ],
    ],
  });
  expect(ghast.creature.speeds).toEqual({ land: 30 });
});
