import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Square } from '../../../src/grid/square';
import { askPath } from '../../../src/rules/questions/path';
import { notationOf, scene } from './random-ground';
import { viewFrom } from './view-from';
import { wandered } from './wandered';

const walks = fc.array(fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 6 }), {
  minLength: 3,
  maxLength: 3,
});

/** A path as a hand draws it: longer and longer, then shorter again. */
const drawn = (path: readonly Square[]): readonly (readonly Square[])[] => {
  const longer = path.map((_, index) => path.slice(0, index + 1));
  return [...longer, ...longer.toReversed()];
};

test('what is known of the beginning of a path changes nothing of the answer', () => {
  let blows = 0;
  fc.assert(
    fc.property(scene, walks, fc.boolean(), (it, all, tumble) => {
      const text = notationOf(it);
      if (text === null) return;
      const warm = viewFrom(text);
      for (const turns of all)
        for (const path of drawn(wandered(warm.combatant('A').at, turns))) {
          const question = { by: 'A', path, action: 'move', args: tumble ? { tumble } : {} };
          const answer = askPath(warm, question);
          blows += answer.provocations.length;
          expect(answer).toEqual(askPath(viewFrom(text), question));
        }
    }),
    { numRuns: 40, seed: 11 },
  );
  expect(blows).toBeGreaterThan(50);
});
