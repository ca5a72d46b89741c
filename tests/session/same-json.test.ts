import { describe, expect, test } from 'vitest';
import { sameJson } from '../../src/session/same-json';

const values: readonly unknown[] = [
  null,
  0,
  1,
  '1',
  '',
  true,
  false,
  [],
  [1],
  [1, 2],
  [2, 1],
  [null],
  {},
  { a: 1 },
  { a: '1' },
  { a: null },
  { b: 1 },
  { a: 1, b: 2 },
  { a: { b: [1, { c: 2 }] } },
  { a: { b: [1, { c: 3 }] } },
  { 0: 1 },
];

describe('equal as JSON', () => {
  test('is what is written alike, and nothing else', () => {
    for (const [index, a] of values.entries())
      for (const [other, b] of values.entries())
        expect(sameJson(a, structuredClone(b)), `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(
          index === other,
        );
  });

  test('a field that is undefined is none, in whichever of them it stands', () => {
    expect(sameJson({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(sameJson({ a: undefined, b: 1 }, { a: 1, b: undefined })).toBe(false);
  });

  test('what only every object has is no field', () => {
    expect(sameJson({ toString: 1 }, {})).toBe(false);
    expect(sameJson({}, { toString: 1 })).toBe(false);
    expect(
      sameJson({ a: Object.prototype.toString, toString: 1 }, { a: Object.prototype.toString, b: 1 }),
    ).toBe(false);
  });
});
