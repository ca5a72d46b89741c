import { expect, test } from 'vitest';
import { failureOf, fight } from './plays';

const PAIR = '. . . .\n. A E .\n. . . .';

test('Improved Trip gives the blow that the trip took the place of', () => {
  const steps = `
    by: A, do: trip, on: E, dice: { d20: [8, 12, 10, 15], d8: [3] }, expect: { provokes: [], attacks: [{ by: A, on: E, total: 11, ac: 11, damage: null }, { by: A, on: E, total: 18, ac: 11, damage: 5 }], checks: [{ kind: strength, total: 18, dc: 12, passed: true }], E: { hp: 15, has: [prone] } }`;
  expect(
    failureOf(
      fight(
        PAIR,
        { A: 'W, side: party, feats: [combat-expertise, improved-trip]', E: 'W, side: foes' },
        steps,
      ),
    ),
  ).toBeNull();
});

test('a tripping weapon is dropped instead of falling with it', () => {
  const steps = `
    by: A, do: trip, on: E, dice: { d20: [10, 2, 15] }, expect: { pending: [{ kind: counter-trip, by: E, on: A }] }
    by: E, answer: try, dice: { d20: [15, 2] }, expect: { checks: [{ by: E, kind: strength, total: 17, dc: 4, passed: true }], pending: [{ kind: drop-weapon, by: A }] }
    by: A, answer: drop, expect: { pending: [], A: { hands: [], not: [prone] }, E: { not: [prone] } }`;
  expect(
    failureOf(fight(PAIR, { A: 'W, side: party, hands: [halberd]', E: 'W, side: foes' }, steps)),
  ).toBeNull();
});

test('a maneuver takes the place of one attack of a full attack, at its bonus', () => {
  const steps = `
    by: A, do: full-attack, on: E, dice: { d20: [2] }, expect: { attacks: [{ bonus: 8 }] }
    by: A, do: trip, on: E, dice: { d20: [10, 12, 10] }, expect: { attacks: [{ bonus: 3, ac: 11 }], E: { has: [prone] }, A: { left: { move: false, standard: false } } }
    by: A, do: trip, on: E, expect: { rejected: true }`;
  const a = 'W, side: party, bab: 6, hands: [halberd]';
  expect(failureOf(fight(PAIR, { A: a, E: 'W, side: foes' }, steps))).toBeNull();
});

test('what is two sizes larger, or without a body, is not tripped; a bad weapon is refused', () => {
  const steps = `
    by: A, do: trip, on: E, weapon: longsword, expect: { rejected: not-a-tripping-weapon }
    by: A, do: trip, on: H, expect: { rejected: target-too-big }
    by: A, do: trip, on: G, expect: { rejected: incorporeal }`;
  const bodies = {
    A: 'W, side: party',
    E: 'W, side: foes',
    H: 'side: foes, size: huge, at: [2, 2]',
    G: 'side: foes, traits: [incorporeal]',
  };
  expect(
    failureOf(fight('. G . . . .\n. A E . . .\n. . . . . .\n. . . . . .\n. . . . . .', bodies, steps)),
  ).toBeNull();
});

test('a trip for standing up keeps nobody down', () => {
  const steps = `
    by: A, do: stand-up, expect: { provokes: [E] }
    by: E, answer: attack, maneuver: trip, weapon: halberd, dice: { d20: [15, 15, 2] }, expect: { pending: [], A: { not: [prone] } }`;
  const bodies = { A: 'W, side: party, conditions: [prone]', E: 'W, side: foes, hands: [halberd]' };
  expect(failureOf(fight(PAIR, bodies, steps))).toBeNull();
});
