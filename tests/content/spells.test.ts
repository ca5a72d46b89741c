import { describe, expect, test } from 'vitest';
import { itemIds } from '../../src/content/items';
import { findMagicItem, magicItems } from '../../src/content/magic-items';
import { grown } from '../../src/content/spell-row';
import { isSpellId, lowestCaster, SPELLS, type SpellId, spellAt, spellIds } from '../../src/content/spells';
import { spellOf } from '../../src/notation/build/spell';
import { spellObject } from '../../src/notation/schema/spell';
import { diceOf, durationOf, saveOf } from '../../src/rules/spell';
import { areaOf } from '../../src/rules/spell-area';

const ids = spellIds.filter(isSpellId);

test('sixty and more spells, from cantrips to the ninth level', () => {
  expect(ids.length).toBeGreaterThanOrEqual(60);
  expect(new Set(ids.map((id) => spellAt(id, 20).level))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

describe.each(ids)('%s', (id) => {
  test.each([1, 4, 9, 20])(
    'is a spell of the notation, and the engine understands it, at level %i',
    (level) => {
      const block = spellAt(id, level);
      expect(spellObject.safeParse(block).success).toBe(true);
      const spell = spellOf(block);
      expect(block.name.replaceAll(' ', '-')).toBe(id);
      expect(JSON.stringify(block)).not.toMatch(/[[\]]level|NaN|Infinity/);
      if (spell.damage !== null) expect(diceOf(spell.damage)).not.toBeNull();
      if (spell.heal !== null) expect(diceOf(spell.heal)).not.toBeNull();
      if (spell.area !== null) expect(areaOf(spell.area)).not.toBeNull();
      if (spell.save !== null) expect(saveOf(spell)).not.toBeNull();
      expect(spell.dc !== null).toBe(spell.save !== null);
      if (spell.duration?.includes('round')) expect(durationOf(spell)).toBeGreaterThan(0);
    },
  );
});

test.each([
  ['magic-missile', 1, '1d4+1 force'],
  ['magic-missile', 9, '5d4+5 force'],
  ['magic-missile', 20, '5d4+5 force'],
  ['fireball', 5, '5d6 fire'],
  ['fireball', 15, '10d6 fire'],
  ['burning-hands', 7, '5d4 fire'],
  ['shocking-grasp', 3, '3d6 electricity'],
  ['searing-light', 6, '3d8'],
  ['vampiric-touch', 20, '10d6 negative'],
  ['flame-strike', 20, '15d6 fire'],
  ['cone-of-cold', 20, '15d6 cold'],
  ['disintegrate', 11, '22d6'],
  ['disintegrate', 20, '40d6'],
  ['harm', 20, '150 negative'],
  ['inflict-light-wounds', 9, '1d8+5 negative'],
] as const)('%s at caster level %i deals %s', (id, level, damage) => {
  expect(spellAt(id, level).damage).toBe(damage);
});

test.each([
  ['cure-light-wounds', 1, '1d8+1'],
  ['cure-light-wounds', 9, '1d8+5'],
  ['cure-moderate-wounds', 12, '2d8+10'],
  ['cure-serious-wounds', 5, '3d8+5'],
  ['cure-critical-wounds', 20, '4d8+20'],
  ['heal', 11, '110'],
] as const)('%s at caster level %i heals %s', (id, level, heal) => {
  expect(spellAt(id, level).heal).toBe(heal);
});

test('ranges: close, medium and long grow with the caster', () => {
  const feet = (id: SpellId) => [1, 4, 10].map((level) => spellAt(id, level).range);
  expect(feet('scorching-ray')).toEqual([25, 35, 50]);
  expect(feet('magic-missile')).toEqual([110, 140, 200]);
  expect(feet('fireball')).toEqual([440, 560, 800]);
  expect(spellAt('bless', 9).range).toBeUndefined();
});

test('durations: a minute a level is ten rounds, and acid burns a round longer every three levels', () => {
  expect(spellAt('bless', 4).duration).toBe('40 rounds');
  expect([1, 3, 6, 18, 20].map((level) => spellAt('acid-arrow', level).duration)).toEqual(
    [1, 2, 3, 7, 7].map((rounds) => `${rounds} rounds`),
  );
});

test('the DC is 10, the level and the modifier of the score', () => {
  expect(spellAt('hold-person', 4).dc).toBe(15);
  expect(spellAt('hold-person', 4, 5).dc).toBe(17);
});

test('a growing number never falls below 1', () => expect(grown('[level/3:5]d6', 1)).toBe('1d6'));

test('each is listed as a caster of the fourth level casts it, or the lowest that can', () => {
  expect(SPELLS['magic-missile']?.damage).toBe('2d4+2 force');
  expect(SPELLS['cone-of-cold']?.damage).toBe('9d6 cold');
});

describe('potions, wands and scrolls', () => {
  test('carry their spell at their caster level, with the lowest DC', () => {
    expect(findMagicItem('potion-of-cure-light-wounds-1')).toMatchObject({
      charges: null,
      spell: { heal: '1d8+1' },
    });
    expect(findMagicItem('wand-of-fireball-6')).toMatchObject({
      charges: 50,
      spell: { damage: '6d6 fire', dc: 14 },
    });
    expect(findMagicItem('scroll-of-hold-person-3')).toMatchObject({ kind: 'scroll', spell: { dc: 13 } });
    expect(findMagicItem('wand-of-wishing-17')).toBeNull();
  });
  test('ids are their own; potions hold spells of up to 3rd level, wands of up to 4th', () => {
    expect(new Set(magicItems.map(({ id }) => id)).size).toBe(magicItems.length);
    const most = { potion: 3, oil: 3, wand: 4, scroll: 9 };
    for (const { kind, spell, spellId, casterLevel } of magicItems) {
      expect(spell.level).toBeLessThanOrEqual(most[kind]);
      expect(casterLevel).toBeGreaterThanOrEqual(lowestCaster(spellId));
      expect(itemIds).toContain(kind);
    }
  });
});
