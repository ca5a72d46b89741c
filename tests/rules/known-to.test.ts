import { describe, expect, test } from 'vitest';
import { apply } from '../../src/engine/apply';
import type { Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { isPerceived, knownTo } from '../../src/rules/perception';
import { rules } from '../../src/rules/registry';

/** Two crowds with a wall between some of them, and one who hides. */
const CROWDS = `
title: Crowds
map: |
  A B C D E F G H I J K L . . . .
  # # # # # # # # # # # . . . . .
  a b c d e f g h i j k l . . . m
combatants:
${[...'ABCDEFGHIJKL'].map((id) => `  ${id}: { creature: sparring-warrior, side: party }`).join('\n')}
${[...'abcdefghijkl'].map((id) => `  ${id}: { creature: sparring-warrior, side: foes }`).join('\n')}
  m: { creature: sparring-warrior, side: foes, hidden: true }
initiative: [${[...'ABCDEFGHIJKLabcdefghijklm'].join(', ')}]
`;
function crowds(): Encounter {
  const [document] = readNotation(CROWDS);
  if (document === undefined) throw new Error('one document');
  return buildEncounter(document);
}

describe('the fight as a side knows it', () => {
  test('holds whom some member perceives, each asked by itself', () => {
    const view = viewOf(rules, crowds());
    const { combatants } = view.encounter;
    const seen = Object.values(combatants).filter((who) => isPerceived(view, 'party', who));
    expect(seen.length).toBeGreaterThan(12);
    expect(seen.length).toBeLessThan(Object.keys(combatants).length - 1);
    expect(Object.keys(knownTo(view, 'party', []).encounter.combatants)).toEqual(seen.map(({ id }) => id));
    expect(knownTo(view, 'party', ['m']).find('m')).not.toBeNull();
  });

  test('is the same view as long as the state is, and another afterwards', () => {
    const encounter = crowds();
    const view = viewOf(rules, encounter);
    const before = knownTo(view, 'party', ['A']);
    expect(knownTo(viewOf(rules, encounter), 'party', ['A'])).toBe(before);
    expect(knownTo(view, 'foes', ['A'])).not.toBe(before);
    const shown = apply(rules, encounter, {
      type: 'edit',
      edit: 'set',
      args: { on: 'm', state: { hidden: false } },
    });
    if (!shown.ok) throw new Error(shown.refusal.code);
    expect(before.find('m')).toBeNull();
    expect(knownTo(viewOf(rules, shown.encounter), 'party', ['A']).find('m')).not.toBeNull();
  });
});
