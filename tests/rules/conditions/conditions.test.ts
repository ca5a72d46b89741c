import { describe, expect, test } from 'vitest';
import type { Capability, Stat } from '../../../src/engine/contract';
import { AGAINST_ALL, armorClass } from '../../../src/rules/armor-class';
import { attackWith, MELEE, RANGED, scene, weapon } from '../effect-scene';

const having = (...effects: string[]) => scene({ effects });

describe('states that change numbers', () => {
  const table: [string, Stat, string | null, number, string][] = [
    ['blinded', 'armor-class', null, -2, 'X-CND-1: a blinded creature has -2 AC'],
    ['blinded', 'check', 'climb', -4, 'X-CND-1: -4 on most skills of Strength and Dexterity'],
    ['blinded', 'check', 'search', -4, 'X-CND-1: -4 on Search'],
    ['blinded', 'check', 'heal', 0, 'X-CND-1: other skills are untouched'],
    ['cowering', 'armor-class', null, -2, 'X-CND-2: -2 AC'],
    ['dazed', 'armor-class', null, 0, 'X-CND-3: no penalty to AC'],
    ['dazzled', 'attack', null, -1, 'X-CND-4: -1 on attack rolls'],
    ['dazzled', 'check', 'spot', -1, 'X-CND-4: -1 on Spot'],
    ['dazzled', 'check', 'listen', 0, 'X-CND-4: nothing on Listen'],
    ['deafened', 'initiative', null, -4, 'X-CND-5: -4 on initiative'],
    ['entangled', 'attack', null, -2, 'X-CND-8: -2 on attack rolls'],
    ['entangled', 'ability', 'dex', -4, 'X-CND-8: -4 Dexterity'],
    ['entangled', 'ability', 'str', 0, 'X-CND-8: Strength is untouched'],
    ['exhausted', 'ability', 'str', -6, 'X-CND-9: -6 Strength'],
    ['exhausted', 'ability', 'dex', -6, 'X-CND-9: -6 Dexterity'],
    ['fascinated', 'check', 'spot', -4, 'X-CND-10: -4 on reactive skill checks'],
    ['fatigued', 'ability', 'str', -2, 'X-CND-11: -2 Strength'],
    ['fatigued', 'ability', 'dex', -2, 'X-CND-11: -2 Dexterity'],
    ['frightened', 'attack', null, -2, 'X-CND-13: -2 on attack rolls'],
    ['frightened', 'save', 'will', -2, 'X-CND-13: -2 on saves'],
    ['frightened', 'check', 'strength', -2, 'X-CND-13: -2 on ability checks'],
    ['panicked', 'save', 'reflex', -2, 'X-CND-19: -2 on saves'],
    ['panicked', 'check', 'tumble', -2, 'X-CND-19: -2 on skill checks'],
    ['panicked', 'check', 'attack', 0, 'X-CND-19: nothing on attack rolls'],
    ['shaken', 'attack', null, -2, 'X-CND-23: -2 on attack rolls'],
    ['shaken', 'check', 'attack', -2, 'X-CND-23: on opposed attack rolls too'],
    ['shaken', 'maneuver', 'trip', -2, 'X-CND-23: on the Strength check of a trip'],
    ['shaken', 'initiative', null, -2, 'X-CND-23: initiative is a Dexterity check'],
    ['shaken', 'save', 'fortitude', -2, 'X-CND-23: -2 on saves'],
    ['shaken', 'damage', null, 0, 'X-CND-23: nothing on damage'],
    ['shaken', 'armor-class', null, 0, 'X-CND-23: nothing on AC'],
    ['sickened', 'attack', null, -2, 'X-CND-25: -2 on attack rolls'],
    ['sickened', 'damage', null, -2, 'X-CND-25: -2 on weapon damage'],
    ['sickened', 'concentration', null, -2, 'X-CND-25: -2 on skill checks'],
    ['sickened', 'save', 'will', -2, 'X-CND-25: -2 on saves'],
    ['stunned', 'armor-class', null, -2, 'X-CND-28: -2 AC'],
  ];
  test.each(table)('%s, %s %s: %i (%s)', (id, stat, detail, value) => {
    expect(having(id).adds(stat, { detail, attack: stat === 'attack' ? MELEE : null })).toBe(value);
  });
});

