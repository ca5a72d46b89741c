import { expect, test } from 'vitest';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { createFight } from '../../src/session/store';
import { lastResult } from '../../src/table/result';
import { createText } from '../../src/text/i18n';

const FIGHT = `
title: Not begun
map: |
  . . . . .
  . A . . O
combatants:
  A: { creature: sparring-warrior, name: Hero, side: party }
  O: { creature: orc, name: Orc, side: foes }
`;

test('when a fight begins, whose turn it is stands in big type, not who is flat-footed', () => {
  const [document] = readNotation(FIGHT);
  if (document === undefined) throw new Error('the fight is one document');
  const store = createFight(rules, buildEncounter(document));
  expect(store.getState().send({ type: 'act', actor: null, action: 'start', args: {} }).ok).toBe(true);
  const { session, encounter } = store.getState();
  const first = encounter.combatants[encounter.current ?? '']?.sheet.name;
  expect(first).toBeTruthy();
  expect(lastResult(createText('en'), session)).toEqual({ head: first, rest: `Turn: ${first}` });
});
