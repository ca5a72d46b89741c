import { describe, expect, test } from 'vitest';
import { askAnswer, askDeed, hasOdds } from '../../../src/rules/questions/deed';
import { askFullAttack } from '../../../src/rules/questions/full-attack';
import { viewFrom } from './view-from';

// By hand, with scores of 10 unless told.

const PLAIN = 'side: party, size: medium, hp: 30, abilities: { str: 10, dex: 10 }';
const fight = (a: string, b: string): string => `
title: By hand
size: [12, 12]
combatants:
  A: { ${PLAIN}, at: [3,3]${a} }
  B: { side: foes, size: medium, hp: 30, abilities: { str: 10, dex: 10 }, at: [4,3]${b} }
initiative: [A, B]
`;
const ask = (text: string, action: string, args = {}) => {
  const odds = askDeed(viewFrom(text), { by: 'A', action, args: { on: 'B', ...args } });
  if (!odds) throw new Error('no odds');
  return odds;
};

describe('the odds of a deed', () => {
  test('a trip: touch, Strength, and the trip in turn (X-TRP-1, X-TRP-3, X-TRP-4)', () => {
    // +5 against touch AC 10: 16 of 20. Equals win 1 of 2.
    const { stages, chance, counter, provokes } = ask(fight(', bab: 5', ', hands: [dagger]'), 'trip');
    expect(stages.map(({ kind, clause }) => [kind, clause])).toEqual([
      ['attack', 'X-TRP-1'],
      ['opposed', 'X-TRP-3'],
    ]);
    expect(stages[0]?.chance).toBe(0.8);
    expect(stages[1]?.chance).toBeCloseTo(0.5, 12);
    expect(chance).toBeCloseTo(0.4, 12);
    expect(counter?.chance).toBeCloseTo(0.8 * 0.5 * 0.5, 12);
    expect(counter?.stage.clause).toBe('X-TRP-4');
    expect(provokes).toEqual(['B']);
  });

  test('an overrun: who may strike on the way, and the defender as its space is entered (X-OVR-2)', () => {
    expect(ask(fight('', ', hands: [dagger]'), 'overrun').provokes).toEqual(['B']);
    // Unarmed it threatens nobody.
    expect(ask(fight('', ''), 'overrun').provokes).toEqual([]);
    const another =
      '  C: { side: foes, size: medium, hp: 30, hands: [dagger], at: [2,4] }\ninitiative: [A, B, C]';
    const text = fight('', ', hands: [dagger]').replace('initiative: [A, B]', another);
    expect(ask(text, 'overrun').provokes).toEqual(['B', 'C']);
    // Nobody runs over who has no move left.
    expect(ask(text.replace('at: [3,3]', 'at: [3,3], speed: 0'), 'overrun').provokes).toEqual([]);
  });

  test('Improved Trip: +4 and no opportunity', () => {
    const { stages, provokes } = ask(fight(', bab: 5, feats: [improved-trip]', ', hands: [dagger]'), 'trip');
    expect(stages[1]?.by.modifiers).toContainEqual(
      expect.objectContaining({ value: 4, source: 'feat.improved-trip' }),
    );
    expect(stages[1]?.chance).toBeCloseTo(0.7, 12);
    expect(provokes).toEqual([]);
  });

  test('a grapple is spoiled by a wound (X-GRP-3) and hopeless two sizes up (X-GRP-5)', () => {
    const armed = ask(fight(', bab: 4', ', bab: 4, hands: [dagger]'), 'grapple');
    // +4 against AC 10 hits 15 of 20, and every hit wounds.
    expect(armed.stages.map(({ kind }) => kind)).toEqual(['opportunity', 'attack', 'opposed']);
    expect(armed.stages[0]?.chance).toBeCloseTo(0.25, 12);
    expect(armed.chance).toBeCloseTo(0.25 * 0.75 * 0.5, 12);
    const text = fight(', bab: 4', ', bab: 4').replace('foes, size: medium', 'foes, size: huge');
    const huge = ask(text, 'grapple');
    expect(huge.stages.at(-1)).toMatchObject({ clause: 'X-GRP-5', chance: 0 });
    expect(huge.chance).toBe(0);
  });

  test('a feint is Bluff against Sense Motive and base attack, ties lost (X-FEI-1)', () => {
    const odds = ask(fight(', skills: { bluff: 4 }', ', bab: 4, traits: [humanoid]'), 'feint');
    expect(odds.stages[0]?.by.what).toBe('bluff');
    expect(odds.stages[0]?.against?.total).toBe(4);
  });

  test('casting on the defensive takes Concentration against DC 15 + level and provokes nobody (SPELL-30)', () => {
    const spell = {
      name: 'jolt',
      level: 1,
      damage: '2d6 electricity',
      save: 'reflex half',
      dc: 11,
      range: 30,
    };
    const text = fight(', skills: { concentration: 6 }, casterLevel: 3', ', hands: [dagger]');
    const odds = ask(text, 'cast', { spell, defensively: true });
    expect(odds.provokes).toEqual([]);
    expect(odds.stages).toMatchObject([{ kind: 'check', dc: 16, clause: 'SPELL-30', chance: 0.55 }]);
    // A save of +0 against 11 fails 1 of 2; 7 on average, and half rounded down: of 2 to 12 the mean is 3.25.
    expect(odds.targets).toMatchObject([{ on: 'B', chance: 0.5 }]);
    expect(odds.targets[0]?.damage).toBeCloseTo(0.5 * 7 + 0.5 * 3.25, 12);
  });

  test('what may not be done says why, with its clause, and is reckoned all the same', () => {
    const odds = ask(fight(', bab: 5', '').replace('at: [4,3]', 'at: [9,3]'), 'trip');
    expect(odds.refusal).toMatchObject({ code: 'out-of-reach', clause: 'ATK-11' });
    expect(odds.chance).toBeGreaterThan(0);
  });

  test('an act without a roll has none', () => {
    expect(hasOdds('move')).toBe(false);
    expect(hasOdds('toString')).toBe(false);
    expect(askDeed(viewFrom(fight('', '')), { by: 'A', action: 'move', args: {} })).toBeNull();
  });

  test('who is run at stands firm as often as the runner does not get through (X-OVR-4)', () => {
    const decision = {
      id: 1,
      frame: 1,
      by: 'B',
      on: 'A',
      kind: 'overrun',
      because: 'overrun',
      options: [],
      about: {},
    };
    expect(askAnswer(viewFrom(fight('', '')), decision)).toMatchObject({ kind: 'opposed', chance: 0.5 });
  });
});

