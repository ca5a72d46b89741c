import { expect, test } from 'vitest';
import { failureOf, fight } from './plays';

const PAIR = '. . . .\n. A E .\n. . . .';
const wrestler = 'W, side: party, hands: [], feats: [improved-unarmed-strike, improved-grapple]';
const hold = 'by: A, do: grapple, on: E, dice: { d20: [15, 15, 5], d3: [1] }';

test('a pin holds for a round and leaves nothing but escape; shaken off, one still grapples', () => {
  const steps = `
    ${hold}, expect: { A: { at: [2, 1] } }
    by: A, do: end-turn
    by: E, do: end-turn
    by: A, do: pin, on: E, dice: { d20: [15, 5] }, expect: { checks: [{ kind: grapple, total: 22, dc: 8 }], E: { has: [pinned, grappling] } }
    by: A, do: end-turn
    by: E, do: attack, on: A, weapon: unarmed, expect: { rejected: pinned }
    by: E, do: draw, weapon: longsword, expect: { rejected: pinned }
    by: E, do: escape-grapple, dice: { d20: [18, 2] }, expect: { E: { not: [pinned], has: [grappling] } }
    by: E, do: end-turn
    by: A, do: pin, on: E, dice: { d20: [15, 5] }
    by: A, do: end-turn
    by: E, do: end-turn, expect: { E: { not: [pinned], has: [grappling] } }`;
  expect(failureOf(fight(PAIR, { A: wrestler, E: 'W, side: foes, carried: [longsword]' }, steps))).toBeNull();
});

test('in a grapple light weapons strike at -4, long ones and outsiders are out of reach', () => {
  const steps = `
    ${hold}
    by: A, do: end-turn
    by: E, do: attack, on: B, weapon: unarmed, expect: { rejected: cannot-attack }
    by: E, do: draw, weapon: longsword, expect: { rejected: only-light-in-grapple }
    by: E, do: draw, weapon: dagger, dice: { d20: [15, 5] }, expect: { checks: [{ kind: grapple, total: 18, dc: 12 }] }
    by: E, do: attack, on: A, weapon: dagger, dice: { d20: [10] }, expect: { attacks: [{ bonus: -1, ac: 15, result: miss }] }`;
  const bodies = {
    A: wrestler,
    E: 'W, side: foes, hands: [], carried: [dagger, longsword]',
    B: 'W, side: party',
  };
  expect(failureOf(fight('. . B .\n. A E .\n. . . .', bodies, steps))).toBeNull();
});

test('an escape leads next to the opponent, by Escape Artist too, and must beat all', () => {
  const steps = `
    ${hold}
    by: A, do: end-turn
    by: B, do: grapple, on: E, dice: { d20: [15, 5], d3: [1] }, expect: { provokes: [], E: { has: [grappling] } }
    by: B, do: end-turn
    by: E, do: escape-grapple, dice: { d20: [12, 3, 18] }, expect: { checks: [{ total: 15, dc: 10, passed: true }, { total: 15, dc: 25, passed: false }], E: { has: [grappling] } }
    by: E, do: end-turn
    by: A, do: end-turn
    by: B, do: end-turn
    by: E, do: escape-grapple, skill: escape-artist, at: [3, 1], dice: { d20: [20, 3, 3] }, expect: { E: { at: [3, 1], not: [grappling], left: { standard: false } }, A: { not: [grappling] }, B: { not: [grappling] } }`;
  const bodies = { A: wrestler, B: wrestler, E: 'W, side: foes' };
  expect(failureOf(fight('. . B .\n. A E .\n. . . .', bodies, steps))).toBeNull();
});

test('a friend breaks a pin; death ends a grapple; only the holder lets go', () => {
  const steps = `
    ${hold}
    by: A, do: pin, on: E, expect: { rejected: no-standard-action }
    by: A, do: end-turn
    by: F, do: grapple, on: A, dice: { d20: [15, 5], d3: [1] }
    by: F, do: end-turn
    by: E, do: release, on: A, expect: { rejected: held-by-it }
    by: E, do: end-turn
    by: A, do: pin, on: E, dice: { d20: [15, 5] }
    by: A, do: end-turn
    by: F, do: escape-grapple, on: E, dice: { d20: [20, 2] }, expect: { E: { not: [pinned], has: [grappling] } }
    gm: damage, on: A, amount: 50, expect: { A: { has: [dead] }, E: { not: [grappling] }, F: { not: [grappling] } }`;
  const bodies = { A: wrestler, F: 'W, side: foes', E: 'W, side: foes' };
  expect(failureOf(fight('. . . F\n. A E .\n. . . .', bodies, steps))).toBeNull();
});

test('going in provokes from others, and who falls on the way lets go', () => {
  const steps = `
    ${hold}, expect: { provokes: [F] }
    by: F, answer: attack, dice: { d20: [19], d8: [8] }, expect: { A: { hp: -9, at: [1, 1] }, E: { not: [grappling] } }`;
  const frail = wrestler.replace('hands', 'hp: 1, hands');
  const bodies = { A: frail, E: 'W, side: foes', F: 'W, side: foes' };
  expect(
    failureOf(fight('. . . .\n. A E .\n. F . .', bodies, steps.replace('d20: [19]', 'd20: [19, 2]'))),
  ).toBeNull();
});
