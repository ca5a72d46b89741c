import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Command, Outcome } from '../../src/engine/contract';
import { seededDice } from '../../src/engine/dice';
import { isRefusal } from '../../src/engine/refusal';
import type { Encounter, Json, JsonRecord } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { createText } from '../../src/text/i18n';
import { frozen } from '../frozen';
import { expectSame } from '../same';

const SCENE = `
title: A door to knock at
map: |
  . . # . .
  . A # E .
  . . . . .
combatants:
  A: { side: party, hp: 30, bab: 6, hands: [dagger], carried: [potion], feats: [power-attack, whirlwind-attack, manyshot], spells: [{ name: bless }] }
  E: { creature: sparring-warrior, side: foes }
  D: { side: foes, at: [4, 2], conditions: [dead] }
initiative: [A, E, D]
`;
const [document] = readNotation(SCENE, 'scene.yaml');
if (!document) throw new Error('no scene');
/** Always the very same one: nothing can change it. */
const start = frozen(buildEncounter(document, seededDice(3)));
const scene = (): Encounter => start;
const text = createText('en');

function deep(levels: number): Json {
  let value: Json = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}
/** A record with a key that a literal cannot have. */
const withProto = (more: JsonRecord = {}): JsonRecord =>
  JSON.parse(JSON.stringify({ ...more, x: 1 }).replace('"x"', '"__proto__"'));

const ODD: readonly unknown[] = [
  ...[null, true, -1, 0.5, 1e300, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER],
  ...['', 'nobody', '__proto__', 'constructor', 'toString', 'x'.repeat(20_000)],
  ...[[], [[]], [1], [null], ['constructor'], {}, { name: 5 }, { constructor: 1 }, withProto()],
  ...[deep(5000), Array.from({ length: 100_000 }, () => [1, 1])],
  ...[
    [[2, 1]],
    [[-1, 0]],
    [[99, 99]],
    [[1, 1e300]],
    [[1, 0], 'x'],
    [
      [2, 1],
      [3, 1],
    ],
  ],
  ...[() => 1, new Date(0), new Map(), Symbol('x'), 1n],
];

function answered(encounter: Encounter, command: unknown): Outcome {
  // Whoever changes what was given throws.
  const outcome = apply(rules, frozen(encounter), command as Command);
  if (outcome.ok) expectSame(JSON.parse(JSON.stringify(outcome.encounter)), outcome.encounter);
  else expect(text.exists(`refusals:${outcome.refusal.code}`), outcome.refusal.code).toBe(true);
  return outcome;
}
const refusedAs = (command: unknown, encounter = scene()): string | null => {
  const outcome = answered(encounter, command);
  return outcome.ok ? null : outcome.refusal.code;
};
const act = (action: string, args: unknown, actor: unknown = 'A') => ({ type: 'act', actor, action, args });

/** The arguments an action or edit takes, as its refusal of a strange one tells. */
function argumentsOf(parse: (input: JsonRecord) => unknown): readonly string[] {
  const why = parse({ 'no-such-argument': 1 });
  return isRefusal(why) && Array.isArray(why.with['known']) ? why.with['known'].map(String) : [];
}

