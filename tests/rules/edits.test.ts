import { expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Encounter } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { toCommand } from '../../src/notation/command';
import { readNotation } from '../../src/notation/read-notation';
import { readStep } from '../../src/notation/read-steps';
import { rules } from '../../src/rules/registry';

const TWO = `
title: Two
map: |
  A . B
combatants:
  A: { creature: sparring-warrior, side: party }
  B: { creature: sparring-warrior, side: foes }
initiative: [A, B]
`;
function fight(): Encounter {
  const [document] = readNotation(TWO, 'two.yaml');
  if (!document) throw new Error('no encounter');
  return buildEncounter(document);
}
function send(encounter: Encounter, input: unknown) {
  const step = readStep(input, new Set(Object.keys(encounter.combatants)));
  if ('faults' in step || 'ask' in step.value) throw new Error(JSON.stringify(step));
  return apply(rules, encounter, toCommand(step.value, encounter));
}
const sent = (encounter: Encounter, input: unknown): Encounter => {
  const outcome = send(encounter, input);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.encounter;
};

test('the last one taken out of the fight leaves nobody on turn', () => {
  const alone = sent(fight(), { gm: 'remove', on: 'A' });
  expect(alone.current).toBe('B');
  const empty = sent(alone, { gm: 'remove', on: 'B' });
  expect(empty).toMatchObject({ current: null, order: [], phase: 'over', combatants: {} });
});

test.each([
  ['off-board', { gm: 'set', on: 'A', to: { at: [-5, 900] } }],
  ['off-board', { gm: 'place', on: 'A', at: [3, 0] }],
  ['off-board', { by: 'A', do: 'move', path: [[-1, 0]] }],
])('%s: %j', (code, step) => {
  const before = fight();
  const outcome = send(before, step);
  expect(outcome).toMatchObject({ ok: false, refusal: { code } });
});

test('an effect that nobody knows is not set', () => {
  const state = { effects: [{ uid: 9, id: 'no-such', by: null, ends: null, data: {} }] };
  const outcome = apply(rules, fight(), { type: 'edit', edit: 'set', args: { on: 'A', state } });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'effect-unknown' } });
});
