import { expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice';
import type { Combatant, EffectInstance, Encounter } from '../../src/engine/state';
import { withChanged } from '../../src/engine/table';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { bodiesInTheWay } from '../../src/rules/bodies-in-the-way';
import { rules } from '../../src/rules/registry';

const CREATURES = ['orc', 'ogre', 'goblin', 'sparring-warrior', 'troll', 'wolf'];

/** Forty of all sizes, close together; some share squares. */
function crowd(): Encounter {
  const lines = Array.from({ length: 40 }, (_, i) => {
    const at = `[${(i * 7) % 16}, ${(i * 5) % 12}]`;
    const side = i % 3 === 0 ? 'party' : 'foes';
    return `  c${i}: { creature: ${CREATURES[i % CREATURES.length]}, side: ${side}, at: ${at} }`;
  });
  const text = [
    'title: crowd',
    'size: [20, 16]',
    'terrain:',
    '  "9,4": [solid]',
    'combatants:',
    ...lines,
    '',
  ].join('\n');
  const [document] = readNotation(text, 'crowd');
  if (document === undefined) throw new Error('no crowd');
  return buildEncounter(document, seededDice(3));
}

function picture(encounter: Encounter, id: string, through: readonly string[] = []): string {
  const view = viewOf(rules, encounter);
  const read = bodiesInTheWay(view, view.combatant(id), through);
  const { columns, rows } = encounter.board;
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (__, x) => read({ x, y })).join(' '),
  ).join('\n');
}
/** As if nothing of the fight had ever been seen. */
const anew = (encounter: Encounter): Encounter => JSON.parse(JSON.stringify(encounter));

/** One combatant after the other moves, falls, wakes or changes sides. */
function changed(encounter: Encounter, turn: number): Encounter {
  const id = `c${(turn * 11) % 40}`;
  const who = encounter.combatants[id];
  if (who === undefined) throw new Error(id);
  const ill: EffectInstance = {
    uid: 900 + turn,
    id: turn % 8 === 1 ? 'dead' : 'paralyzed',
    by: null,
    ends: null,
    data: {},
  };
  const next: readonly Combatant[] = [
    { ...who, at: { x: (who.at.x + turn) % 18, y: (who.at.y + 3) % 14 } },
    { ...who, effects: who.effects.length > 0 ? [] : [ill] },
    { ...who, damage: who.damage + 1 },
    { ...who, side: who.side === 'party' ? 'foes' : 'party' },
  ];
  return { ...encounter, combatants: withChanged(encounter.combatants, id, next[turn % 4] ?? who) };
}

test('who is in the way follows every change, and comes to what it is worked out from nothing', () => {
  let fight = crowd();
  for (let turn = 0; turn < 60; turn++) {
    fight = changed(fight, turn);
    expect(picture(fight, 'c0'), `turn ${turn}`).toBe(picture(anew(fight), 'c0'));
    expect(picture(fight, 'c1', ['c2']), `turn ${turn}`).toBe(picture(anew(fight), 'c1', ['c2']));
  }
});

test('what was worked out before a change stays as it was', () => {
  const before = crowd();
  const view = viewOf(rules, before);
  const read = bodiesInTheWay(view, view.combatant('c0'), []);
  const square = view.combatant('c1').at;
  expect(read(square)).toBe('blocked');
  const moved = { ...view.combatant('c1'), at: { x: 18, y: 14 } };
  const after = { ...before, combatants: { ...before.combatants, c1: moved } };
  expect(picture(after, 'c0')).toBe(picture(anew(after), 'c0'));
  expect(read(square)).toBe('blocked');
});
