import { expect, test } from 'vitest';
import { bitByBit, type Slices } from '../../src/server/bit-by-bit';

/** Time that passes by what is done alone. */
function clock(): Slices & { readonly pauses: string[]; spend(ms: number): void } {
  let now = 0;
  const pauses: string[] = [];
  return {
    pauses,
    spend: (ms) => {
      now += ms;
    },
    now: () => now,
    pause: async () => {
      pauses.push(`at ${now}`);
      // Others take their time as well; that is not this one's.
      now += 100;
    },
  };
}

test('what takes long lets others be served as soon as its slice is over, and no sooner', async () => {
  const time = clock();
  function* steps(): Generator<void, string> {
    for (const ms of [3, 3, 3, 1, 20, 1]) {
      time.spend(ms);
      yield;
    }
    return 'done';
  }
  expect(await bitByBit(steps(), time)).toBe('done');
  expect(time.pauses).toEqual(['at 9', 'at 130']);
});