describe('states that change numbers by the kind of attack', () => {
  const table: [string, number, number, string][] = [
    ['kneeling', -2, 2, 'X-ACM-9: kneeling, -2 in melee and +2 against shots'],
    ['sitting', -2, 2, 'X-ACM-9: sitting, the same'],
    ['prone', -4, 4, 'X-ACM-11: prone, -4 in melee and +4 against shots'],
  ];
  test.each(table)('%s: %i and %i (%s)', (id, melee, ranged) => {
    const one = having(id);
    expect(one.adds('armor-class', { attack: MELEE })).toBe(melee);
    expect(one.adds('armor-class', { attack: RANGED })).toBe(ranged);
    expect(one.adds('armor-class')).toBe(0);
  });

  test('X-AM-6: a prone attacker has -4 in melee', () => {
    expect(having('prone').adds('attack', { attack: MELEE })).toBe(-4);
    expect(having('prone').adds('attack', { attack: RANGED })).toBe(0);
  });
  test('X-CND-22: prone, it shoots with a crossbow or throws shuriken, nothing else', () => {
    const crossbow = attackWith({ weapon: weapon('light-crossbow'), kind: 'ranged' });
    expect(having('prone').can('attack', RANGED)).toBe(false);
    expect(having('prone').can('attack', crossbow)).toBe(true);
    expect(having('prone').can('attack', MELEE)).toBe(true);
  });
});

describe('states that take something away', () => {
  const taken: [string, Capability[], Capability[], string][] = [
    ['blinded', ['see', 'dexterity', 'opportunity'], ['act', 'threaten', 'attack'], 'X-CND-1, X-CON-9'],
    ['cowering', ['act', 'dexterity', 'threaten', 'opportunity'], [], 'X-CND-2'],
    ['dazed', ['act', 'opportunity'], ['dexterity'], 'X-CND-3'],
    ['deafened', ['hear'], ['act'], 'X-CND-5'],
    ['disabled', ['two-actions', 'full-round'], ['act', 'standard', 'move', 'opportunity'], 'X-CND-6'],
    ['dying', ['act', 'see', 'delay', 'dexterity', 'threaten', 'opportunity'], [], 'X-CND-7, STAB-4'],
    ['entangled', ['run', 'charge'], ['walk', 'attack', 'dexterity'], 'X-CND-8'],
    ['exhausted', ['run', 'charge'], ['walk'], 'X-CND-9'],
    ['fascinated', ['act', 'opportunity'], ['dexterity'], 'X-CND-10'],
    ['fatigued', ['run', 'charge'], ['walk'], 'X-CND-11'],
    ['flat-footed', ['dexterity', 'opportunity'], ['threaten', 'act'], 'X-CND-12'],
    ['frightened', [], ['act', 'attack', 'opportunity'], 'X-CND-13'],
    ['gagged', ['speak'], ['cast', 'act'], 'SPELL-5'],
    [
      'grappling',
      ['threaten', 'opportunity', 'walk', 'somatic'],
      ['act', 'attack', 'cast'],
      'X-CND-14, X-GRP-10',
    ],
    ['helpless', ['threaten', 'opportunity', 'dexterity'], ['see'], 'X-HLP-2'],
    [
      'nauseated',
      ['standard', 'full-round', 'attack', 'cast', 'concentrate'],
      ['move', 'act', 'dexterity'],
      'X-CND-18',
    ],
    ['panicked', ['attack', 'opportunity'], ['act', 'walk', 'cast'], 'X-CND-19'],
    [
      'paralyzed',
      ['act', 'walk', 'speak', 'threaten', 'opportunity', 'dexterity'],
      ['see', 'hear'],
      'X-CND-20',
    ],
    ['petrified', ['act', 'see', 'dexterity'], [], 'X-HLP-1'],
    ['asleep', ['act', 'see', 'dexterity', 'opportunity'], ['hear'], 'X-HLP-1'],
    ['bound', ['walk', 'somatic', 'dexterity', 'opportunity'], ['see', 'speak'], 'X-HLP-1, SPELL-8'],
    ['pinned', ['walk', 'threaten', 'opportunity', 'dexterity'], ['act', 'speak'], 'X-CND-21'],
    ['prone', ['walk', 'run', 'charge'], ['act', 'threaten', 'opportunity', 'dexterity'], 'X-CND-22'],
    ['stable', ['act', 'see', 'dexterity'], [], 'X-CND-26'],
    ['staggered', ['two-actions', 'full-round'], ['act', 'standard', 'move'], 'X-CND-27'],
    ['stunned', ['act', 'dexterity', 'threaten', 'opportunity'], ['see'], 'X-CND-28'],
    ['unconscious', ['act', 'see', 'hear', 'speak', 'dexterity', 'threaten', 'delay'], [], 'X-CND-29'],
  ];
  test.each(taken)('%s takes %j and leaves %j (%s)', (id, gone, left) => {
    const one = having(id);
    expect(gone.filter((what) => one.can(what))).toEqual([]);
    expect(left.filter((what) => !one.can(what))).toEqual([]);
  });

  test('HP-9: the dead do nothing at all', () => {
    const all: Capability[] = [
      'act',
      'move',
      'speak',
      'threaten',
      'opportunity',
      'dexterity',
      'see',
      'walk',
      'delay',
    ];
    expect(all.filter((what) => having('dead').can(what))).toEqual([]);
    expect(having('dead').can('critical')).toBe(true);
  });
});

