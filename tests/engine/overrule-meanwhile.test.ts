import { expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Command } from '../../src/engine/contract';
import type { Encounter } from '../../src/engine/state';
import { rules } from '../../src/rules/registry';
import { viewFrom } from '../rules/questions/view-from';

const FIGHT = `
title: Meanwhile
size: [8, 8]
combatants:
  A: { creature: sparring-warrior, side: party, at: [3,3] }
  O: { creature: orc, side: foes, at: [4,3] }
initiative: [A, O]
`;
const played = (encounter: Encounter, command: Command): Encounter => {
  const outcome = apply(rules, encounter, command);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.encounter;
};
const away: Command = {
  type: 'act',
  actor: 'A',
  action: 'move',
  args: {
    path: [
      [2, 3],
      [1, 3],
    ],
  },
};
const pass: Command = { type: 'answer', by: 'O', choice: { answer: 'pass' } };
const act = (action: string, overrule?: true): Command => ({
  type: 'act',
  actor: 'A',
  action,
  args: {},
  ...(overrule ? { overrule } : {}),
});

// Who lies down meanwhile does not walk on (MOV-7).
test.each([
  ['end-turn', 1],
  ['drop-prone', 3],
  ['total-defense', 1],
  ['delay', 1],
])(
  'while somebody must decide, %s waits; overruled it is done, and the decision can still be given',
  (action, x) => {
    const waiting = played(viewFrom(FIGHT).encounter, away);
    const refused = apply(rules, waiting, act(action));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'decision-pending' } });
    const outcome = apply(rules, waiting, act(action, true));
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
    expect(outcome.events).toContainEqual(
      expect.objectContaining({ type: 'overruled', code: 'decision-pending' }),
    );
    const { encounter } = outcome;
    const after = encounter.decisions.length > 0 ? played(encounter, pass) : encounter;
    expect(after.decisions).toEqual([]);
    expect(after.stack).toEqual([]);
    expect(after.combatants['A']?.at).toEqual({ x, y: 3 });
  },
);

test('what only the GM begins (start) is not done meanwhile', () => {
  const waiting = played(viewFrom(FIGHT).encounter, away);
  const outcome = apply(rules, waiting, {
    type: 'act',
    actor: null,
    action: 'start',
    args: {},
    overrule: true,
  });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'decision-pending' } });
});
