import { expect, test } from 'vitest';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { equalsOf, kindName, kindsRollingTogether } from '../../src/session/kinds';
import { pickedBetween, toggled } from '../../src/session/picking';

const FIGHT = `
map: |
  . A B . G . H . .
  . . . . O . . . .
  . . . . . . . . T
combatants:
  A: { creature: goblin, name: Goblin 9, side: party }
  B: { creature: goblin, name: Tame one, side: party }
  G: { creature: goblin, name: Goblin 1, side: foes }
  H: { creature: goblin, name: Goblin 2, side: foes }
  O: { creature: ogre, side: foes, at: [4, 1] }
  T: { creature: orc, side: foes }
`;

function fight() {
  const [document] = readNotation(FIGHT);
  if (document === undefined) throw new Error('one document');
  return buildEncounter(document);
}

test('equal is the same creature on the same side', () => {
  const encounter = fight();
  expect(equalsOf(encounter, 'G')).toEqual(['G', 'H']);
  expect(equalsOf(encounter, 'A')).toEqual(['A', 'B']);
  expect(equalsOf(encounter, 'nobody')).toEqual([]);
  expect(kindName(encounter, 'H')).toBe('Goblin');
  expect(kindName(encounter, 'T')).toBe('Orc');
});

test('several of a kind roll together, but not the party', () => {
  expect(kindsRollingTogether(fight())).toEqual([['G', 'H']]);
});

test('a rectangle takes whoever lies in it in part, of the side with most', () => {
  const encounter = fight();
  expect(pickedBetween(encounter, { x: 5, y: 2 }, { x: 2, y: 0 })).toEqual(['G', 'O']);
  expect(pickedBetween({ ...encounter, current: 'B' }, { x: 5, y: 2 }, { x: 2, y: 0 })).toEqual(['B']);
  expect(pickedBetween(encounter, { x: 7, y: 0 }, { x: 8, y: 1 })).toEqual([]);
});

test('one more, one less, and the other side begins anew', () => {
  const encounter = fight();
  const ui = { selected: 'G', group: [] };
  expect(toggled(encounter, ui, 'H')).toEqual(['G', 'H']);
  expect(toggled(encounter, { selected: 'G', group: ['G', 'H'] }, 'G')).toEqual(['H']);
  expect(toggled(encounter, ui, 'A')).toEqual(['A']);
});
