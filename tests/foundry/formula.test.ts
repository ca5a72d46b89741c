import { expect, test } from 'vitest';
import { damageForSize } from '../../src/content/weapon-sizes';
import { formula, plainFormula, sumText } from '../../src/foundry/formula';

const large = (medium: string): string => damageForSize(medium, 'large');
const worked = (text: string): string | null => {
  const sum = formula(text, { 'abilities.str.mod': 4 }, large);
  return sum === null ? null : sumText(sum);
};

test.each([
  ['1d6+4-4', '1d6'],
  ['1d4+2-4', '1d4-2'],
  ['2d6 + 1d4', '2d6+1d4'],
  ['sizeRoll(1, 10, @size, @critMult)', '2d8'],
  ['sizeRoll(1, 6, @size) + 3', '1d8+3'],
  ['(1d6 + 1) * 2', '2d6+2'],
  ['1d8[slashing] + @abilities.str.mod', '1d8+4'],
  ['max(3, floor(9 / 2))', '4'],
  ['-1', '-1'],
  ['', '0'],
])('%s comes to %s', (text, result) => {
  expect(worked(text)).toBe(result);
});

test.each([
  '@classes.rogue.level',
  'ceil(@classes.rogue.level / 2)d6',
  '@__proto__',
  'constructor(1)',
  '1d6 > 3 ? 1 : 2',
  '1d6 / 2',
  '1 / 0',
  '(1d6',
  '1d6 1d6',
  '9999d6',
  '-1d6',
  'sizeRoll(1)',
  `${'('.repeat(400)}1`,
])('%s is not worked out', (text) => {
  expect(worked(text)).toBeNull();
});

test('a plain number has no dice', () => {
  expect(plainFormula('2 + 3', {})).toBe(5);
  expect(plainFormula('1d6', {})).toBeNull();
});
