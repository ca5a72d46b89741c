import { expect, test } from 'vitest';
import { frozen } from './frozen';

test('what is frozen cannot be changed, however deep, without being told', () => {
  const inner = { list: [{ of: 1 }] };
  Object.freeze(inner);
  const whole = frozen({ inner });
  expect(() => {
    for (const it of whole.inner.list) it.of = 2;
  }).toThrow(TypeError);
  expect(() => whole.inner.list.push({ of: 3 })).toThrow(TypeError);
});
