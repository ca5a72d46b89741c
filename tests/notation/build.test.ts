import { describe, expect, test } from 'vitest';
import type { Combatant, Encounter } from '../../src/engine/state';
import { viewOf } from '../../src/engine/view';
import { buildEncounter } from '../../src/notation/build-encounter';
import { readNotation } from '../../src/notation/read-notation';
import { rules } from '../../src/rules/registry';
import { report } from '../../src/rules/report';

function built(source: string): Encounter {
  const [document] = readNotation(source);
  if (document === undefined) throw new Error('no document');
  return buildEncounter(document);
}
/** One combatant of this block, alone on a board. */
function one(block: string): Combatant {
  const found = built(
    `size: [9, 9]\ncombatants: { A: { side: party, at: [4, 4]${block === '' ? '' : `, ${block}`} } }`,
  ).combatants.A;
  if (found === undefined) throw new Error('no combatant');
  return found;
}
const effects = (who: Combatant | undefined): readonly string[] => who?.effects.map(({ id }) => id) ?? [];

describe('a combatant', () => {
  test('of whom nothing is said is a plain Medium humanoid', () => {
    const { sheet, inventory, damage } = one('');
    expect(sheet).toMatchObject({
      name: 'A',
      size: 'medium',
      speeds: { land: 30 },
      baseAttackBonus: 0,
      hitPoints: 10,
      armor: null,
    });
    expect(sheet.abilities).toEqual({ str: 10, dex: 10, con: 10, int: 10, wis: 10, cha: 10 });
    expect([inventory.hands, inventory.shield, damage]).toEqual([[], null, 0]);
  });
  test('takes what it does not say itself from its creature, tables line by line', () => {
    const { sheet, inventory } = one(
      'creature: sparring-warrior, abilities: { dex: 16 }, saves: { will: 3 }, hands: [dagger]',
    );
    expect(sheet.abilities).toMatchObject({ str: 14, dex: 16, con: 12 });
    expect(sheet.saves).toEqual({ fortitude: 2, reflex: 0, will: 3 });
    expect(sheet.armor?.id).toBe('chain-shirt');
    expect(inventory.hands.map(({ item }) => item.name)).toEqual(['dagger']);
  });
  test('may take off what its creature wears', () =>
    expect(one('creature: ogre, armor: none').sheet.armor).toBeNull());
  test.each([
    ['race: human, armor: chainmail', 'medium', 20],
    ['race: dwarf, armor: full-plate', 'medium', 20],
    ['race: halfling, armor: breastplate', 'small', 15],
    ['race: gnome', 'small', 20],
    ['race: human, armor: chain-shirt', 'medium', 30],
    ['race: human, armor: chainmail, speed: 30', 'medium', 30],
    ['creature: sparring-warrior, race: halfling', 'small', 20],
  ] as const)('{ %s } is %s and walks %i feet', (block, size, speed) => {
    const { sheet } = one(block);
    expect([sheet.size, sheet.speeds]).toEqual([size, { land: speed }]);
  });
  test.each([
    ['hp: 7', [7, 0, 0, 0]],
    ['hp: { max: 30, now: 12, temporary: 5, nonlethal: 3 }', [30, 18, 3, 5]],
    ['creature: sparring-warrior, hp: { now: 4 }', [20, 16, 0, 0]],
    ['creature: sparring-warrior, hp: 9', [9, 0, 0, 0]],
  ] as const)('{ %s }', (block, expected) => {
    const { sheet, damage, nonlethal, temporary } = one(block);
    expect([sheet.hitPoints, damage, nonlethal, temporary]).toEqual(expected);
  });
  test.each([
    ['hp: { max: 10, now: 0 }', ['disabled']],
    ['hp: { max: 10, now: -3 }', ['dying']],
    ['hp: { max: 10, now: -3 }, conditions: [stable]', ['stable']],
    ['hp: { max: 10, now: -10 }', ['dead']],
    ['hp: { max: 10, now: 4, nonlethal: 4 }', ['staggered']],
    ['hp: { max: 10, now: 4, nonlethal: 5 }', ['unconscious']],
    ['hp: { max: 10, now: -3 }, traits: [undead]', ['dead']],
    ['conditions: [prone, shaken]', ['prone', 'shaken']],
  ] as const)('{ %s } begins %j', (block, expected) => expect(effects(one(block))).toEqual(expected));
});