describe('a full attack', () => {
  const full = (more: string, args = {}) => {
    const answer = askFullAttack(viewFrom(fight(more, '')), { by: 'A', on: 'B', args });
    if (!answer) throw new Error('no answer');
    return answer;
  };
  test('of +6 has two blows; their means add up (X-GEN-5, FULL-4)', () => {
    const { attacks, expected, anyHit, alternatives } = full(', bab: 6, hands: [club]');
    // +6 and +1 against AC 10: 17 and 12 of 20; 1d6, doubled on a confirmed 20.
    expect(attacks.map(({ odds }) => odds.bonus)).toEqual([6, 1]);
    const mean = (hits: number): number => 3.5 * (hits + 0.05 * hits);
    expect(expected).toBeCloseTo(mean(0.85) + mean(0.6), 12);
    expect(anyHit).toBeCloseTo(1 - 0.15 * 0.4, 12);
    expect(alternatives.map(({ way }) => way)).toEqual(['defensively']);
  });
  test('defensively: -4 on each, +2 to the own AC (DEF-1, DEF-2)', () => {
    const [defensively] = full(', bab: 6, hands: [club]').alternatives;
    expect(defensively?.attacks.map(({ odds }) => odds.bonus)).toEqual([2, -3]);
    expect(defensively?.armorClass).toBe(2);
    expect(defensively?.args).toEqual({ defensively: true });
  });
  test('the ways are those of the attacker: two weapons, Rapid Shot left, Power Attack by what does most', () => {
    const two = full(', bab: 1, hands: [longsword, short-sword], feats: [power-attack]');
    const twf = two.alternatives.find(({ way }) => way === 'twf');
    expect(twf?.attacks.map(({ odds }) => odds.bonus)).toEqual([-3, -7]);
    expect(two.alternatives.find(({ way }) => way === 'power')).toMatchObject({ amount: 1, on: true });
    const shots = full(', bab: 1, hands: [shortbow], feats: [rapid-shot]');
    expect(shots.attacks.map(({ odds }) => odds.bonus)).toEqual([-1, -1]);
    const single = shots.alternatives.find(({ way }) => way === 'rapid');
    expect(single).toMatchObject({ on: false, args: { rapid: false } });
    expect(single?.attacks.map(({ odds }) => odds.bonus)).toEqual([1]);
  });
  test('a crossbow is empty after the first shot', () => {
    const { attacks, expected } = full(', bab: 6, hands: [light-crossbow]');
    expect(attacks.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'not-loaded']);
    expect(expected).toBe(attacks[0]?.odds.expected);
  });
});
