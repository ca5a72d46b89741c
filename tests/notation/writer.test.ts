import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { creatureIds } from '../../src/content/creatures';
import { seededDice } from '../../src/engine/dice';
import type { Encounter } from '../../src/engine/state';
import { buildEncounter } from '../../src/notation/build-encounter';
import { toCommand } from '../../src/notation/command';
import type { EncounterDocument } from '../../src/notation/document';
import { readNotation } from '../../src/notation/read-notation';
import { playScenario, sceneOf } from '../../src/notation/scenario/play';
import { writeEncounter } from '../../src/notation/write-encounter';
import { writeNotation, writeScenario } from '../../src/notation/write-notation';
import { rules } from '../../src/rules/registry';
import { currentEncounter, openSession, type Session, submit } from '../../src/session/session';
import { createText } from '../../src/text/i18n';

const text = createText('en');

function only(source: string): EncounterDocument {
  const [document, ...more] = readNotation(source);
  if (document === undefined || more.length > 0) throw new Error('one document is expected');
  return document;
}
const built = (source: string): Encounter => buildEncounter(only(source), seededDice(7));
const again = (encounter: Encounter): Encounter => buildEncounter(only(writeEncounter(encounter)));

const FORD = `title: The ford
map: |
  . . ~ ~ . #
  . F ~ ~ O +
  . . : % . '
  P . . ! . .
terrain: { "1,1": [difficult, higher], "0,0": [shadow] }
walls: [[0, 2, 2, 2]]
lowWalls: [[4, 2, 5, 2]]
doors: [{ at: [2, 2, 2, 3], open: true }]
combatants:
  F:
    name: Aldis
    side: party
    race: dwarf
    level: 5
    bab: 5
    abilities: { str: 17, dex: 13, con: 14 }
    hp: { max: 44, now: 31, temporary: 5, nonlethal: 3 }
    armor: full-plate
    shield: { name: heavy-steel-shield, enhancement: 1 }
    ac: { deflection: 1 }
    saves: { fort: 4, ref: 1, will: 1 }
    skills: { jump: 3 }
    feats: [power-attack, dodge]
    hands: [{ name: longsword, enhancement: 1, extra: 1d6 }]
    carried: [dagger, light-crossbow, potion of fly]
    unloaded: [light-crossbow]
    worn: [ring]
    resist: { dr: 2/magic, fire: 5 }
    effects: [{ name: shield of faith, ac: { deflection: 2 }, rounds: 10 }, { name: bless, attack: 1, saves: 1 }]
  O: { creature: ogre, side: foes, at: [4, 2], hp: 18, conditions: [shaken], controller: Nora }
  P: { creature: wizard, side: party, hidden: true, abilities: { con: null }, speed: { land: 30, fly: 60 } }
`;