describe('what it has', () => {
  const hands = (block: string) =>
    one(block).inventory.hands.map(({ item, hands: count }) => [
      item.name,
      count,
      item.weapon?.damage ?? null,
    ]);
  test.each([
    [
      'hands: [longsword, dagger]',
      [
        ['longsword', 1, '1d8'],
        ['dagger', 1, '1d4'],
      ],
    ],
    ['hands: [longsword/2]', [['longsword', 2, '1d8']]],
    ['hands: [greatsword]', [['greatsword', 2, '2d6']]],
    ['hands: [longbow]', [['longbow', 2, '1d8']]],
    ['hands: [torch]', [['torch', 1, null]]],
    ['size: large, hands: [longsword]', [['longsword', 1, '2d6']]],
    ['size: small, hands: [longsword]', [['longsword', 1, '1d6']]],
    ['size: large, hands: [{ name: longsword, damage: 1d8 }]', [['longsword', 1, '1d8']]],
    ['hands: [{ name: bone, damage: 1d10, kind: two-handed }]', [['bone', 2, '1d10']]],
  ])('{ %s }', (block, expected) => expect(hands(block)).toEqual(expected));

  test('a weapon in full keeps what its SRD namesake has and the block is silent on', () => {
    const weapon = one('hands: [{ name: longsword, enhancement: 1, crit: 17-20/x2, extra: 1d6 }]').inventory
      .hands[0]?.item.weapon;
    expect(weapon).toMatchObject({
      damage: '1d8',
      enhancement: 1,
      critical: { from: 17, multiplier: 2 },
      extra: '1d6',
      types: ['slashing'],
    });
  });
  test.each([
    ['ranged, range: 25', { handedness: 'ranged', projectile: 'bow', rangeFeet: 25, threatens: false }],
    ['ranged, range: 110, strength: 2', { handedness: 'ranged', projectile: 'composite', strengthRating: 2 }],
    ['thrown', { handedness: 'one-handed', thrown: true, rangeFeet: 10, threatens: true }],
    ['light', { handedness: 'light', thrown: false, rangeFeet: null }],
    ['two-handed, reach: true', { handedness: 'two-handed', reach: 'reach' }],
  ])('a weapon of kind: %s', (kind, expected) =>
    expect(
      one(`hands: [{ name: thing, damage: 1d4, kind: ${kind} }]`).inventory.hands[0]?.item.weapon,
    ).toMatchObject(expected),
  );
  test('unloaded weapons are to be reloaded, others are ready', () => {
    const { hands: held, carried } = one(
      'hands: [light-crossbow], carried: [hand-crossbow, sling], unloaded: [light-crossbow, sling]',
    ).inventory;
    expect([...held.map(({ item }) => item), ...carried].map(({ loaded }) => loaded)).toEqual([
      false,
      true,
      false,
    ]);
  });
  test('a shield is ready unless it is loose', () => {
    expect(one('shield: heavy-steel-shield').inventory.shield).toMatchObject({
      ready: true,
      shield: { bonus: 2 },
    });
    expect(one('shield: { bonus: 3, checkPenalty: -1 }, shieldLoose: true').inventory.shield).toMatchObject({
      ready: false,
      shield: { bonus: 3 },
    });
  });
  test('natural weapons, spells, resistances', () => {
    const { sheet } = one(
      'natural: [{ name: bite, damage: 1d6, secondary: true, reach: 10 }], spells: [{ name: bless, level: 1, components: [V] }], resist: { dr: 5/cold iron, fire: 10 }, sr: 13',
    );
    expect(sheet.natural).toMatchObject([
      { id: 'bite', damage: '1d6', natural: { secondary: true, count: 1, reachFeet: 10 } },
    ]);
    expect(sheet.spells).toMatchObject([
      { name: 'bless', time: 'standard', components: ['V'], touch: null, count: null },
    ]);
    expect(sheet).toMatchObject({
      damageReduction: { amount: 5, bypass: 'cold iron' },
      resistances: { fire: 10 },
      spellResistance: 13,
    });
  });
  test('a held charge and bonuses of its own are in force', () => {
    const who = one(
      'spells: [{ name: chill touch, level: 1, touch: melee }], holding: chill touch, effects: [{ name: aura, ac: { deflection: 2 }, attack: 1, rounds: 3 }]',
    );
    expect(who.effects).toMatchObject([
      { id: 'holding-charge', data: { spell: { name: 'chill touch', touch: 'melee' } } },
      {
        id: 'bonus',
        data: { name: 'aura', armorClass: { deflection: 2 }, attack: 1 },
        ends: { when: 'count', round: 4 },
      },
    ]);
    const fight = { ...built('size: [9, 9]\ncombatants: {}'), combatants: { A: who } };
    expect(report(viewOf(rules, fight), 'A')).toMatchObject({ ac: 12, holding: 'chill touch' });
  });
});

