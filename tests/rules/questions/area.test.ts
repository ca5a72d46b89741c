import { describe, expect, test } from 'vitest';
import { areaOfSpell, askArea, pointsAt } from '../../../src/rules/questions/area';
import { named } from './squares';
import { viewFrom } from './view-from';

const TEXT = `
title: Fire
size: [24, 24]
combatants:
  W:
    creature: wizard
    side: party
    at: [2, 2]
    spells:
      - { name: burning hands, area: cone 15, damage: 4d4 fire, save: reflex half }
      - { name: fireball, area: spread 20, damage: 5d6 fire, save: reflex half, range: 60 }
      - { name: bless, area: burst 50, duration: 4 rounds }
      - { name: shield, duration: 4 minutes }
  F: { creature: sparring-warrior, side: party, at: [3, 5] }
  O: { creature: sparring-warrior, side: foes, at: [4, 4] }
  P: { creature: sparring-warrior, side: foes, at: [5, 4] }
initiative: [W, F, O, P]
`;
const view = viewFrom(TEXT);
const at = (x: number, y: number) => ({ x, y });

describe('a bare shape', () => {
  test('a burst of 20 feet fills 44 squares from its corner (X-AREA-12)', () => {
    const answer = askArea(view, {
      by: 'W',
      area: { shape: 'burst', feet: 20 },
      at: at(12, 12),
      cast: null,
    });
    expect(answer.squares).toHaveLength(44);
    expect(answer).toMatchObject({ origin: at(12, 12), inside: [], refusal: null });
  });

  test('tells who is in it, and how they stand to the one who asks', () => {
    const { inside } = askArea(view, {
      by: 'W',
      area: { shape: 'burst', feet: 20 },
      at: at(4, 4),
      cast: null,
    });
    expect(inside).toEqual([
      { id: 'W', is: 'self' },
      { id: 'F', is: 'friend' },
      { id: 'O', is: 'other' },
      { id: 'P', is: 'other' },
    ]);
  });

  test('a line goes from the corner of the maker’s square through every square on its way (X-AREA-8)', () => {
    const answer = askArea(view, { by: 'W', area: { shape: 'line', feet: 30 }, at: at(9, 2), cast: null });
    expect(named(answer.squares)).toEqual(['3,2', '4,2', '5,2', '6,2', '7,2', '8,2']);
    expect(answer.origin.x).toBe(3);
  });
});

describe('of a spell', () => {
  test('a cone of 15 feet along a diagonal is six squares (X-AREA-6, X-AREA-12)', () => {
    const area = areaOfSpell(view, 'W', { spell: 'burning hands' });
    if (area === null) throw new Error('no area');
    expect(pointsAt(area)).toBe('square');
    const answer = askArea(view, { by: 'W', area, at: at(4, 4), cast: { spell: 'burning hands' } });
    expect(named(answer.squares)).toEqual(['3,3', '3,4', '3,5', '4,3', '4,4', '5,3']);
    expect(answer.origin).toEqual(at(3, 3));
    expect(answer.inside).toEqual([
      { id: 'F', is: 'friend' },
      { id: 'O', is: 'other' },
    ]);
  });

  test('is pointed at a corner within its range (X-AREA-1, X-AREA-9)', () => {
    const area = areaOfSpell(view, 'W', { spell: 'fireball' });
    if (area === null) throw new Error('no area');
    expect(pointsAt(area)).toBe('corner');
    const ask = (x: number, y: number) =>
      askArea(view, { by: 'W', area, at: at(x, y), cast: { spell: 'fireball' } });
    // From the caster's corner [3, 3]: 12 squares are 60 feet, one more is 65.
    expect(ask(15, 3).refusal).toBeNull();
    expect(ask(16, 3).refusal).toMatchObject({ code: 'place-out-of-range', clause: 'X-AREA-9' });
  });

  test('one that only helps concerns friends alone', () => {
    const answer = askArea(view, {
      by: 'W',
      area: { shape: 'burst', feet: 50 },
      at: at(4, 4),
      cast: { spell: 'bless' },
    });
    expect(answer.inside.map(({ id }) => id)).toEqual(['W', 'F']);
  });

  test('that has no area has none, and neither has one that is not known', () => {
    expect(areaOfSpell(view, 'W', { spell: 'shield' })).toBeNull();
    expect(areaOfSpell(view, 'W', { spell: 'wish' })).toBeNull();
    expect(areaOfSpell(view, 'W', {})).toBeNull();
  });
});
