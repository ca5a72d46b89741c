import { expect, test } from 'vitest';
import { circlesOf } from '../../src/tools/circles.mjs';

const file = (...imports: readonly string[]) => ({ imports });

test('built files that import each other are told once, with the way around; one that is used twice is none', () => {
  expect(circlesOf({ a: file('b', 'c'), b: file('c'), c: file('d', 'react'), d: file() })).toEqual([]);
  expect(circlesOf({ main: file('first'), first: file('icons', 'main'), icons: file() })).toEqual([
    'main -> first -> main',
  ]);
  expect(circlesOf({ page: file('a'), a: file('b'), b: file('c'), c: file('a') })).toEqual([
    'a -> b -> c -> a',
  ]);
});