describe('what is no command', () => {
  const strange: readonly unknown[] = [
    ...[undefined, null, 1, 'act', [], {}, { type: 'constructor' }, { type: '__proto__' }, { type: 'act' }],
    ...[act('move', null), act('move', []), act('move', 'x'), { ...act('move', {}), action: 5 }],
    ...[
      act('move', {}, 5),
      act('move', {}, {}),
      { type: 'answer', by: 'A' },
      { type: 'answer', by: 1, choice: {} },
    ],
    ...[
      { type: 'answer', by: 'A', choice: { answer: 5 } },
      { type: 'edit', edit: 'set' },
    ],
    ...[{ type: 'answer', by: 'A', decision: 'x', choice: { answer: 'pass' } }],
    ...[
      { ...act('end-turn', {}), dice: { d20: 5 } },
      { ...act('end-turn', {}), dice: { d20: [Number.NaN] } },
    ],
    ...[
      { ...act('end-turn', {}), dice: { constructor: [1] } },
      { ...act('end-turn', {}), dice: [5] },
    ],
  ];
  test.each(strange.map((command) => [command]))('%j is refused', (command) => {
    expect(refusedAs(command)).toBe('bad-argument');
  });
  test('names that every record has by birth are nobody and nothing', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(refusedAs(act(name, {}))).toBe('unknown-action');
      expect(refusedAs(act('end-turn', {}, name))).toBe('unknown-combatant');
      expect(refusedAs(act('attack', { on: name }))).toBe('unknown-combatant');
      expect(refusedAs({ type: 'edit', edit: name, args: {} })).toBe('unknown-edit');
      expect(refusedAs({ type: 'answer', by: name, choice: { answer: 'pass' } })).toBe('no-such-decision');
      expect(refusedAs({ type: 'edit', edit: 'add-condition', args: { on: 'A', condition: name } })).toBe(
        'unknown-condition',
      );
    }
  });
  test('a key that would be dropped without a word is refused', () => {
    expect(refusedAs(act('move', withProto({ path: [[1, 0]] })))).toBe('unknown-argument');
    expect(refusedAs({ type: 'edit', edit: 'set', args: { on: 'A', sheet: { skills: withProto() } } })).toBe(
      'unknown-argument',
    );
  });
  test('what goes on without end is refused at once', () => {
    const path = Array.from({ length: 100_000 }, (_, index) => [index % 2, 0]);
    expect(refusedAs(act('move', { path }))).toBe('too-much');
    expect(refusedAs(act('cast', { spell: { name: 'x', more: deep(100_000) } }))).toBe('too-much');
    expect(refusedAs(act('speak', { text: 'x' }))).not.toBe('too-much');
  });
});

describe('what cannot be done', () => {
  test.each([
    ['a path through a wall', act('move', { path: [[2, 1]] }), 'path-blocked'],
    ['a path off the map', act('move', { path: [[1, -1]] }), 'off-board'],
    [
      'a path with a gap',
      act('move', {
        path: [
          [1, 2],
          [4, 0],
        ],
      }),
      'path-blocked',
    ],
    ['an act of the dead', act('move', { path: [[4, 1]] }, 'D'), 'not-your-turn'],
    ['an act out of turn', act('move', { path: [[4, 1]] }, 'E'), 'not-your-turn'],
    [
      'an answer that nobody waits for',
      { type: 'answer', by: 'A', choice: { answer: 'pass' } },
      'no-such-decision',
    ],
    [
      'an answer to a decision long gone',
      { type: 'answer', by: 'A', decision: 77, choice: { answer: 'pass' } },
      'no-such-decision',
    ],
    [
      'damage without end',
      { type: 'edit', edit: 'damage', args: { on: 'A', amount: 1e300 } },
      'bad-argument',
    ],
  ])('%s', (_what, command, code) => {
    expect(refusedAs(command)).toBe(code);
  });
});

const actions = [...rules.actions.values()].filter(({ internal }) => !internal);

describe.each(actions.map((it) => [it.id, it] as const))('%s', (id, action) => {
  test('takes or refuses odd arguments, one at a time', () => {
    const encounter = scene();
    for (const name of [...argumentsOf(action.parse), 'no-such-argument']) {
      for (const odd of ODD)
        answered(encounter, act(id, { on: 'E', path: [[1, 0]], item: 'dagger', [name]: odd }));
      for (const odd of ODD) answered(encounter, act(id, { [name]: odd }));
    }
  });
});
describe.each([...rules.edits.values()].map((it) => [it.id, it] as const))('gm: %s', (id, edit) => {
  test('takes or refuses odd arguments, one at a time', () => {
    const encounter = scene();
    const names = ['on', 'amount', 'at', 'effect', 'condition', 'rounds', 'hours', 'state', 'sheet', 'type'];
    for (const name of names) {
      for (const odd of ODD)
        answered(encounter, { type: 'edit', edit: edit.id, args: { on: 'A', [name]: odd } });
      for (const odd of ODD) answered(encounter, { type: 'edit', edit: id, args: { [name]: odd } });
    }
  });
});