describe('states that slow', () => {
  const table: [string, number, string][] = [
    ['blinded', 0.5, 'X-CND-1'],
    ['disabled', 0.5, 'X-CND-6, D24'],
    ['entangled', 0.5, 'X-CND-8'],
    ['exhausted', 0.5, 'X-CND-9'],
    ['fatigued', 1, 'X-CND-11'],
    ['prone', 1, 'X-CND-22'],
  ];
  test.each(table)('%s: %f of the speed (%s)', (id, factor) => {
    expect(having(id).speedFactor()).toBe(factor);
  });
  test('X-CND-8: whoever is entangled with something that is made fast does not move', () => {
    const one = scene({ effects: [{ id: 'entangled', data: { anchored: true } }] });
    expect(one.speedFactor()).toBe(0);
    expect(one.can('walk')).toBe(false);
  });
  test('X-FEAT-24: Blind-Fight halves the loss of speed of the blind', () => {
    expect(scene({ effects: ['blinded'], sheet: { feats: ['blind-fight'] } }).speedFactor()).toBe(0.75);
  });
});

describe('states that bring others', () => {
  test.each([
    ['dying', ['unconscious', 'helpless']],
    ['stable', ['unconscious', 'helpless']],
    ['unconscious', ['helpless']],
    ['paralyzed', ['helpless']],
    ['asleep', ['helpless']],
    ['bound', ['helpless']],
  ] as const)('X-HLP-1: %s brings %j', (id, others) => {
    const { view, a } = having(id);
    expect(others.filter((other) => !view.has(a, other))).toEqual([]);
  });
  test('X-CND-21: pinned is not helpless', () => {
    const { view, a } = having('pinned');
    expect(view.has(a, 'helpless')).toBe(false);
  });
  test('X-GEN-6: helpless twice over counts once', () => {
    expect(having('dying', 'paralyzed', 'helpless').adds('armor-class', { attack: MELEE })).toBe(
      having('paralyzed').adds('armor-class', { attack: MELEE }),
    );
  });
});

describe('the helpless and the held', () => {
  const ac = (effects: string[], attack: typeof MELEE | null, dex = 14): number => {
    const { view, a, b } = scene({
      effects,
      sheet: { abilities: { str: 14, dex, con: 12, int: 10, wis: 10, cha: 10 } },
    });
    const against = attack ? { ...AGAINST_ALL, attacker: b, attack } : AGAINST_ALL;
    return armorClass(view, a, against).value;
  };
  test.each([
    ['helpless', 14, 1, 5],
    ['helpless', 10, 1, 5],
    ['helpless', 6, 1, 5],
    ['paralyzed', 14, 1, 5],
    ['dying', 14, 1, 5],
    ['pinned', 14, 1, 5],
  ])(
    'X-HLP-2, X-ACM-10: %s with Dexterity %i has AC %i in melee, %i against shots',
    (id, dex, melee, ranged) => {
      expect(ac([id], MELEE, dex)).toBe(melee);
      expect(ac([id], RANGED, dex)).toBe(ranged);
      expect(ac([id], null, dex)).toBe(ranged);
    },
  );
  test('X-GRP-17: the pinner has no bonus against whom it pins', () => {
    const one = scene({ effects: [{ id: 'pinned', by: 'B' }] });
    expect(one.adds('armor-class', { attack: MELEE })).toBe(-5);
    expect(one.adds('armor-class', { attack: MELEE, against: one.a })).toBe(-9);
  });
  test('X-GRP-16: a pinned victim may be silenced', () => {
    expect(scene({ effects: [{ id: 'pinned', data: { silenced: true } }] }).can('speak')).toBe(false);
  });
  test('X-CND-20: the Strength and Dexterity of the paralyzed are 0, whatever adds to them', () => {
    const one = having('paralyzed', 'raging');
    expect(14 + one.adds('ability', { detail: 'str' })).toBeLessThan(0);
    expect(14 + one.adds('ability', { detail: 'dex' })).toBeLessThan(0);
  });
});

describe('grappling', () => {
  const grappler = scene({ effects: [{ id: 'grappling', data: { with: ['B'] } }] });
  test('X-GRP-7: the Dexterity bonus is kept against the one it grapples with', () => {
    expect(grappler.can('dexterity')).toBe(true);
    expect(grappler.canIn('dexterity')).toBe(true);
  });
  test('X-GRP-7: it is lost against everyone outside', () => {
    expect(scene({ effects: [{ id: 'grappling', data: { with: ['C'] } }] }).can('dexterity')).toBe(false);
  });
  test('X-GRP-7: without a partner everyone is outside', () => {
    expect(having('grappling').canIn('dexterity')).toBe(false);
  });
  test('X-GRP-8: attacks in a grapple have -4', () => {
    expect(grappler.adds('attack', { attack: MELEE })).toBe(-4);
    expect(grappler.adds('grapple')).toBe(0);
  });
});
