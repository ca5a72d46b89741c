import { expect, test } from 'vitest';
import { failureOf, fight } from './plays';

const THREE = 'A . . . . .\n. . . . . .\n. . . . . E\n. . . . . .\nB . . . . .';
const bodies = { A: 'W, side: party', E: 'W, side: foes', B: 'W, side: party' };

test('a delayed turn taken in the next round before the regular one costs that one', () => {
  const steps = `
    by: A, do: end-turn
    by: E, do: end-turn
    by: B, do: delay, expect: { round: 2, current: A }
    by: B, do: act-now
    by: A, do: end-turn, expect: { round: 2, current: B, order: [A, B, E] }
    by: B, do: end-turn, expect: { current: E }
    by: E, do: end-turn, expect: { round: 3, current: A }`;
  expect(failureOf(fight(THREE, bodies, steps))).toBeNull();
});

test('of two who delay the one with the higher modifier steps in first; who has acted cannot delay', () => {
  const steps = `
    by: A, do: act-now, expect: { rejected: not-delaying }
    by: A, do: delay, expect: { current: B }
    by: B, do: delay, expect: { current: E }
    by: A, do: act-now
    by: B, do: act-now
    by: E, do: total-defense
    by: E, do: delay, expect: { rejected: turn-begun }
    by: E, do: end-turn, expect: { current: B, order: [A, E, B] }
    by: B, do: end-turn, expect: { current: A, order: [E, B, A] }
    by: A, do: end-turn, expect: { round: 2, current: E }`;
  const quick = { A: 'W, side: party', B: 'W, side: party, initiative: 9', E: 'W, side: foes' };
  const order = fight(THREE, quick, steps).replace(
    'initiative: [A, B, E]',
    'initiative: { A: 20, B: 18, E: 12 }',
  );
  expect(failureOf(order)).toBeNull();
});

test('who lets the moment pass keeps what is ready, and the next time it goes off', () => {
  const steps = `
    by: A, do: ready, action: attack, on: E, when: { does: move, who: E }
    by: A, do: end-turn
    by: E, do: move, path: [[4, 1]], expect: { pending: [{ kind: readied-action, by: A, on: E }] }
    by: A, answer: pass, expect: { E: { at: [4, 1] }, order: [A, E, B] }
    by: E, do: five-foot-step, path: [[4, 2]], expect: { rejected: true }
    by: E, do: move, path: [[3, 1]], expect: { pending: [{ kind: readied-action, by: A }] }
    by: A, answer: go, dice: { d20: [15], d6: [4] }, expect: { attacks: [{ by: A, on: E, damage: 4 }], E: { at: [3, 1], hp: 16 } }`;
  const archer = { ...bodies, A: 'W, side: party, hands: [shortbow]' };
  expect(failureOf(fight(THREE, archer, steps))).toBeNull();
});

test('an action readied for an approach goes off when the mover has come that near', () => {
  const steps = `
    by: A, do: ready, action: attack, when: { does: move, who: E, within: 5 }
    by: A, do: end-turn
    by: E, do: move, path: [[4, 0], [3, 0], [2, 0], [1, 0]], expect: { pending: [{ kind: readied-action, by: A }], E: { at: [1, 0] } }
    by: A, answer: go, weapon: club, expect: { rejected: no-such-weapon }
    by: A, answer: go, dice: { d20: [15], d8: [4] }, expect: { E: { hp: 14, at: [1, 0] } }`;
  expect(failureOf(fight('A . . . . E', { A: bodies.A, E: bodies.E }, steps))).toBeNull();
});

test('what was readied against an attack meets the charger when it has arrived', () => {
  const steps = `
    by: A, do: ready, action: total-defense, when: { does: attack, against: A }
    by: A, do: end-turn
    by: E, do: charge, on: A, expect: { E: { at: [1, 0] }, pending: [{ kind: readied-action, by: A }] }
    by: A, answer: go, dice: { d20: [10] }, expect: { attacks: [{ by: E, on: A, ac: 19 }], order: [A, E] }`;
  expect(failureOf(fight('A . . . . E', { A: bodies.A, E: bodies.E }, steps))).toBeNull();
});

