import { expect, test } from 'vitest';
import { failureOf, fight } from './plays';

const LANE = '. . . . . .\n. A E . . .\n. . . . . .';
const BODIES = { A: 'W, side: party', E: 'W, side: foes' };

test('who fails to overrun may be thrown down, and stays before the defender', () => {
  const steps = `
    by: A, do: overrun, on: E, path: [[2, 1], [3, 1]], expect: { provokes: [E] }
    by: E, answer: pass, expect: { pending: [{ kind: overrun, by: E, on: A }] }
    by: E, answer: block, dice: { d20: [2, 15] }, expect: { checks: [{ passed: false }], pending: [{ kind: counter-overrun, by: E, on: A }] }
    by: E, answer: try, dice: { d20: [15, 2] }, expect: { A: { at: [1, 1], has: [prone], left: { standard: false, move: false } } }`;
  expect(failureOf(fight(LANE, BODIES, steps))).toBeNull();
});

test('a way round the target, a second try and a turn half spent are refused', () => {
  const steps = `
    by: A, do: overrun, on: E, path: [[2, 0], [3, 0]], expect: { rejected: path-misses-target }
    by: A, do: overrun, on: E, path: [[2, 1]], expect: { rejected: true }
    by: A, do: overrun, on: E, path: [[2, 1], [3, 1]]
    by: E, answer: pass
    by: E, answer: avoid, expect: { A: { at: [3, 1], left: { standard: true } } }
    by: A, do: overrun, on: E, path: [[2, 1], [1, 1]], expect: { rejected: overrun-once }`;
  expect(failureOf(fight(LANE, BODIES, steps))).toBeNull();
});

test('entering and leaving are one opportunity; a felled runner goes no farther', () => {
  const steps = `
    by: A, do: overrun, on: E, path: [[2, 1], [3, 1]], expect: { provokes: [E] }
    by: E, answer: attack, dice: { d20: [19, 2], d8: [8] }, expect: { A: { at: [1, 1], hp: -9 }, pending: [] }`;
  expect(failureOf(fight(LANE, { ...BODIES, A: 'W, side: party, hp: 1' }, steps))).toBeNull();
});