describe('a fight that has not begun', () => {
  const ford = built(FORD.replace(' O +', ' . +'));
  test('reads back the same', () => expect(again(ford)).toEqual(ford));
  test('is written with a map, creatures and what differs from them', () => {
    const written = writeEncounter(ford);
    expect(written).toContain('map: |\n  . . ~ ~ . #\n');
    expect(written).toMatch(/O:\s+\{ creature: ogre, .*hp: 18/);
    expect(written).toContain('{ name: longsword, enhancement: 1, extra: 1d6 }');
    expect(written).not.toMatch(/bab: 3|maxDex/);
  });
  test.each(creatureIds)('%s is told by its name alone', (creature) => {
    const fight = built(`size: [8, 8]\ncombatants: { A: { creature: ${creature}, side: foes, at: [1, 1] } }`);
    expect(again(fight)).toEqual(fight);
    expect(writeEncounter(fight)).toMatch(new RegExp(`A: \\{ creature: ${creature}, side: foes \\}`));
  });
  test('a board too wide for a map is told in words', () => {
    const wide = built(
      'size: [300, 3]\nterrain: { "250,1": [difficult] }\ncombatants: { A: { side: foes, at: [299, 2] } }',
    );
    expect(writeEncounter(wide)).toContain('size: [ 300, 3 ]');
    expect(again(wide)).toEqual(wide);
  });
  test('keys that are numbers, and longer ones', () => {
    const fight = built(
      'size: [9, 1]\ncombatants: { 2: { side: foes, at: [0, 0] }, 1: { side: foes, at: [1, 0] }, orc12: { side: foes, at: [5, 0] } }\ninitiative: [orc12, 2, 1]',
    );
    expect(again(fight)).toEqual(fight);
  });
});

/** A session of the scenario of this title, up to a step. */
function played(file: string, title: string, steps: number): Session {
  const source = readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8');
  const document = readNotation(source).find((it) => it.title === title);
  if (document === undefined) throw new Error(`no scenario ${title}`);
  let session = openSession(sceneOf(document));
  for (const step of document.steps.slice(0, steps)) {
    if ('ask' in step) continue;
    const [next, outcome] = submit(rules, session, 'gm', toCommand(step, currentEncounter(session)));
    expect(outcome.ok).toBe(true);
    session = next;
  }
  return session;
}

describe('a fight in the middle of an attack of opportunity', () => {
  const session = played(
    'aoo-mech/what-it-may-be.yaml',
    'An attack of opportunity is a single melee attack, even for one who could make two',
    1,
  );
  const fight = currentEncounter(session);

  test('is one', () => {
    expect(fight.decisions).toHaveLength(1);
    expect(fight.stack.length).toBeGreaterThan(0);
  });
  test('reads back the same, with its stack and what it waits for', () =>
    expect(again(fight)).toEqual(fight));
  test('goes on as it would have', () => {
    const answer = {
      type: 'answer',
      by: 'E',
      choice: { answer: 'attack' },
      dice: { d20: [15], d8: [4] },
    } as const;
    const [here] = submit(rules, session, 'gm', answer);
    const [there] = submit(rules, openSession(again(fight)), 'gm', answer);
    expect(currentEncounter(there)).toEqual(currentEncounter(here));
    expect(there.entries[0]?.events).toEqual(here.entries.at(-1)?.events);
  });
  test('what people change in the public part holds', () => {
    const written = writeEncounter(fight);
    const { hitPoints } = fight.combatants.A?.sheet ?? { hitPoints: 0 };
    expect(hitPoints).toBe(20);
    const changed = buildEncounter(
      only(
        written.replace('A: { creature: sparring-warrior', 'A: { hp: { now: 5 }, creature: sparring-warrior'),
      ),
    );
    expect(changed.combatants.A?.damage).toBe(15);
    expect(changed.decisions).toEqual(fight.decisions);
  });
  test('a session is written as it stands', () => expect(writeNotation(session)).toBe(writeEncounter(fight)));
});

describe('a session with its history', () => {
  test.each([
    [
      'aoo-mech/what-it-may-be.yaml',
      'An attack of opportunity is a single melee attack, even for one who could make two',
    ],
    ['initiative/surprise-round.yaml', null],
    ['hp/massive-damage.yaml', null],
  ] as const)('%s plays back to the same state', (file, title) => {
    const source = readFileSync(new URL(`../scenarios/${file}`, import.meta.url), 'utf8');
    const documents = readNotation(source).filter((it) => title === null || it.title === title);
    expect(documents.length).toBeGreaterThan(0);
    for (const document of documents) {
      const session = accepted(document);
      const scenario = only(writeScenario(session));
      expect(scenario.steps).toHaveLength(session.entries.length);
      expect(playScenario(scenario, text).failure).toBeNull();
      expect(currentEncounter(accepted(scenario))).toEqual(currentEncounter(session));
    }
  });
});

/** Every command of a scenario that is not refused. */
function accepted(document: EncounterDocument): Session {
  let session = openSession(sceneOf(document));
  for (const step of document.steps) {
    if (!('ask' in step))
      [session] = submit(rules, session, 'gm', toCommand(step, currentEncounter(session)));
  }
  return session;
}
