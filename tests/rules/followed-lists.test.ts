import { expect, test } from 'vitest';
import { seededDice } from '../../src/engine/dice';
import type { Combatant, EffectInstance, Encounter } from '../../src/engine/state';
import { withChanged } from '../../src/engine/table';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { holdersOf, ridersIn } from '../../src/rules/holders';
import { rules } from '../../src/rules/registry';
import { squaresSeenBy } from '../../src/rules/seen-squares';
import { livingEnemies, livingOf } from '../../src/rules/side-members';
import { canSee, seenAmong } from '../../src/rules/sight';
import { chooser } from '../random-play/chance';

// Lists that are carried from state to state come to the same as what is worked out from nothing.

const MANY = 24;
function crowd(): Encounter {
  const lines = Array.from({ length: MANY }, (_, i) => {
    const side = ['party', 'foes', 'others', 'neutral'][i % 4];
    return `  c${i}: { creature: orc, side: ${side}, at: [${2 * (i % 8)}, ${3 * Math.floor(i / 8)}] }`;
  });
  const text = [
    'title: crowd',
    'size: [40, 30]',
    'walls: [[9, 0, 9, 20]]',
    'terrain:',
    '  "20,4": [solid]',
    'combatants:',
    ...lines,
  ].join('\n');
  const [document] = readNotation(text, 'crowd');
  if (document === undefined) throw new Error('no crowd');
  return buildEncounter(document, seededDice(3));
}

const withEffect = (who: Combatant, id: string): Combatant => {
  const effect: EffectInstance = { uid: 900, id, by: null, ends: null, data: {} };
  return { ...who, effects: who.effects.length > 0 ? [] : [effect] };
};

/** Somebody moves, dies or lives again, delays, changes sides, mounts. */
function changed(encounter: Encounter, choose: (below: number) => number): Encounter {
  const who = encounter.combatants[`c${choose(MANY)}`];
  if (who === undefined) throw new Error('nobody');
  const ways: readonly Combatant[] = [
    { ...who, at: { x: choose(40), y: choose(30) } },
    withEffect(who, 'dead'),
    withEffect(who, 'delaying'),
    { ...who, side: ['party', 'foes', 'others', 'neutral'][choose(4)] ?? '' },
    { ...who, rides: who.rides === null ? `c${choose(MANY)}` : null },
    { ...who, damage: who.damage + 1 },
  ];
  const next = ways[choose(ways.length)] ?? who;
  const rides = next.rides === next.id ? null : next.rides;
  return { ...encounter, combatants: withChanged(encounter.combatants, who.id, { ...next, rides }) };
}

const delaying = holdersOf('delaying');
/** Everything that is carried along. */
function listsOf(encounter: Encounter): unknown {
  const view = viewOf(rules, encounter);
  const ids = (all: readonly Combatant[]): readonly string[] => all.map(({ id }) => id);
  return {
    living: ['party', 'foes', 'others', 'nobody'].map((side) => ids(livingOf(view, side))),
    enemies: ['c0', 'c3'].map((id) => ids(livingEnemies(view, view.combatant(id)))),
    delaying: delaying(view),
    riders: ridersIn(view),
    seen: [['party'], ['foes', 'others']].map((sides) => [...squaresSeenBy(view, sides)].join('')),
  };
}
/** As if nothing of the fight had ever been seen. */
const anew = (encounter: Encounter): Encounter => JSON.parse(JSON.stringify(encounter)) as Encounter;

test.each([1, 2, 3])(
  'lists follow every change, and come to what is worked out from nothing (%i)',
  (seed) => {
    const choose = chooser(seed);
    let encounter = crowd();
    for (let turn = 0; turn < 60; turn++) {
      const before = encounter;
      encounter = changed(encounter, choose);
      // One is asked about what was before as well now and then, as an undo does.
      if (choose(4) === 0) encounter = before;
      const lists = listsOf(encounter);
      expect(lists).toEqual(listsOf(anew(encounter)));
    }
  },
);

test.each([
  ['on open ground', []],
  ['past a wall', [{ x1: 9, y1: 0, x2: 9, y2: 20 }]],
] as const)('of many each one is seen who is seen alone, %s', (_, walls) => {
  const choose = chooser(walls.length + 5);
  const start = crowd();
  let encounter: Encounter = { ...start, board: { ...start.board, walls, terrain: {} } };
  for (let turn = 0; turn < 80; turn++) {
    const who = encounter.combatants[`c${choose(MANY)}`];
    if (who === undefined) throw new Error('nobody');
    const ways: readonly Combatant[] = [
      { ...who, at: { x: choose(40), y: choose(30) } },
      { ...who, hidden: !who.hidden },
      withEffect(who, 'invisible'),
      withEffect(who, 'blinded'),
    ];
    const combatants = withChanged(encounter.combatants, who.id, ways[choose(ways.length)] ?? who);
    encounter = { ...encounter, combatants };
    const view = viewOf(rules, encounter);
    for (const id of ['c0', 'c1', who.id]) {
      const [viewer, others] = [view.combatant(id), Object.values(combatants)];
      expect(seenAmong(view, viewer, others)).toEqual(others.filter((it) => canSee(view, viewer, it)));
    }
  }
});

test('a list is the same one as long as nobody in it has changed', () => {
  const encounter = crowd();
  const view = viewOf(rules, encounter);
  const party = livingOf(view, 'party');
  const who = view.combatant('c1');
  const combatants = withChanged(encounter.combatants, 'c1', { ...who, damage: 1 });
  expect(livingOf(viewOf(rules, { ...encounter, combatants }), 'party')).toBe(party);
});
