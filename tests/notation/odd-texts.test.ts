import { describe, expect, test } from 'vitest';
import { namesInStep } from '../../src/notation/check/steps';
import { NotationError } from '../../src/notation/problem';
import { readNotation } from '../../src/notation/read-notation';
import { readStep } from '../../src/notation/read-steps';

const SCENE = (more: string): string =>
  `title: Odd\nsize: [4, 4]\ncombatants:\n  A: { side: a, at: [0, 0] }\n${more}`;

function codesOf(text: string): readonly string[] {
  try {
    readNotation(text, 'odd.yaml');
    return [];
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    return error.problems.map(({ code }) => code);
  }
}
const KNOWN = new Set(['A']);

describe('odd texts', () => {
  test('a key that a record has by birth is not dropped without a word', () => {
    expect(codesOf(SCENE('  __proto__: { side: b, at: [1, 1] }\n'))).toEqual(['unknown-key']);
    expect(codesOf(SCENE('initiative: { __proto__: 5 }\n'))).toEqual(['unknown-key']);
    expect(codesOf(SCENE('rules: { __proto__: { a: 1 } }\n'))).toEqual(['unknown-key']);
    expect(codesOf(SCENE('  B: { side: b, at: [1, 1], skills: { __proto__: 5 } }\n'))).toEqual([
      'unknown-key',
    ]);
  });
  test('what is written for people alone may look like a number or a yes', () =>
    expect(codesOf(`${SCENE('note: 3.5\nsource: 12\n').replace('Odd', '7')}`)).toEqual([]));
  test('what somebody calls a state of their own may be expected', () =>
    expect(
      codesOf(SCENE('steps: [{ gm: heal, on: A, amount: 1, expect: { A: { not: [bewitched] } } }]\n')),
    ).toEqual([]));
  test('a natural weapon may be called constructor', () =>
    expect(
      codesOf(SCENE('  B: { side: b, at: [1, 1], natural: [{ name: constructor, damage: 1d6 }] }\n')),
    ).toEqual([]));
  test('a combatant may be called constructor', () => {
    expect(codesOf(SCENE('  constructor: { side: b, at: [1, 1] }\n'))).toEqual([]);
  });
  test('lists in lists without end are refused', () => {
    expect(codesOf(SCENE(`note: ${'['.repeat(200)}${']'.repeat(200)}\n`))).toEqual(['too-deep']);
    for (const open of ['[', '{ a: ', '- ', '? '])
      expect(codesOf(`title: x\nnote:\n  ${open.repeat(5000)}`), open).toEqual(['too-deep']);
  });
  test('a step given as data is looked at like one of a file', () => {
    const step = readStep({ gm: 'set', on: 'A', to: { hands: ['constructor'] } }, KNOWN);
    if ('faults' in step) throw new Error('the form is right');
    expect(namesInStep(step.value)).toMatchObject([{ code: 'unknown-weapon', path: ['to', 'hands', 0] }]);
    expect(readStep(JSON.parse('{ "by": "A", "do": "move", "__proto__": {} }'), KNOWN)).toMatchObject({
      faults: [{ code: 'unknown-key' }],
    });
  });
});
