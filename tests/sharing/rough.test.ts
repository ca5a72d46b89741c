import { describe, expect, test } from 'vitest';
import { applyEvent } from '../../src/engine/apply-event';
import type { GameEvent } from '../../src/engine/events';
import type { Encounter } from '../../src/engine/state';
import { rules } from '../../src/rules/registry';
import { asFoe } from '../../src/sharing/foe';
import { projectEncounter } from '../../src/sharing/project-encounter';
import { projectEvents } from '../../src/sharing/project-events';
import { encounterOf } from './line';

const FIGHT = encounterOf(`
size: [12, 8]
initiative: [Fighter, Ogre, Lurker]
combatants:
  Fighter: { creature: sparring-warrior, side: party, at: [3, 5], hp: 40 }
  Ogre: { creature: ogre, side: foes, at: [5, 5], hp: 40 }
  Lurker: { creature: sparring-warrior, side: foes, at: [3, 3], hidden: true }
`);
const PARTY = { role: 'table', sides: ['party'] } as const;
const hurt = (id: string, damage: number, nonlethal = 0): Encounter => {
  const who = FIGHT.combatants[id];
  if (who === undefined) throw new Error(`no ${id}`);
  return { ...FIGHT, combatants: { ...FIGHT.combatants, [id]: { ...who, damage, nonlethal } } };
};

describe('how badly hurt a foe is', () => {
  const of40 = [
    [0, 0],
    [1, 25],
    [10, 25],
    [11, 50],
    [21, 75],
    [31, 90],
    [39, 90],
    [40, 100],
    [41, 101],
    [90, 101],
  ] as const;
  test.each(of40)('%i of 40 are told as %i of 100', (damage, told) => {
    const shown = projectEncounter(rules, hurt('Ogre', damage), PARTY).combatants.Ogre;
    expect(shown?.damage).toBe(told);
    expect(shown?.sheet.hitPoints).toBe(100);
  });
  test('nonlethal damage as well, temporary hit points not at all', () => {
    const who = hurt('Ogre', 0, 7).combatants.Ogre;
    if (who === undefined) throw new Error('no ogre');
    expect(asFoe({ ...who, temporary: 5 })).toMatchObject({ nonlethal: 25, temporary: 0 });
  });
  test('one of the own side is told as it is', () => {
    expect(projectEncounter(rules, hurt('Fighter', 7), PARTY).combatants.Fighter).toMatchObject({
      damage: 7,
      sheet: { hitPoints: 40 },
    });
  });
});

describe('what comes from someone unseen, and goes there', () => {
  const told = (...events: GameEvent[]): readonly GameEvent[] =>
    projectEvents(
      rules,
      { before: FIGHT, events, after: events.reduce(applyEvent, FIGHT) },
      PARTY,
      new Set(),
    );
  const damaged = (by: string, who: string): GameEvent => ({
    type: 'damaged',
    who,
    by,
    amount: 5,
    temporary: 0,
    nonlethal: false,
    source: 'longsword',
    reduced: 0,
  });
  test('harm has no source but that it was unseen', () => {
    expect(told(damaged('Lurker', 'Fighter'))).toMatchObject([{ by: null, source: 'unseen', amount: 5 }]);
    expect(told(damaged('Ogre', 'Fighter'))).toMatchObject([{ by: 'Ogre', source: 'longsword' }]);
  });
  test('what happens to someone unseen is not told', () => {
    expect(told(damaged('Fighter', 'Lurker'))).toEqual([]);
    expect(told({ type: 'turnEnded', who: 'Lurker' })).toEqual([]);
  });
  const attacked = (on: string): GameEvent => ({
    type: 'attacked',
    by: 'Fighter',
    on,
    weapon: 'longsword',
    kind: 'melee',
    roll: 12,
    bonus: 5,
    total: 17,
    armorClass: 14,
    result: 'miss',
    damage: null,
    attackModifiers: [],
    armorClassModifiers: [],
    cause: 'attack',
    missReason: 'concealment',
  });
  test('an attack on someone unseen does not say whether anybody was there, or how well protected', () => {
    expect(told(attacked('Lurker'))).toMatchObject([
      { by: 'Fighter', on: null, armorClass: 0, armorClassModifiers: [], missReason: null },
    ]);
    expect(told(attacked('Ogre'))).toMatchObject([{ on: 'Ogre', armorClass: 14 }]);
  });
});
