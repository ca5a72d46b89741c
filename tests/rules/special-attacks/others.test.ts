import { expect, test } from 'vitest';
import { turningStep } from '../../../src/rules/turning';
import { failureOf, fight } from './plays';

const PAIR = '. . . .\n. A E .\n. . . .';

test('a coup de grace that does not kill asks for Fortitude against the damage', () => {
  const body = 'W, side: foes, hp: 40, conditions: [paralyzed]';
  const strike = 'by: A, do: coup-de-grace, on: E';
  const dies = `
    ${strike}, dice: { d8: [3, 4], d20: [5] }, expect: { saves: [{ by: E, kind: fortitude, total: 8, dc: 21, passed: false }], E: { hp: 29, has: [dead] } }`;
  expect(failureOf(fight(PAIR, { A: 'W, side: party', E: body }, dies))).toBeNull();
  const lives = `
    ${strike}, dice: { d8: [3, 4], d20: [20] }, expect: { E: { hp: 29, not: [dead] } }`;
  expect(failureOf(fight(PAIR, { A: 'W, side: party', E: body }, lives))).toBeNull();
  const refused = `
    by: A, do: coup-de-grace, on: B, expect: { rejected: not-helpless }
    by: A, do: coup-de-grace, on: E, expect: { rejected: immune-to-criticals }`;
  const undead = { A: 'W, side: party', E: `${body}, traits: [undead]`, B: 'W, side: foes' };
  expect(failureOf(fight('. B . .\n. A E .\n. . . .', undead, refused))).toBeNull();
});

test('help with an act of skill is a check against 10, and provokes if the act does', () => {
  const steps = `
    by: A, do: aid-another, on: B, action: stabilize, expect: { provokes: [E] }
    by: E, answer: pass, dice: { d20: [10] }, expect: { checks: [{ by: A, kind: heal, total: 10, dc: 10, passed: true }] }
    by: A, do: end-turn
    by: B, do: stabilize, on: C, expect: { provokes: [] }`;
  const people = {
    A: 'W, side: party',
    B: 'W, side: party, skills: { heal: 5 }',
    C: 'W, side: party, hp: { max: 20, now: -3 }',
    E: 'W, side: foes',
  };
  const dice = steps
    .replace('on: C, expect', 'on: C, dice: { d20: [8] }, expect')
    .replace(
      'provokes: [] }',
      'provokes: [], checks: [{ by: B, kind: heal, total: 15, passed: true }], C: { not: [dying] } }',
    );
  expect(failureOf(fight('C B A E\n. . . .', people, dice))).toBeNull();
});

test('a feint of more than the sense of the other opens it to the next melee attack only', () => {
  const steps = `
    by: A, do: feint, on: E, dice: { d20: [10, 9] }, expect: { checks: [{ total: 10, dc: 10, passed: false }] }
    by: A, do: end-turn
    by: E, do: end-turn
    by: B, do: feint, on: E, dice: { d20: [11, 9] }, expect: { B: { left: { standard: true, move: true, fullRound: false } }, checks: [{ passed: true }] }
    by: B, do: attack, on: E, dice: { d20: [2] }, expect: { attacks: [{ ac: 14 }] }
    ask: attack, by: B, on: E, expect: { ac: 15 }`;
  const people = { A: 'W, side: party', E: 'W, side: foes', B: 'W, side: party, feats: [improved-feint]' };
  expect(failureOf(fight('. . B .\n. A E .\n. . . .', people, steps))).toBeNull();
});

test('a shield breaks; a thing on the ground is hit at AC 5 and its size', () => {
  const steps = `
    by: A, do: sunder, on: E, object: shield, dice: { d20: [18, 2], d10: [9] }, expect: { provokes: [], E: { ac: 15 } }
    by: A, do: end-turn
    by: E, do: drop, item: lantern
    by: E, do: end-turn
    by: A, do: sunder, at: [2, 1], object: lantern, dice: { d20: [5], d10: [5] }, expect: { attacks: [{ by: A, total: 8, ac: 7, result: hit }] }
    by: A, do: sunder, at: [2, 1], object: lantern, expect: { rejected: true }`;
  const people = {
    A: 'W, side: party, hands: [greatclub]',
    E: 'W, side: foes, shield: light-wooden-shield, hands: [lantern]',
  };
  expect(failureOf(fight(PAIR, people, steps))).toBeNull();
});

test('a dagger does not sunder by its point alone, and there is nothing where there is nothing', () => {
  const steps = `
    by: A, do: sunder, on: E, object: shield, expect: { rejected: no-such-thing }
    by: A, do: sunder, on: E, weapon: spear, expect: { rejected: cannot-sunder-with }
    by: A, do: disarm, on: E, item: shield, expect: { rejected: true }`;
  const people = { A: 'W, side: party, hands: [spear]', E: 'W, side: foes' };
  expect(failureOf(fight(PAIR, people, steps))).toBeNull();
});

test('bare hands keep what they take; there is no counter against them where nothing is held', () => {
  const steps = `
    by: A, do: disarm, on: E, weapon: unarmed, expect: { provokes: [E] }
    by: E, answer: pass, dice: { d20: [20, 2] }, expect: { A: { hands: [longsword] }, E: { hands: [] } }
    by: A, do: end-turn
    by: E, do: disarm, on: A, expect: { provokes: [A] }
    by: A, answer: pass, dice: { d20: [2, 20] }, expect: { pending: [] }`;
  const people = { A: 'W, side: party, hands: []', E: 'W, side: foes' };
  expect(failureOf(fight(PAIR, people, steps))).toBeNull();
});

test('X-TURN-2: the turning table', () => {
  const table = { '-3': -4, 0: -4, 1: -3, 3: -3, 4: -2, 9: -1, 10: 0, 13: 1, 16: 2, 19: 3, 22: 4, 40: 4 };
  for (const [total, step] of Object.entries(table)) expect(turningStep(Number(total))).toBe(step);
});

test('turning is used up by the day', () => {
  const turn = 'by: A, do: turn-undead, dice: { d20: [10], d6: [3, 4] }';
  const round = `${turn}\n    by: A, do: end-turn\n    by: U, do: end-turn`;
  const steps = `
    ${round}
    ${round}
    by: A, do: turn-undead, expect: { rejected: no-turning-left }`;
  const people = {
    A: 'W, side: party, level: 3, abilities: { cha: 8 }',
    U: 'side: foes, hp: 12, level: 2, traits: [undead]',
  };
  expect(failureOf(fight('A . . U', people, steps))).toBeNull();
});
