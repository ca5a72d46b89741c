import { expect, test } from 'vitest';
import { encounterText } from '../../src/server/storage/encounter-text';
import { encounterOf } from './desk';

test('a state in words is read as it was, before and after somebody in it has changed', () => {
  const encounter = encounterOf(`
size: [12, 8]
combatants:
  F: { name: "The \\"Fighter\\"", side: party, at: [2, 2], hp: 40, hands: [longsword] }
  O: { name: Ogre, side: foes, at: [3, 2], hp: 40 }
initiative: [F, O]
`);
  const { F, O } = encounter.combatants;
  if (F === undefined || O === undefined) throw new Error('nobody');
  const empty = { ...encounter, combatants: {} };
  const hurt = { ...encounter, combatants: { F: { ...F, damage: 7 }, O } };
  for (const state of [encounter, hurt, encounter, empty])
    expect(JSON.parse(encounterText(state))).toEqual(JSON.parse(JSON.stringify(state)));
});
