import { describe, expect, test } from 'vitest';
import { counted, modifier, total } from '../../src/engine/modifiers';
import type { ModifierType } from '../../src/engine/state';

type Line = [ModifierType, number, string];
const sum = (...lines: Line[]): number =>
  total(lines.map(([type, value, source]) => modifier(type, value, source)));

describe('stacking (X-GEN-4)', () => {
  const cases: [string, Line[], number][] = [
    [
      'bonuses of one type: the best counts',
      [
        ['deflection', 2, 'ring'],
        ['deflection', 3, 'shield of faith'],
      ],
      3,
    ],
    [
      'bonuses of different types add up',
      [
        ['deflection', 2, 'ring'],
        ['natural', 3, 'hide'],
      ],
      5,
    ],
    [
      'dodge bonuses add up',
      [
        ['dodge', 1, 'dodge'],
        ['dodge', 4, 'mobility'],
      ],
      5,
    ],
    [
      'untyped bonuses add up',
      [
        ['untyped', 2, 'flanking'],
        ['untyped', 1, 'higher-ground'],
      ],
      3,
    ],
    [
      'untyped bonuses of one source count once',
      [
        ['untyped', 2, 'flanking'],
        ['untyped', 2, 'flanking'],
      ],
      2,
    ],
    [
      'penalties of different sources add up',
      [
        ['untyped', -2, 'shaken'],
        ['untyped', -4, 'prone'],
      ],
      -6,
    ],
    [
      'penalties of one type from two sources add up',
      [
        ['morale', -2, 'fear'],
        ['morale', -1, 'doom'],
      ],
      -3,
    ],
    [
      'a penalty and a bonus of one type both count',
      [
        ['morale', 2, 'bless'],
        ['morale', -2, 'fear'],
      ],
      0,
    ],
    [
      'circumstance bonuses add up',
      [
        ['circumstance', 2, 'tools'],
        ['circumstance', 2, 'help'],
      ],
      4,
    ],
  ];
  test.each(cases)('%s', (_title, lines, expected) => {
    expect(sum(...lines)).toBe(expected);
  });

  test('what is suppressed, and zeros, are not among the lines that count', () => {
    const lines = [
      modifier('armor', 4, 'chain-shirt'),
      modifier('armor', 2, 'bracers'),
      modifier('size', 0, 'size'),
    ];
    expect(counted(lines)).toEqual([modifier('armor', 4, 'chain-shirt')]);
  });
});