describe('the order', () => {
  const PAIR =
    'size: [9, 1]\ncombatants: { A: { side: party, at: [0, 0] }, E: { side: foes, at: [4, 0] }, M: { side: foes, at: [8, 0] } }\n';

  test('is not there before the fight', () => {
    const fight = built(PAIR);
    expect([fight.phase, fight.round, fight.order, fight.current]).toEqual(['setup', 0, [], null]);
  });
  test('as a list puts everyone in round 1, nobody flat-footed', () => {
    const fight = built(`${PAIR}initiative: [E, M, A]`);
    expect([fight.phase, fight.round, fight.order, fight.current]).toEqual([
      'round',
      1,
      ['E', 'M', 'A'],
      'E',
    ]);
    expect(Object.values(fight.combatants).map((who) => [who.acted, effects(who)])).toEqual([
      [true, []],
      [true, []],
      [true, []],
    ]);
  });
  test('as totals leaves all but the first flat-footed', () => {
    const fight = built(`${PAIR}initiative: { A: 12, E: 18, M: 15 }\nround: 3`);
    expect([fight.round, fight.order, fight.current]).toEqual([3, ['E', 'M', 'A'], 'E']);
    expect(
      Object.values(fight.combatants).map((who) => [who.id, who.initiative?.total, effects(who)]),
    ).toEqual([
      ['A', 12, ['flat-footed']],
      ['E', 18, []],
      ['M', 15, ['flat-footed']],
    ]);
  });
  test('who acted is not flat-footed', () => {
    const fight = built(`${PAIR}initiative: { A: 12, E: 18, M: 15 }\nacted: [A]`);
    expect(Object.values(fight.combatants).map(effects)).toEqual([[], [], ['flat-footed']]);
  });
  test('passes over the dead, and has seen its enemies when its turn begins', () => {
    const fight = built(`${PAIR.replace('E: {', 'E: { hp: { max: 9, now: -10 },')}initiative: [E, A, M]`);
    expect([fight.current, fight.combatants.A?.turn.sawAtStart]).toEqual(['A', ['M']]);
  });
  test('equal totals go by the modifier, then as they are written', () => {
    const fight = built(`${PAIR.replace('M: {', 'M: { initiative: 4,')}initiative: { A: 12, E: 12, M: 12 }`);
    expect(fight.order).toEqual(['M', 'A', 'E']);
  });
  test('a mount has no place of its own', () => {
    const fight = built(
      'size: [9, 9]\ncombatants: { A: { side: party, at: [4, 4], rides: M }, M: { side: party, creature: light-warhorse } }\ninitiative: [A]',
    );
    expect([fight.order, fight.combatants.M?.initiative, fight.combatants.M?.at]).toEqual([
      ['A'],
      null,
      { x: 4, y: 4 },
    ]);
  });
});

test('the ground is as it is drawn and told', () => {
  const { board } = built(
    'map: |\n  . ~ # +\n  \' : % !\nterrain: { "0,0": [higher], "1,0": [dark] }\nwalls: [[0, 1, 2, 1]]\nlowWalls: [[2, 0, 2, 1]]\ndoors: [{ at: [1, 1, 1, 2], open: true }]',
  );
  expect(board).toEqual({
    columns: 4,
    rows: 2,
    terrain: {
      '0,0': ['higher'],
      '1,0': ['difficult', 'dark'],
      '2,0': ['solid'],
      '1,1': ['obstacle'],
      '2,1': ['dark'],
      '3,1': ['hazard'],
    },
    walls: [{ x1: 0, y1: 1, x2: 2, y2: 1 }],
    lowWalls: [{ x1: 2, y1: 0, x2: 2, y2: 1 }],
    doors: [
      { square: { x: 3, y: 0 }, open: false },
      { square: { x: 0, y: 1 }, open: true },
      { wall: { x1: 1, y1: 1, x2: 1, y2: 2 }, open: true },
    ],
  });
});

test('house rules are the book’s unless they are said', () => {
  expect(built('size: [1, 1]').houseRules).toEqual({ diagonals: '5-10-5', reachDiagonal: true });
  expect(built('size: [1, 1]\nrules: { diagonals: 5-5-5, reachDiagonal: false }').houseRules).toEqual({
    diagonals: '5-5-5',
    reachDiagonal: false,
  });
});
