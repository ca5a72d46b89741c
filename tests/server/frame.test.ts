import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFrame, isPlain } from '../../src/server/frame';

/** As the framework's client writes it: names of a kind of record once, then a number for it. */
const RECORDS = [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 0x92, 0x40, 0x01, 0x40, 0x02];

test.each<[string, readonly number[]]>([
  ['a number', [5]],
  ['an empty text', [0xa0]],
  ['a list', [0x92, 1, 0xc0]],
  ['a record', [0x81, 0xa1, 0x61, 0xc3]],
  ['a record with a long count', [0xde, 0, 1, 0xa1, 0x61, 0xc3]],
  ['records of one kind', RECORDS],
])('%s is plain', (_what, bytes) => {
  expect(isPlain(Uint8Array.from(bytes), 0)).toBe(true);
});

test.each<[string, readonly number[]]>([
  ['nothing', []],
  ['something after the end', [5, 5]],
  ['a list that ends early', [0x92, 1]],
  ['a list of millions', [0xdd, 1, 0xff, 0xff, 0xff]],
  ['a text that ends early', [0xa5, 0x61]],
  ['bytes', [0xc4, 1, 0]],
  ['a number of 64 bits', [0xcf, 0, 0, 0, 0, 0, 0, 0, 1]],
  ['a kind of the library’s own', [0xd4, 0x00, 0x00]],
  ['a record without names', [0xd4, 0x72, 0x40]],
  ['a record that holds itself', [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 0x40]],
  ['lists within lists', Array.from({ length: 1000 }, () => 0x91)],
])('%s is not', (_what, bytes) => {
  expect(isPlain(Uint8Array.from(bytes), 0)).toBe(false);
});

test('whatever bytes come, it ends, and throws nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(typeof isFrame(bytes)).toBe('boolean');
      expect(typeof isPlain(bytes, 0)).toBe('boolean');
    }),
    { numRuns: 2000 },
  );
});
