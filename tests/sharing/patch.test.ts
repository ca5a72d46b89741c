import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patched, patchShape } from '../../src/sharing/patch';

/** As it comes out of a message: there is no -0. */
const json = fc.json().map((text): unknown => JSON.parse(text));

test('a patch makes the one of the other, whatever they are', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after);
      const sent: unknown = JSON.parse(JSON.stringify(patch));
      expect(patched(before, patchShape.parse(sent))).toEqual(after);
    }),
    { numRuns: 400 },
  );
});

test('a patch between two that are much alike is small and leaves the rest as it was', () => {
  const before = { far: { a: [1, 2, 3] }, near: { list: [{ id: 1 }, { id: 2 }, { id: 3 }], name: 'x' } };
  const after = { far: before.far, near: { list: [{ id: 1 }, { id: 3 }], name: 'y' } };
  const patch = diff(before, after);
  expect(patch).toEqual([
    { at: ['near', 'list'], from: 1, less: 1, more: [] },
    { at: ['near', 'name'], v: 'y' },
  ]);
  const made = patched(before, patch);
  expect(made).toEqual(after);
  expect((made as typeof after).far).toBe(before.far);
});

test('lists that grow, shrink and change in their middle', () => {
  const list = fc.array(fc.constantFrom(1, 2, 3, 4), { maxLength: 8 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(patched(before, diff(before, after))).toEqual(after);
    }),
    { numRuns: 400 },
  );
});

test('a key of the name __proto__ is a key like any other', () => {
  const after: unknown = JSON.parse('{"__proto__":{"hacked":true}}');
  const made = patched({}, diff({}, after));
  expect(Object.keys(made as object)).toEqual(['__proto__']);
  expect(Object.hasOwn(Object.prototype, 'hacked')).toBe(false);
  expect(() => patched({}, [{ at: ['__proto__', 'hacked'], v: true }])).toThrow();
});

test.each([
  [[{ at: ['a', 'b'], v: 1 }]],
  [[{ at: [3], v: 1 }]],
  [[{ at: ['list', 9], v: 1 }]],
  [[{ at: [], gone: true as const }]],
  [[{ at: ['x'], from: 0, less: 0, more: [] }]],
])('a patch that does not fit is told: %j', (patch) => {
  expect(() => patched({ list: [1], x: 1 }, patch)).toThrow('does not fit');
});
