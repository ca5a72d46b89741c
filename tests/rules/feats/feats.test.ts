import { describe, expect, test } from 'vitest';
import { shieldFor } from '../../../src/content/shields';
import type { AttackContext, Query, Stat } from '../../../src/engine/contract';
import { emptyInventory } from '../../../src/engine/fresh';
import { attackWith, bite, hold, MELEE, type Person, RANGED, scene, weapon } from '../effect-scene';

const abilities = (str: number, dex: number) => ({ str, dex, con: 12, int: 10, wis: 10, cha: 10 });
const trained = (feats: string[], more: Person = {}) => scene({ ...more, sheet: { ...more.sheet, feats } });
const moving = attackWith({ cause: 'attack-of-opportunity', provokedBy: 'movement' });

describe('feats that add to a number', () => {
  const table: [string, Stat, Partial<Query>, number, string][] = [
    ['alertness', 'check', { detail: 'spot' }, 2, '+2 on Spot'],
    ['alertness', 'check', { detail: 'hide' }, 0, 'nothing on Hide'],
    ['great-fortitude', 'save', { detail: 'fortitude' }, 2, 'X-FEAT-23'],
    ['great-fortitude', 'save', { detail: 'will' }, 0, 'X-FEAT-23'],
    ['iron-will', 'save', { detail: 'will' }, 2, 'X-FEAT-23'],
    ['lightning-reflexes', 'save', { detail: 'reflex' }, 2, 'X-FEAT-23'],
    ['improved-initiative', 'initiative', {}, 4, 'X-FEAT-23'],
    ['endurance', 'check', { detail: 'constitution' }, 4, 'X-FEAT-31'],
    ['run', 'run-multiplier', {}, 1, 'X-FEAT-4: five times the speed instead of four'],
    ['combat-casting', 'concentration', { detail: 'defensively' }, 4, 'X-FEAT-25'],
    ['combat-casting', 'concentration', { detail: 'grappling' }, 4, 'X-FEAT-25'],
    ['combat-casting', 'concentration', { detail: 'damaged' }, 0, 'X-FEAT-25'],
    ['combat-casting', 'concentration', {}, 0, 'X-FEAT-25'],
    ['mobility', 'armor-class', { attack: moving }, 4, 'X-FEAT-8: against opportunities given by moving'],
    [
      'mobility',
      'armor-class',
      { attack: { ...moving, provokedBy: 'cast' } },
      0,
      'X-FEAT-8: not by other acts',
    ],
    ['mobility', 'armor-class', { attack: MELEE }, 0, 'X-FEAT-8: not against plain attacks'],
    ['mobility', 'armor-class', {}, 0, 'X-FEAT-8: not against every attack'],
    ['point-blank-shot', 'attack', { attack: RANGED }, 1, 'X-FEAT-14'],
    ['point-blank-shot', 'damage', { attack: RANGED }, 1, 'X-FEAT-14'],
    [
      'point-blank-shot',
      'attack',
      { attack: { ...RANGED, distanceFeet: 35 } },
      0,
      'X-FEAT-14: within 30 feet',
    ],
    ['point-blank-shot', 'attack', { attack: MELEE }, 0, 'X-FEAT-14: not in melee'],
    ['weapon-focus', 'attack', { attack: MELEE }, 1, 'X-FEAT-22'],
    ['weapon-focus-longsword', 'attack', { attack: MELEE }, 1, 'X-FEAT-22: with its weapon'],
    ['weapon-focus-longsword', 'attack', { attack: RANGED }, 0, 'X-FEAT-22: with no other'],
    ['weapon-focus-longsword', 'check', { detail: 'attack', attack: MELEE }, 1, 'X-FEAT-22: opposed too'],
    ['weapon-focus-longsword', 'damage', { attack: MELEE }, 0, 'X-FEAT-22'],
    ['greater-weapon-focus-longsword', 'attack', { attack: MELEE }, 1, 'X-FEAT-22'],
    ['weapon-specialization-longsword', 'damage', { attack: MELEE }, 2, 'X-FEAT-22'],
    ['weapon-specialization-longsword', 'damage', { attack: RANGED }, 0, 'X-FEAT-22'],
    ['greater-weapon-specialization', 'damage', { attack: MELEE }, 2, 'X-FEAT-22'],
    ['improved-critical-longsword', 'critical-range', { attack: MELEE }, 2, 'X-FEAT-22: 19-20 becomes 17-20'],
    ['improved-critical-longsword', 'critical-range', { attack: RANGED }, 0, 'X-FEAT-22'],
    ['improved-critical', 'critical-range', { attack: RANGED }, 1, 'X-FEAT-22: 20 becomes 19-20'],
    ['improved-disarm', 'maneuver', { detail: 'disarm' }, 4, 'X-FEAT-9'],
    ['improved-disarm', 'maneuver', { detail: 'resist-disarm' }, 0, 'X-FEAT-9: not to resist'],
    ['improved-sunder', 'maneuver', { detail: 'sunder' }, 4, 'X-FEAT-9'],
    ['improved-trip', 'maneuver', { detail: 'trip' }, 4, 'X-FEAT-9'],
    ['improved-trip', 'maneuver', { detail: 'disarm' }, 0, 'X-FEAT-9'],
    ['improved-bull-rush', 'maneuver', { detail: 'bull-rush' }, 4, 'X-FEAT-9'],
    ['improved-overrun', 'maneuver', { detail: 'overrun' }, 4, 'X-FEAT-9'],
    ['improved-grapple', 'grapple', {}, 4, 'X-FEAT-9'],
  ];
  test.each(table)('%s, %s %j: %i (%s)', (feat, stat, about, value) => {
    expect(trained([feat]).adds(stat, about)).toBe(value);
  });
  test('X-FEAT-22: Weapon Focus and Greater Weapon Focus add up', () => {
    expect(trained(['weapon-focus', 'greater-weapon-focus']).adds('attack', { attack: MELEE })).toBe(2);
  });
  test('X-FEAT-22: Improved Critical does nothing more for a keen weapon', () => {
    const keen = attackWith({ weapon: { ...weapon('longsword'), traits: ['keen'] } });
    expect(trained(['improved-critical']).adds('critical-range', { attack: keen })).toBe(0);
  });
  test('a feat of no known name, or with a choice where none is made, is none', () => {
    expect(trained(['mobility-longsword']).adds('armor-class', { attack: moving })).toBe(0);
    expect(
      trained(['weapon-focus-longsword']).view.has(trained(['weapon-focus-longsword']).a, 'weapon-focus'),
    ).toBe(true);
  });
});

