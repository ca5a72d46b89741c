import { describe, expect, test } from 'vitest';
import { creatureIds, findCreature } from '../../src/content/creatures';
import { itemIds } from '../../src/content/items';
import { SPELLS } from '../../src/content/spells';
import type { StatBlock } from '../../src/content/stat-block';
import { weaponFor } from '../../src/content/weapons';
import { armorClassLine, attackLine, grapple, initiative, savesLine, sizeOf } from './recompute';

interface Line {
  /** AC, touch, flat-footed */
  readonly ac: string;
  readonly saves: string;
  readonly initiative: number;
  readonly grapple: number;
  readonly hp: number;
  readonly attacks: Readonly<Record<string, string>>;
}

/** The SRD's own lines, and for characters what the rules give for their level. */
const LINES: Readonly<Record<string, Line>> = {
  'sparring-warrior': {
    ac: '15, 11, 14',
    saves: '+3 +1 +0',
    initiative: 1,
    grapple: 3,
    hp: 20,
    attacks: { longsword: '+3 1d8+2' },
  },
  goblin: {
    ac: '15, 12, 14',
    saves: '+3 +1 -1',
    initiative: 1,
    grapple: -3,
    hp: 5,
    attacks: { morningstar: '+2 1d6', javelin: '+3 1d4' },
  },
  'goblin-archer': {
    ac: '14, 12, 13',
    saves: '+3 +1 -1',
    initiative: 1,
    grapple: -3,
    hp: 5,
    attacks: { shortbow: '+3 1d4', morningstar: '+2 1d6' },
  },
  orc: {
    ac: '13, 10, 13',
    saves: '+3 +0 -2',
    initiative: 0,
    grapple: 4,
    hp: 5,
    attacks: { falchion: '+4 2d4+4', javelin: '+1 1d6+3' },
  },
  ogre: {
    ac: '16, 8, 16',
    saves: '+6 +0 +1',
    initiative: -1,
    grapple: 12,
    hp: 29,
    attacks: { greatclub: '+8 2d8+7', javelin: '+1 1d8+5' },
  },
  wolf: {
    ac: '14, 12, 12',
    saves: '+5 +5 +1',
    initiative: 2,
    grapple: 2,
    hp: 13,
    attacks: { bite: '+3 1d6+1' },
  },
  skeleton: {
    ac: '15, 11, 14',
    saves: '+0 +1 +2',
    initiative: 5,
    grapple: 1,
    hp: 6,
    attacks: { scimitar: '+1 1d6+1', claw: '+1 1d4+1' },
  },
  zombie: {
    ac: '11, 9, 11',
    saves: '+0 -1 +3',
    initiative: -1,
    grapple: 2,
    hp: 16,
    attacks: { slam: '+2 1d6+1', club: '+2 1d6+1' },
  },
  troll: {
    ac: '16, 11, 14',
    saves: '+11 +4 +3',
    initiative: 2,
    grapple: 14,
    hp: 63,
    attacks: { claw: '+9 1d6+6', bite: '+4 1d6+3' },
  },
  hobgoblin: {
    ac: '15, 11, 14',
    saves: '+4 +1 -1',
    initiative: 1,
    grapple: 2,
    hp: 6,
    attacks: { longsword: '+2 1d8+1', javelin: '+2 1d6+1' },
  },
  bugbear: {
    ac: '17, 11, 16',
    saves: '+2 +4 +1',
    initiative: 1,
    grapple: 4,
    hp: 16,
    attacks: { morningstar: '+5 1d8+2', javelin: '+3 1d6+2' },
  },
  gnoll: {
    ac: '15, 10, 15',
    saves: '+4 +0 +0',
    initiative: 0,
    grapple: 3,
    hp: 11,
    attacks: { battleaxe: '+3 1d8+2', shortbow: '+1 1d6' },
  },
  // The SRD prints the sling's damage without the Strength penalty that its own rule puts on slings.
  kobold: {
    ac: '15, 12, 14',
    saves: '+2 +1 -1',
    initiative: 1,
    grapple: -4,
    hp: 4,
    attacks: { spear: '+1 1d6-1', sling: '+3 1d3-1' },
  },
  'monstrous-spider': {
    ac: '14, 13, 11',
    saves: '+4 +3 +0',
    initiative: 3,
    grapple: 1,
    hp: 11,
    attacks: { bite: '+4 1d6' },
  },
  'light-warhorse': {
    ac: '14, 10, 13',
    saves: '+6 +4 +2',
    initiative: 1,
    grapple: 9,
    hp: 22,
    attacks: { hoof: '+4 1d4+3', bite: '-1 1d3+1' },
  },
  'dire-rat': {
    ac: '15, 14, 12',
    saves: '+3 +5 +3',
    initiative: 3,
    grapple: -4,
    hp: 5,
    attacks: { bite: '+4 1d4' },
  },
  'fighter-longspear': {
    ac: '16, 12, 14',
    saves: '+5 +3 +2',
    initiative: 6,
    grapple: 7,
    hp: 30,
    attacks: { longspear: '+8 1d8+6', longsword: '+7 1d8+3' },
  },
  rogue: {
    ac: '17, 14, 13',
    saves: '+1 +8 +0',
    initiative: 4,
    grapple: 4,
    hp: 17,
    attacks: { 'short-sword': '+4 1d6+1', shortbow: '+7 1d6' },
  },
  cleric: {
    ac: '16, 10, 16',
    saves: '+6 +1 +7',
    initiative: 4,
    grapple: 4,
    hp: 29,
    attacks: { 'heavy-mace': '+5 1d8+1', 'light-crossbow': '+3 1d8' },
  },
  wizard: {
    ac: '12, 12, 10',
    saves: '+2 +3 +5',
    initiative: 6,
    grapple: 1,
    hp: 16,
    attacks: { dagger: '+1 1d4-1', 'light-crossbow': '+4 1d8' },
  },
  barbarian: {
    ac: '15, 11, 14',
    saves: '+5 +2 +2',
    initiative: 1,
    grapple: 6,
    hp: 31,
    attacks: { greataxe: '+6 1d12+4', javelin: '+4 1d6+3' },
  },
};

