import { describe, expect, test } from 'vitest';
import { leftOver, meanOf, nextFace, parseDice, seededDice } from '../../src/engine/dice';
import type { Dice } from '../../src/engine/state';

const wanted = { who: 'A', purpose: 'attack', what: 'longsword' } as const;

describe('dice expressions', () => {
  test.each([
    ['d20', [{ count: 1, sides: 20 }], 0],
    ['2d6+3', [{ count: 2, sides: 6 }], 3],
    ['1d8-1', [{ count: 1, sides: 8 }], -1],
    [
      '1d6+1d4+2',
      [
        { count: 1, sides: 6 },
        { count: 1, sides: 4 },
      ],
      2,
    ],
    ['5', [], 5],
  ])('%s', (text, terms, plus) => {
    expect(parseDice(text)).toEqual({ terms, plus });
  });
  test.each(['', 'd', '2d', 'd0', 'x', '2d6+', '-1d6', '1d6*2'])('%j is none', (text) => {
    expect(parseDice(text)).toBeNull();
  });
  test('the mean of 2d8+7 is 16', () => expect(meanOf('2d8+7')).toBe(16));
});

describe('faces', () => {
  test('given faces come first, in order, then the generator', () => {
    const given: Dice = { ...seededDice(7), queued: { d20: [14, 3] } };
    const first = nextFace(given, 20, wanted);
    const second = nextFace(first.dice, 20, wanted);
    const third = nextFace(second.dice, 20, wanted);
    expect([first.face, second.face]).toEqual([14, 3]);
    expect(third.dice.state).not.toBe(given.state);
  });
  test('the same seed gives the same faces', () => {
    const roll = (seed: number): number[] => {
      let dice = seededDice(seed);
      return Array.from({ length: 20 }, () => {
        const next = nextFace(dice, 20, wanted);
        dice = next.dice;
        return next.face;
      });
    };
    expect(roll(3)).toEqual(roll(3));
    expect(roll(3)).not.toEqual(roll(4));
    expect(Math.min(...roll(3))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...roll(3))).toBeLessThanOrEqual(20);
  });
  test('thrown on the table, a face that was not given is asked for', () => {
    expect(() => nextFace(seededDice(1, 'entered'), 8, wanted)).toThrow('d8 wanted');
  });
  test.each([0, 21, 1.5])('%d is no face of a d20', (face) => {
    expect(() => nextFace({ ...seededDice(1), queued: { d20: [face] } }, 20, wanted)).toThrow('no face');
  });
  test('what was given and not rolled is named', () => {
    expect(leftOver({ ...seededDice(1), queued: { d20: [], d8: [3] } })).toEqual(['d8']);
  });
});