test('a wound from a readied shot makes the caster concentrate', () => {
  const steps = `
    by: A, do: ready, action: attack, on: E, when: { does: cast }
    by: A, do: end-turn
    by: E, do: cast, spell: bless, expect: { pending: [{ kind: readied-action, by: A }] }
    by: A, answer: go, dice: { d20: [19, 2], d6: [5] }, expect: { checks: [{ by: E, kind: concentration, dc: 16, passed: false }], cast: lost }`;
  const caster =
    'side: foes, hp: 20, spells: [{ name: bless, level: 1, time: standard, components: [V, S] }]';
  expect(
    failureOf(fight('A . . . . E', { A: 'W, side: party, hands: [shortbow]', E: caster }, steps)),
  ).toBeNull();
});

test('what cannot be readied is refused, and so is the word for what is noticed anyway', () => {
  const steps = `
    by: A, do: ready, action: full-attack, on: E, when: now, expect: { rejected: not-to-ready }
    by: A, do: ready, action: delay, when: now, expect: { rejected: not-to-ready }
    by: A, do: ready, action: attack, spell: bless, when: now, expect: { rejected: unknown-argument }
    by: A, do: trigger, expect: { rejected: true }
    by: A, do: ready, action: attack, on: E, when: { does: attack, who: E }
    by: A, do: end-turn
    by: A, do: trigger, expect: { rejected: true }`;
  expect(failureOf(fight(THREE, bodies, steps))).toBeNull();
});

test('a 5-foot step made ready is taken out of reach; the blow is lost', () => {
  const steps = `
    by: A, do: ready, action: five-foot-step, path: [[0, 0]], when: { does: attack, against: A }
    by: A, do: end-turn
    by: E, do: attack, on: A, expect: { pending: [{ kind: readied-action, by: A }] }
    by: A, answer: go, expect: { attacks: [], A: { at: [0, 0] }, E: { left: { standard: false } } }`;
  expect(failureOf(fight('. A E .', { A: bodies.A, E: bodies.E }, steps))).toBeNull();
});

test('newcomers enter with the next round: the aware at its head, the unaware flat-footed by their roll', () => {
  const steps = `
    do: join, key: N, aware: true, combatant: { creature: sparring-warrior, side: foes, at: [3, 3] }, expect: { current: A, order: [N, A, E, B], N: { not: [flat-footed], acted: false } }
    do: join, key: M, aware: false, dice: { d20: [1] }, combatant: { creature: sparring-warrior, side: foes, at: [4, 3] }, expect: { order: [N, A, E, B, M], M: { has: [flat-footed] } }
    do: join, key: M, combatant: { side: foes, at: [4, 4] }, expect: { rejected: true }
    by: A, do: end-turn
    by: E, do: end-turn
    by: B, do: end-turn, expect: { round: 2, current: N }
    by: N, do: end-turn, expect: { current: A }`;
  expect(failureOf(fight(THREE, bodies, steps))).toBeNull();
});

test('a readied spell of the same name, known for what it is, cancels the other; dispel magic tries any', () => {
  const spell = (name: string, level: number, count: number): string =>
    `{ name: ${name}, level: ${level}, time: standard, components: [V, S], count: ${count} }`;
  const e = `side: foes, hp: 20, casterLevel: 3, spells: [${spell('bless', 1, 2)}]`;
  const a = (spells: string): string =>
    `side: party, casterLevel: 5, skills: { spellcraft: 6 }, spells: [${spells}]`;
  const ready = (name: string): string => `
    by: A, do: ready, action: cast, spell: ${name}, when: { does: cast, who: E }
    by: A, do: end-turn
    by: E, do: cast, spell: bless, expect: { pending: [{ kind: readied-action, by: A }] }`;
  const same = `${ready('bless')}
    by: A, answer: go, dice: { d20: [10] }, expect: { checks: [{ by: A, kind: spellcraft, total: 16, dc: 16, passed: true }], cast: lost, E: { left: { standard: false } } }`;
  expect(failureOf(fight('A . . . E', { A: a(spell('bless', 1, 1)), E: e }, same))).toBeNull();
  const unknown = `${ready('bless')}
    by: A, answer: go, dice: { d20: [9] }, expect: { checks: [{ passed: false }], cast: kept }`;
  expect(failureOf(fight('A . . . E', { A: a(spell('bless', 1, 1)), E: e }, unknown))).toBeNull();
  const dispel = `${ready('dispel magic')}
    by: A, answer: go, dice: { d20: [9] }, expect: { checks: [{ by: A, kind: caster-level, total: 14, dc: 14, passed: true }], cast: lost }`;
  expect(failureOf(fight('A . . . E', { A: a(spell('dispel magic', 3, 1)), E: e }, dispel))).toBeNull();
});