describe('X-FEAT-1: Combat Reflexes', () => {
  test.each([
    [18, 4],
    [14, 2],
    [10, 0],
    [6, 0],
  ])('with Dexterity %i gives %i more opportunities', (dex, more) => {
    expect(
      trained(['combat-reflexes'], { sheet: { abilities: abilities(14, dex) } }).adds('opportunities'),
    ).toBe(more);
  });
  test('allows opportunities while flat-footed, but not the Dexterity bonus', () => {
    const one = trained(['combat-reflexes'], { effects: ['flat-footed'] });
    expect(one.can('opportunity')).toBe(true);
    expect(one.can('dexterity')).toBe(false);
  });
  test('does not overcome total defense or stunning', () => {
    expect(trained(['combat-reflexes'], { effects: ['total-defense'] }).can('opportunity')).toBe(false);
    expect(trained(['combat-reflexes'], { effects: ['flat-footed', 'stunned'] }).can('opportunity')).toBe(
      false,
    );
  });
});

describe('X-FEAT-10: Dodge', () => {
  test('+1 dodge bonus against the opponent chosen', () => {
    expect(trained(['dodge'], { memory: { dodge: 'B' } }).adds('armor-class')).toBe(1);
  });
  test('nothing against others, nothing while none is chosen', () => {
    expect(trained(['dodge'], { memory: { dodge: 'C' } }).adds('armor-class')).toBe(0);
    expect(trained(['dodge']).adds('armor-class')).toBe(0);
    expect(trained(['dodge'], { memory: { dodge: 'B' } }).adds('armor-class', { against: null })).toBe(0);
  });
});

test('X-FEAT-4, RUN-4: Run keeps the Dexterity bonus while running', () => {
  expect(trained(['run'], { effects: ['running'] }).can('dexterity')).toBe(true);
  expect(trained([], { effects: ['running'] }).can('dexterity')).toBe(false);
  expect(trained(['run'], { effects: ['running', 'stunned'] }).can('dexterity')).toBe(false);
});

describe('X-FEAT-24: Blind-Fight keeps the Dexterity bonus against the unseen', () => {
  const keeps = (attack: AttackContext): boolean => {
    const { view, a, b } = trained(['blind-fight']);
    const about = { opponent: b, attack };
    return view.effectsOf(a).some(({ effect, held }) => effect.permits?.('dexterity', 'unseen', held, about));
  };
  test('in melee', () => expect(keeps(MELEE)).toBe(true));
  test('but not from shots', () => expect(keeps(RANGED)).toBe(false));
});

