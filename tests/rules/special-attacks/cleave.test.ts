import { expect, test } from 'vitest';
import { failureOf, fight } from './plays';

const RING = '. B .\nC A D\n. . .';
const foes = { B: 'W, side: foes, hp: 1', C: 'W, side: foes, hp: 1', D: 'W, side: foes, hp: 1' };
const blow = 'dice: { d20: [15], d8: [4] }';

test('Cleave gives one further blow a round, with the same bonus', () => {
  const steps = `
    by: A, do: attack, on: B, ${blow}, expect: { B: { hp: -5 }, pending: [{ kind: cleave, by: A }] }
    by: A, answer: attack, on: B, expect: { rejected: cleave-another }
    by: A, answer: attack, on: C, ${blow}, expect: { attacks: [{ bonus: 3, on: C }], C: { hp: -5 }, pending: [] }`;
  expect(
    failureOf(fight(RING, { A: 'W, side: party, feats: [power-attack, cleave]', ...foes }, steps)),
  ).toBeNull();
});

test('Great Cleave goes on while foes fall, and passing ends it', () => {
  const steps = `
    by: A, do: attack, on: B, ${blow}, expect: { pending: [{ kind: cleave, by: A }] }
    by: A, answer: attack, on: C, ${blow}, expect: { pending: [{ kind: cleave, by: A }] }
    by: A, answer: pass, expect: { pending: [], D: { hp: 1 } }`;
  const a = 'W, side: party, feats: [power-attack, cleave, great-cleave]';
  expect(failureOf(fight(RING, { A: a, ...foes }, steps))).toBeNull();
});

test('a shot earns nothing, a foe out of reach is none', () => {
  const steps = `
    by: A, do: attack, on: B, weapon: dagger, thrown: true, dice: { d20: [15], d4: [2] }, expect: { provokes: [B, C, D] }
    by: B, answer: pass
    by: C, answer: pass
    by: D, answer: pass, expect: { B: { hp: -3 }, pending: [] }`;
  const fighter = 'W, side: party, hands: [dagger], feats: [power-attack, cleave]';
  const shot = steps
    .replace('dice: { d20: [15], d4: [2] }, ', '')
    .replace('D, answer: pass,', 'D, answer: pass, dice: { d20: [15], d4: [2] },');
  expect(failureOf(fight(RING, { A: fighter, ...foes }, shot))).toBeNull();
  const alone = `
    by: A, do: attack, on: B, ${blow}, expect: { B: { hp: -5 }, pending: [] }`;
  const bodies = { A: 'W, side: party, feats: [power-attack, cleave]', B: foes.B, C: foes.C };
  expect(failureOf(fight('A B . . C', bodies, alone))).toBeNull();
});
