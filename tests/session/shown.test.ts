import { describe, expect, test } from 'vitest';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import {
  bandsShown,
  coversShown,
  flankingShown,
  ringsShown,
  strikesShown,
  threatsShown,
} from '../../src/session/shown';
import { createFight } from '../../src/session/store';
import type { Overlays } from '../../src/session/ui-state';

const [document] = readNotation(`
title: Three
size: [12, 8]
combatants:
  F: { creature: sparring-warrior, side: party, at: [2,2], hands: [longspear] }
  A: { creature: sparring-warrior, side: party, at: [6,4] }
  O: { creature: sparring-warrior, side: foes, at: [5,4] }
initiative: [F, A, O]
`);
if (document === undefined) throw new Error('no document');
const fight = createFight(rules, buildEncounter(document));
const view = fight.getState().view();
const ui = (overlays: Partial<Overlays>, more: { selected?: string | null; target?: string } = {}) => {
  const now = fight.getState().ui;
  return { ...now, ...more, overlays: { ...now.overlays, ...overlays } };
};

describe('nothing is asked that is not shown', () => {
  const off = ui({ threatened: 'none' });
  test('with everything off', () => {
    expect(threatsShown(view, off, null)).toEqual([]);
    expect(bandsShown(view, off, null)).toBeNull();
    expect(ringsShown(view, off, null)).toBeNull();
    expect(strikesShown(view, { ...off, target: 'O' }, null)).toBeNull();
    expect(flankingShown(view, off, null)).toEqual([]);
    expect(coversShown(view, off, null)).toBeNull();
  });
  test('without a target', () => expect(strikesShown(view, ui({ hits: true }), null)).toBeNull());
});

describe('asked again about the same state the answer is the same object', () => {
  const asked = ui(
    { threatened: 'enemies', moves: true, reach: true, hits: true, cover: true },
    { target: 'O' },
  );
  test.each([
    ['threats', () => threatsShown(view, asked, null)],
    ['bands', () => bandsShown(view, asked, null)],
    ['rings', () => ringsShown(view, asked, null)],
    ['places to strike from', () => strikesShown(view, asked, null)],
    ['cover', () => coversShown(view, asked, null)],
    ['flanking', () => flankingShown(view, ui({ flanking: true }), null)],
    ['rings at the end of a path', () => ringsShown(view, asked, { who: 'F', to: { x: 4, y: 4 } })],
  ])('%s', (_, ask) => expect(ask()).toBe(ask()));
});

test('of the selected one, else of whoever has the turn', () => {
  const covers = (selected: string | null) =>
    coversShown(view, ui({ cover: true }, { selected }), null)?.who.id;
  expect(covers('A')).toBe('A');
  expect(covers(null)).toBe('F');
});

test('rings and flanking go with whoever is being moved', () => {
  const to = { x: 3, y: 4 };
  const shown = ui({ reach: true, flanking: true });
  expect(ringsShown(view, shown, { who: 'F', to })?.who.at).toEqual(to);
  // Two squares west of the target, a friend next to it in the east.
  expect(flankingShown(view, shown, { who: 'F', to })).toEqual([{ on: 'O', by: ['F', 'A'] }]);
  expect(flankingShown(view, shown, null)).toEqual([]);
});
