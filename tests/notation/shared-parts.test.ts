import { expect, test } from 'vitest';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';

const CREW = `
title: Three of a kind
size: [6, 3]
combatants:
  A: { creature: sparring-warrior, side: party, at: [0, 0], name: First }
  B: { creature: sparring-warrior, side: party, at: [1, 0], name: Second, hands: [dagger, dagger] }
  C: { creature: sparring-warrior, side: foes, at: [2, 0], abilities: { str: 18 } }
initiative: [A, B, C]
`;

test('those who are alike share what is written alike, but no sheet, inventory or thing', () => {
  const [document] = readNotation(CREW);
  if (document === undefined) throw new Error('one document');
  const { A: a, B: b, C: c } = buildEncounter(document).combatants;
  if (!a || !b || !c) throw new Error('three combatants');
  expect(a.sheet.abilities).toBe(b.sheet.abilities);
  expect(a.sheet.natural).toBe(c.sheet.natural);
  expect(a.sheet.abilities.str).not.toBe(18);
  expect(c.sheet.abilities.str).toBe(18);
  expect([a.sheet.name, b.sheet.name]).toEqual(['First', 'Second']);
  expect(a.sheet).not.toBe(b.sheet);
  expect(a.inventory).not.toBe(c.inventory);
  const [one, other] = b.inventory.hands;
  expect(one).toEqual(other);
  expect(one).not.toBe(other);
  expect(one?.item).not.toBe(other?.item);
  expect(one?.item.weapon).toBe(other?.item.weapon);
});
