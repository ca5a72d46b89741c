import { expect, test } from 'vitest';
import { armorFor } from '../../src/content/armor';
import { creatureIds, findCreature, findEntry } from '../../src/content/creatures';
import { itemIds } from '../../src/content/items';
import { RACES } from '../../src/content/races';
import { shieldFor } from '../../src/content/shields';
import type { StatBlock } from '../../src/content/stat-block';
import { weaponFor } from '../../src/content/weapons';
import type { Size } from '../../src/grid/size';

const entry = (id: string): StatBlock => {
  const block = findCreature(id);
  if (block === null) throw new Error(`no creature ${id}`);
  return block;
};
const sizeOf = (block: StatBlock): Size => block.size ?? (block.race ? RACES[block.race].size : 'medium');

test('a creature nobody wrote down is none', () => {
  expect(findCreature('tarrasque-with-a-hat')).toBeNull();
});

test('the plain fighter of the scenarios is as the notation states it', () => {
  expect(findCreature('sparring-warrior')).toMatchObject({ bab: 1, hp: 20, armor: 'chain-shirt' });
  expect(findEntry('sparring-warrior')).toBeNull();
});

test.each(creatureIds)('%s has nothing that nobody knows', (id) => {
  const block = entry(id);
  const things = [block.hands, block.carried, block.stowed, block.worn].flatMap((list) => list ?? []);
  for (const thing of things.flatMap((it) => (typeof it === 'string' ? [it.replace('/2', '')] : []))) {
    const known = itemIds.some((item) => item === thing);
    expect(known || weaponFor(thing, sizeOf(block)) !== null, thing).toBe(true);
  }
  if (typeof block.armor === 'string') expect(armorFor(block.armor)).not.toBeNull();
  if (typeof block.shield === 'string') expect(shieldFor(block.shield)).not.toBeNull();
  expect(new Set(block.traits).size).toBe(block.traits?.length ?? 0);
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
