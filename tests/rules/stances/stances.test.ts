import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../src/engine/state';
import { attacked, effectIds, hold, MELEE, playing, RANGED, scene, sceneIn } from '../effect-scene';

const tumbling = (tumble: number, effects: string[]) => scene({ effects, sheet: { skills: { tumble } } });

describe('X-CHG-7: charging', () => {
  const charger = scene({ effects: ['charging'] });
  test('-2 AC against every attack', () => expect(charger.adds('armor-class')).toBe(-2));
  test('X-BULL-4: +2 on the check of a bull rush', () => {
    expect(charger.adds('maneuver', { detail: 'bull-rush' })).toBe(2);
    expect(charger.adds('maneuver', { detail: 'resist-bull-rush' })).toBe(0);
  });
});

test('RUN-4: a runner has no Dexterity bonus', () => {
  expect(scene({ effects: ['running'] }).can('dexterity')).toBe(false);
});

describe('DEF-1, FULL-12: fighting defensively', () => {
  test('-4 on attack rolls, +2 dodge bonus to AC', () => {
    const one = scene({ effects: ['fighting-defensively'] });
    expect(one.adds('attack', { attack: MELEE })).toBe(-4);
    expect(one.adds('armor-class')).toBe(2);
    expect(one.can('opportunity')).toBe(true);
  });
  test('X-FEAT-7: +3 with 5 ranks in Tumble', () => {
    expect(tumbling(5, ['fighting-defensively']).adds('armor-class')).toBe(3);
    expect(tumbling(4, ['fighting-defensively']).adds('armor-class')).toBe(2);
  });
});

describe('DEF-3: total defense', () => {
  test('+4 dodge bonus to AC', () =>
    expect(scene({ effects: ['total-defense'] }).adds('armor-class')).toBe(4));
  test('X-FEAT-7: +6 with 5 ranks in Tumble', () => {
    expect(tumbling(5, ['total-defense']).adds('armor-class')).toBe(6);
  });
  test('DEF-6: no attacks of opportunity', () => {
    expect(scene({ effects: ['total-defense'] }).can('opportunity')).toBe(false);
    expect(scene({ effects: ['total-defense'] }).can('threaten')).toBe(true);
  });
});

test('SPELL-41: a spell in progress: no square is threatened', () => {
  expect(scene({ effects: ['casting'] }).can('threaten')).toBe(false);
  expect(scene({ effects: ['casting'] }).can('opportunity')).toBe(false);
});

describe('X-FEI-2: feinted', () => {
  const fooled = (by: string) => scene({ effects: [{ id: 'feinted', by }] });
  test('no Dexterity bonus against the melee attack of the one who feinted', () => {
    expect(fooled('B').can('dexterity', MELEE)).toBe(false);
  });
  test('kept against its shots, against others and in general', () => {
    expect(fooled('B').can('dexterity', RANGED)).toBe(true);
    expect(fooled('C').can('dexterity', MELEE)).toBe(true);
    expect(fooled('B').canIn('dexterity')).toBe(true);
  });
  test('used up by the next melee attack of that one only', () => {
    const play = playing({ effects: [{ id: 'feinted', by: 'B' }] }, { inventory: hold('longbow') });
    attacked(play, 'A', 'B');
    attacked(play, 'B', 'A', 'longbow');
    expect(effectIds(play)).toEqual(['feinted']);
    attacked(play, 'B', 'A', 'unarmed');
    expect(effectIds(play)).toEqual([]);
  });
});

describe('X-AID-2: aid', () => {
  const help = (id: string) => ({ id, by: 'C', data: { against: 'B' } });
  test('+2 on the next attack roll against that opponent', () => {
    const aided = scene({ effects: [help('aided-attack')] });
    expect(aided.adds('attack', { attack: MELEE })).toBe(2);
    expect(aided.adds('attack', { attack: MELEE, against: aided.a })).toBe(0);
  });
  test('+2 AC against the next attack of that opponent', () => {
    const aided = scene({ effects: [help('aided-armor-class')] });
    expect(aided.adds('armor-class', { attack: MELEE })).toBe(2);
    expect(aided.adds('armor-class', { attack: MELEE, against: aided.a })).toBe(0);
    expect(aided.adds('armor-class', { against: null })).toBe(0);
  });
  test('X-AID-3: help from several stacks', () => {
    const aided = scene({
      effects: [
        help('aided-attack'),
        help('aided-attack'),
        { ...help('aided-attack'), data: { against: 'D' } },
      ],
    });
    expect(aided.adds('attack', { attack: MELEE })).toBe(4);
  });
  test('is used up by that attack', () => {
    const play = playing({
      effects: [help('aided-attack'), help('aided-armor-class'), help('aided-attack')],
    });
    attacked(play, 'A', 'B');
    expect(effectIds(play)).toEqual(['aided-armor-class']);
    attacked(play, 'B', 'A');
    expect(effectIds(play)).toEqual([]);
  });
});

test('X-CLS-4: raging', () => {
  const one = scene({ effects: ['raging'] });
  expect(one.adds('ability', { detail: 'str' })).toBe(4);
  expect(one.adds('ability', { detail: 'con' })).toBe(4);
  expect(one.adds('ability', { detail: 'dex' })).toBe(0);
  expect(one.adds('save', { detail: 'will' })).toBe(2);
  expect(one.adds('save', { detail: 'reflex' })).toBe(0);
  expect(one.adds('armor-class')).toBe(-2);
  expect(one.can('cast')).toBe(false);
});

test('X-TURN-4: +2 to attack the turned that cower', () => {
  expect(scene({ effects: ['turned-cower'] }).adds('armor-class')).toBe(-2);
});

describe('a bonus of any origin', () => {
  const data = {
    name: 'shield of faith',
    armorClass: { deflection: 2 },
    attack: 1,
    damage: { morale: 1, luck: 1 },
    save: { will: 2, resistance: 1 },
    ability: { str: 4 },
    speed: 'much',
  };
  const blessed = scene({ effects: [{ id: 'bonus', data }] });
  test.each([
    ['armor-class', null, 2],
    ['attack', null, 1],
    ['damage', null, 2],
    ['save', 'will', 3],
    ['save', 'reflex', 1],
    ['ability', 'str', 4],
    ['ability', 'dex', 0],
    ['speed', null, 0],
    ['initiative', null, 0],
  ] as const)('%s %s: %i', (stat, detail, value) => expect(blessed.adds(stat, { detail })).toBe(value));

  test('tells its name and its type', () => {
    const expected: Modifier[] = [{ type: 'deflection', value: 2, source: 'shield of faith' }];
    const { view, a } = blessed;
    expect(view.modifiers({ stat: 'armor-class', of: a, against: null, detail: null, attack: null })).toEqual(
      expected,
    );
  });
  test('X-GEN-4: of one type only the best counts', () => {
    const two = scene({
      effects: [
        { id: 'bonus', data },
        { id: 'bonus', data: { name: 'ring', armorClass: { deflection: 3, dodge: 1 } } },
      ],
    });
    expect(two.adds('armor-class')).toBe(4);
  });
  test('comes into force when it is gained in play', () => {
    const play = playing({});
    play.gain('A', { id: 'bonus', by: null, ends: null, data });
    expect(sceneIn(play).adds('armor-class')).toBe(2);
  });
});
