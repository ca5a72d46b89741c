import { expect, test } from 'vitest';
import { wholeNumber } from '../../src/panels/whole-number';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['0', 0],
])('%j is a whole number', (typed, value) => expect(wholeNumber(typed)).toBe(value));

test.each(['', '-5', '1.5', '1e9', 'abc', '1 2', '99999999999'])(
  '%j is none, and is not bent into one',
  (typed) => expect(wholeNumber(typed)).toBeNull(),
);
