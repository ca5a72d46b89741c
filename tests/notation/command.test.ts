import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { toCommand, toQuestion } from '../../src/notation/command';
import { readNotation } from '../../src/notation/read-notation';
import { readStep } from '../../src/notation/read-steps';
import type { AskStep, Step } from '../../src/notation/schema/step';
import type { CombatantReport } from '../../src/rules/questions/answers';
import { rules } from '../../src/rules/registry';
import { report } from '../../src/rules/report';

const FIGHT = `map: |
  . A . . E . .
combatants:
  A: { creature: sparring-warrior, side: party, feats: [combat-reflexes] }
  E: { creature: orc, side: foes }
initiative: [A, E]
`;
function fight(): Encounter {
  const [document] = readNotation(FIGHT);
  if (document === undefined) throw new Error('no document');
  return buildEncounter(document);
}
function step(input: unknown): Step {
  const read = readStep(input, new Set(['A', 'E']));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return read.value;
}
const command = (input: unknown) => toCommand(step(input) as Exclude<Step, AskStep>, fight());

describe('a step becomes a command', () => {
  test.each([
    [
      { by: 'A', do: 'move', path: [[2, 0]], draw: 'dagger', dice: { d20: [3] } },
      {
        type: 'act',
        actor: 'A',
        action: 'move',
        args: { path: [[2, 0]], draw: 'dagger' },
        dice: { d20: [3] },
      },
    ],
    [
      { do: 'start', aware: [] },
      { type: 'act', actor: null, action: 'start', args: { aware: [] } },
    ],
    [
      { by: 'A', do: 'run', path: [[2, 0]], overrule: true },
      { type: 'act', actor: 'A', action: 'run', args: { path: [[2, 0]] }, overrule: true },
    ],
    [
      { by: 'E', answer: 'attack', maneuver: 'trip' },
      { type: 'answer', by: 'E', choice: { answer: 'attack', maneuver: 'trip' } },
    ],
    [
      { by: 'E', answer: 'pass', decision: 4 },
      { type: 'answer', by: 'E', decision: 4, choice: { answer: 'pass' } },
    ],
    [
      { gm: 'damage', on: 'E', amount: 3, nonlethal: true },
      { type: 'edit', edit: 'damage', args: { on: 'E', amount: 3, nonlethal: true } },
    ],
  ])('%j', (input, expected) => expect(command(input)).toEqual(expected));

  test('a question keeps whom it asks for, about whom and as whom', () => {
    const asked = step({ ask: 'attack', by: 'A', on: 'E', viewer: 'A', weapon: 'longsword' });
    expect(toQuestion(asked as AskStep)).toEqual({
      ask: 'attack',
      by: 'A',
      on: 'E',
      viewer: 'A',
      args: { weapon: 'longsword' },
    });
  });
});

/** What `set` makes of A. */
function set(to: object, before: Encounter = fight()): CombatantReport & { readonly encounter: Encounter } {
  const outcome = apply(
    rules,
    before,
    toCommand(step({ gm: 'set', on: 'A', to }) as Exclude<Step, AskStep>, before),
  );
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { ...report(viewOf(rules, outcome.encounter), 'A'), encounter: outcome.encounter };
}

describe('the master sets', () => {
  test.each([
    [{ hp: 3 }, { hp: 3, maxHp: 20 }],
    [{ hp: 0 }, { hp: 0, conditions: ['disabled'] }],
    [{ hp: { max: 30 } }, { hp: 30, maxHp: 30 }],
    [{ hp: { max: 30, now: 12, temporary: 4 } }, { hp: 12, maxHp: 30, temporary: 4 }],
    [{ nonlethal: 6 }, { nonlethal: 6 }],
    [{ at: [3, 0] }, { at: [3, 0] }],
    [{ conditions: ['prone', 'shaken'] }, { conditions: ['prone', 'shaken'] }],
    [{ has: ['prone'] }, { conditions: ['prone'] }],
    [{ abilities: { dex: 18 } }, { ac: 18, touch: 14 }],
    [{ armor: 'full-plate' }, { ac: 19, speed: 30 }],
    [{ armor: 'none' }, { ac: 11 }],
    [{ ac: { natural: 3 } }, { ac: 18 }],
    [{ ac: 21 }, { ac: 21 }],
    [{ size: 'large' }, { ac: 14, maxHp: 20 }],
    [{ race: 'halfling' }, { ac: 16, speed: 20 }],
    [{ speed: 10 }, { speed: 10 }],
    [
      { hands: ['greatsword'], shield: 'heavy-steel-shield' },
      { hands: ['greatsword'], ac: 17 },
    ],
    [
      { name: 'Aldis', side: 'foes' },
      { name: 'Aldis', side: 'foes' },
    ],
    [{ initiative: 5 }, { initiative: 5 }],
    [
      { left: { standard: false } },
      { left: { standard: false, move: true, fullRound: false, swift: true, fiveFootStep: true } },
    ],
    [
      { left: { fullRound: false } },
      { left: { standard: true, move: true, fullRound: false, swift: true, fiveFootStep: true } },
    ],
    [{ aoo: 0 }, { aoo: 0 }],
    [{ aoo: 1 }, { aoo: 1 }],
    [{ moved: 15 }, { moved: 15 }],
    [{ acted: false }, { acted: false }],
    [{ holding: { name: 'chill touch', level: 1, touch: 'melee' } }, { holding: 'chill touch' }],
    [{ effects: [{ name: 'aura', ac: { deflection: 2 } }] }, { ac: 17 }],
  ])('%j', (to, expected) => expect(set(to)).toMatchObject(expected));

  test('a size makes the weapons of that size', () => {
    const { encounter } = set({ size: 'large' });
    expect(encounter.combatants.A?.inventory.hands[0]?.item.weapon?.damage).toBe('2d6');
  });
  test('conditions that are not named go, and can come back', () => {
    const { encounter } = set({ conditions: ['prone', 'shaken'] });
    expect(set({ conditions: ['shaken', 'dazed'] }, encounter).conditions).toEqual(['shaken', 'dazed']);
    expect(set({ not: ['prone'] }, encounter).conditions).toEqual(['shaken']);
    const again = set({ has: ['dazed'] }, set({ not: ['prone'] }, encounter).encounter).encounter;
    const uids = again.combatants.A?.effects.map(({ uid }) => uid) ?? [];
    expect(new Set(uids).size).toBe(uids.length);
  });
  test('what cannot be set is no key', () => {
    const read = readStep({ gm: 'set', on: 'A', to: { touch: 12 } }, new Set(['A']));
    expect('faults' in read && read.faults).toMatchObject([{ code: 'unknown-key', path: ['to', 'touch'] }]);
  });
});

test('who joins is a whole combatant, with what its hit points make of it', () => {
  const block = { creature: 'orc', side: 'foes', at: [6, 0], hp: { max: 5, now: -2 } };
  expect(command({ do: 'join', key: 'O', aware: true, combatant: block })).toMatchObject({
    args: {
      key: 'O',
      aware: true,
      combatant: {
        id: 'O',
        at: { x: 6, y: 0 },
        damage: 7,
        sheet: { creature: 'orc' },
        effects: [{ id: 'dying', uid: -1 }],
      },
    },
  });
});
