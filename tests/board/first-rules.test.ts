import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRouter } from '../../src/board/routing';
import type { Action, Rules, View } from '../../src/engine/contract';
import type { CombatantId, Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { firstActions } from '../../src/rules/first-rules';
import { whyNotNow } from '../../src/rules/judgement';
import { askBands } from '../../src/rules/questions/bands';
import { askBetterWays } from '../../src/rules/questions/better-ways';
import { askReachable } from '../../src/rules/questions/reachable';
import { askStrikingPlaces } from '../../src/rules/questions/striking-places';
import { askThreats } from '../../src/rules/questions/threats';
import { rules } from '../../src/rules/registry';
import { chancesOf, plannedOf } from '../../src/session/planned';
import { ALONE, BESIDE_AN_OGRE, FACE_TO_FACE } from './fights';

// The board is there before most of the actions. What the bare hand can ask in that time is asked of those that are there.

/** As before the rest is there, except that whoever asks for more is told. */
class FirstActions extends Map<string, Action> {
  constructor() {
    super([...rules.actions].filter(([id]) => firstActions.includes(id)));
  }
  override get(id: string): Action {
    const found = super.get(id);
    if (found === undefined) throw new Error(`${id} is asked for before it is there`);
    return found;
  }
  override has(id: string): boolean {
    this.get(id);
    return true;
  }
  override values(): MapIterator<Action> {
    throw new Error('all actions are asked for before they are there');
  }
}
const first: Rules = { ...rules, actions: new FirstActions(), edits: new Map() };

const MOUNTED = `
title: All sorts
map: |
  . . . . . . . . . . . .
  . F . . O . . T . . . .
  . . . ~ . . # . . . . .
  . S . . . . # . A . . .
  . . . . . . . . . . . .
combatants:
  F: { creature: sparring-warrior, side: party, hands: [longspear], feats: [mobility, dodge] }
  S: { creature: sparring-warrior, side: party, conditions: [prone] }
  O: { creature: ogre, side: foes }
  T: { creature: troll, side: foes, conditions: [stunned] }
  A: { creature: orc, side: foes, hands: [shortbow] }
initiative: [F, O, S, T, A]
`;
const FORD = readFileSync('src/content/encounters/the-ford.yaml', 'utf8');

function fightOf(text: string): Encounter {
  const [document] = readNotation(text);
  if (document === undefined) throw new Error('no document');
  return buildEncounter(document);
}

/** Everything that the hand asks about one of them: where it gets to, the ways there and what they cost, whom it could strike. */
function askedBy(view: View, by: CombatantId): unknown {
  const who = view.combatant(by);
  const others = Object.keys(view.encounter.combatants).filter((id) => id !== by);
  const router = createRouter(() => view);
  const places = askReachable(view, by, 'move').filter((_, index) => index % 29 === 0);
  const draft = { who: by, from: who.at, pinned: [], waypoints: [], intent: null, place: false };
  const routes = places.flatMap((to) => [
    router.route({ ...draft, to, step: false }),
    router.route({ ...draft, to, step: true }),
  ]);
  const aims = others.map((target) =>
    plannedOf(view, { by, target, pointed: null, weapon: null, intent: null, aimedAt: null }),
  );
  return {
    bands: askBands(view, by),
    threats: askThreats(view, [by]),
    routes,
    ways: routes.slice(0, 6).map(({ path }) => askBetterWays(view, { by, path })),
    chances: aims.map((planned) => planned && chancesOf(view, planned)),
    strikes: others.map((on) => askStrikingPlaces(view, { by, on, weapon: null })),
    mayStrike: whyNotNow(view, who, 'attack'),
  };
}

describe.each([
  ['the first fight', FORD],
  ['beside an ogre', BESIDE_AN_OGRE],
  ['alone', ALONE],
  ['face to face', FACE_TO_FACE],
  ['all sorts', MOUNTED],
])('before the rest of the rules is there: %s', (_, text) => {
  const encounter = fightOf(text);
  test.each(Object.keys(encounter.combatants))('what is asked about %s is answered as later', (by) => {
    expect(askedBy(viewOf(first, encounter), by)).toEqual(askedBy(viewOf(rules, encounter), by));
  });
});