describe('X-FEAT-21: Weapon Finesse', () => {
  const quick = { sheet: { abilities: abilities(10, 16) } };
  const adds = (attack: AttackContext, person: Person = quick) =>
    trained(['weapon-finesse'], person).adds('attack', { attack });
  test.each([
    ['dagger', 3],
    ['rapier', 3],
    ['whip', 3],
    ['spiked-chain', 3],
    ['longsword', 0],
  ])('with a %s: %i', (id, gain) => expect(adds(attackWith({ weapon: weapon(id) }))).toBe(gain));
  test('with natural weapons', () => expect(adds(attackWith({ weapon: bite, hand: 'none' }))).toBe(3));
  test('not in a throw', () => {
    expect(adds(attackWith({ weapon: weapon('dagger'), kind: 'ranged', thrown: true }))).toBe(0);
  });
  test('not where Strength is better', () => {
    expect(adds(attackWith({ weapon: weapon('dagger') }), { sheet: { abilities: abilities(16, 12) } })).toBe(
      0,
    );
  });
  const shielded = (id: string): Person => {
    const shield = shieldFor(id);
    if (!shield) throw new Error(id);
    return { ...quick, inventory: { ...emptyInventory(), shield: { shield, ready: true, damage: 0 } } };
  };
  test("a shield's check penalty applies", () => {
    expect(adds(attackWith({ weapon: weapon('dagger') }), shielded('heavy-steel-shield'))).toBe(1);
  });
  test('Strength is used where the shield is too clumsy', () => {
    expect(adds(attackWith({ weapon: weapon('dagger') }), shielded('tower-shield'))).toBe(0);
  });
});

describe('X-FEAT-13: Power Attack, for 3', () => {
  const strong = scene({
    sheet: { feats: ['power-attack'] },
    effects: [{ id: 'power-attack', data: { amount: 3 } }],
  });
  test.each([
    ['longsword', 'main', 3],
    ['longsword', 'both', 6],
    ['greatsword', 'both', 6],
    ['dagger', 'main', 0],
    ['dagger', 'both', 0],
  ] as const)('%s in %s: +%i damage', (id, hand, damage) => {
    const attack = attackWith({ weapon: weapon(id), hand });
    expect(strong.adds('attack', { attack })).toBe(-3);
    expect(strong.adds('damage', { attack })).toBe(damage);
  });
  test('natural weapons count fully', () => {
    expect(strong.adds('damage', { attack: attackWith({ weapon: bite, hand: 'none' }) })).toBe(3);
  });
  test('shots have no part in it', () => {
    expect(strong.adds('attack', { attack: RANGED })).toBe(0);
    expect(strong.adds('damage', { attack: RANGED })).toBe(0);
  });
  test('the feat unused changes nothing', () => {
    expect(trained(['power-attack']).adds('attack', { attack: MELEE })).toBe(0);
    expect(trained(['power-attack']).adds('damage', { attack: MELEE })).toBe(0);
  });
});

test('X-FEAT-3: Combat Expertise takes from attack rolls what it adds to AC', () => {
  const careful = scene({ effects: [{ id: 'combat-expertise', data: { amount: 2 } }] });
  expect(careful.adds('attack', { attack: MELEE })).toBe(-2);
  expect(careful.adds('armor-class')).toBe(2);
  expect(
    careful.view.modifiers({ stat: 'armor-class', of: careful.a, against: null, detail: null, attack: null }),
  ).toMatchObject([{ type: 'dodge' }]);
  expect(trained(['combat-expertise']).adds('armor-class')).toBe(0);
});

describe('X-FEAT-20: Two-Weapon Defense', () => {
  const adds = (inventory: Person['inventory'], effects: string[] = []) =>
    trained(['two-weapon-defense'], { effects, ...(inventory ? { inventory } : {}) }).adds('armor-class', {
      attack: null,
    });
  test('+1 shield bonus with two weapons', () => expect(adds(hold('longsword', 'dagger'))).toBe(1));
  test('nothing with one', () => expect(adds(hold('longsword'))).toBe(0));
  test.each([
    ['fighting-defensively', 2 + 2],
    ['total-defense', 2 + 4],
  ])('+2 while %s', (stance, sum) => expect(adds(hold('longsword', 'dagger'), [stance])).toBe(sum));
});

describe('X-FEAT-9: no opportunity for the target', () => {
  const guarded = (feat: string, action: string, on: string | null = null): boolean => {
    const one = trained([feat]);
    const frame = { id: 1, parent: null, action, step: 'declare', actor: 'A', memo: {}, answer: null };
    const view = Object.create(one.view, {
      encounter: { value: { ...one.view.encounter, stack: on === null ? [] : [{ ...frame, args: { on } }] } },
    }) as typeof one.view;
    return view.effectsOf(one.a).some(({ effect, held }) => effect.guards?.(action, one.b, held, view));
  };
  test.each(['disarm', 'sunder', 'trip', 'grapple'])('Improved %s', (action) => {
    expect(guarded(`improved-${action}`, action)).toBe(true);
    expect(guarded(`improved-${action}`, 'cast')).toBe(false);
  });
  test('Improved Bull Rush: the defender alone', () => {
    expect(guarded('improved-bull-rush', 'bull-rush', 'B')).toBe(true);
    expect(guarded('improved-bull-rush', 'bull-rush', 'C')).toBe(false);
  });
  test('Improved Overrun: the opportunity stays', () => {
    expect(guarded('improved-overrun', 'overrun', 'B')).toBe(false);
  });
});