const entry = (id: string): StatBlock => {
  const block = findCreature(id);
  if (block === null) throw new Error(`no creature ${id}`);
  return block;
};

test('every entry of the bestiary is checked, and only those', () => {
  expect(creatureIds).toEqual(Object.keys(LINES).sort());
  expect(findCreature('tarrasque')).toBeNull();
});

describe.each(Object.entries(LINES))('%s', (id, line) => {
  const block = entry(id);

  test('armour class, touch and flat-footed come out of its parts', () => {
    expect(armorClassLine(block)).toBe(line.ac);
  });

  test('saves, initiative, grapple and hit points', () => {
    expect(savesLine(block)).toBe(line.saves);
    expect(initiative(block)).toBe(line.initiative);
    expect(grapple(block)).toBe(line.grapple);
    expect(block.hp).toBe(line.hp);
  });

  test('attack bonuses and damage', () => {
    const attacks = Object.keys(line.attacks).map((weapon) => [weapon, attackLine(block, weapon)]);
    expect(Object.fromEntries(attacks)).toEqual(line.attacks);
  });

  test('has what it strikes with, and nothing nobody knows', () => {
    const things = [block.hands, block.carried, block.stowed, block.worn].flatMap((list) => list ?? []);
    const natural = (block.natural ?? []).map(({ name }) => name);
    for (const weapon of Object.keys(line.attacks)) expect([...things, ...natural]).toContain(weapon);
    for (const thing of things) {
      const known = typeof thing !== 'string' || itemIds.some((item) => item === thing);
      expect(known || weaponFor(String(thing), sizeOf(block)) !== null).toBe(true);
    }
  });
});

test('reach: ogre and troll 10 ft by their shape, the horse is long', () => {
  expect(['ogre', 'troll', 'light-warhorse'].map((id) => [entry(id).size, entry(id).shape])).toEqual([
    ['large', 'tall'],
    ['large', 'tall'],
    ['large', 'long'],
  ]);
});

test('the four heroes can do what a first fight wants of them', () => {
  expect(entry('fighter-longspear').feats).toContain('combat-reflexes');
  expect(entry('rogue').skills?.tumble).toBeGreaterThanOrEqual(8);
  expect(entry('rogue').feats).toEqual(['dodge', 'mobility']);
  expect(entry('cleric').spells?.some((spell) => spell.heal)).toBe(true);
  expect(entry('wizard').spells?.map((spell) => spell.name)).toContain('magic missile');
});

test('every character has a name of its own, and its spells levels it can cast', () => {
  const heroes = creatureIds.map(entry).filter((block) => block.race);
  expect(new Set(heroes.map(({ name }) => name)).size).toBe(5);
  for (const { spells = [], casterLevel = 0 } of heroes)
    for (const spell of spells) expect(spell.level).toBeLessThanOrEqual(Math.ceil(casterLevel / 2));
});

test.each(Object.entries(SPELLS))(
  'spell %s: name fits id, DC fits level, ranges fit a 4th-level caster',
  (id, spell) => {
    expect(spell.name.replaceAll(' ', '-')).toBe(id);
    if ('save' in spell) expect('dc' in spell && spell.dc).toBe(13 + spell.level);
    else expect('dc' in spell).toBe(false);
    if ('range' in spell) expect([35, 140, 560]).toContain(spell.range);
    if ('damage' in spell) expect(spell.damage).toMatch(/^\d+d\d+(\+\d+)? [a-z]+( a round)?$/);
  },
);
