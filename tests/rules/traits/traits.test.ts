import { describe, expect, test } from 'vitest';
import { sneakAttackDice } from '../../../src/rules/sneak-attack';
import { attackWith, bite, hold, MELEE, scene, weapon } from '../effect-scene';

const being = (traits: string[], effects: string[] = []) => scene({ sheet: { traits }, effects });

describe('X-HLP-5: nothing critical can happen to', () => {
  test.each([
    'undead',
    'construct',
    'ooze',
    'plant',
    'elemental',
    'incorporeal',
    'swarm',
    'immune-to-criticals',
  ])('%s', (trait) => {
    expect(being([trait]).can('critical')).toBe(false);
  });
  test.each(['animal', 'mindless'])('only: an %s has vital parts', (trait) => {
    expect(being([trait]).can('critical')).toBe(true);
  });
});
test.each([
  ['ooze', false],
  ['elemental', false],
  ['swarm', false],
  ['undead', true],
  ['plant', true],
])('%s can be flanked: %s', (trait, flanked) => {
  expect(being([trait]).can('flanked')).toBe(flanked);
});
test('a swarm makes no attacks of opportunity', () => {
  expect(being(['swarm']).can('opportunity')).toBe(false);
});

describe('X-CLS-3, INI-10: uncanny dodge', () => {
  test.each(['uncanny-dodge', 'improved-uncanny-dodge'])(
    '%s keeps the Dexterity bonus while flat-footed',
    (trait) => {
      expect(being([trait], ['flat-footed']).can('dexterity')).toBe(true);
      expect(being([trait], ['flat-footed']).can('opportunity')).toBe(false);
    },
  );
  test('keeps it against the unseen', () => {
    const { view, a, b } = being(['uncanny-dodge']);
    const about = { opponent: b, attack: MELEE };
    expect(
      view.effectsOf(a).some(({ effect, held }) => effect.permits?.('dexterity', 'unseen', held, about)),
    ).toBe(true);
  });
  test('does not help who is held immobile', () => {
    expect(being(['uncanny-dodge'], ['paralyzed']).can('dexterity')).toBe(false);
  });
  test('improved: nobody flanks it but a rogue four levels above', () => {
    const flanker = (level: number, traits: string[]) =>
      scene({ sheet: { level: 4, traits: ['improved-uncanny-dodge'] } }, { sheet: { level, traits } }).can(
        'flanked',
      );
    expect(flanker(8, ['sneak-attack-4d6'])).toBe(true);
    expect(flanker(7, ['sneak-attack-4d6'])).toBe(false);
    expect(flanker(12, [])).toBe(false);
    expect(being(['improved-uncanny-dodge']).canIn('flanked')).toBe(false);
  });
  test('plain: it can be flanked', () => expect(being(['uncanny-dodge']).can('flanked')).toBe(true));
});

describe('X-CLS-1: sneak attack', () => {
  test.each([
    [['sneak-attack-1d6'], 1],
    [['uncanny-dodge', 'sneak-attack-10d6'], 10],
    [['sneak-attack-2d6', 'sneak-attack-1d6'], 3],
    [['evasion'], 0],
  ])('%j: %id6', (traits, dice) => {
    expect(sneakAttackDice(being(traits).a)).toBe(dice);
  });
  test('is known with any number of dice', () => {
    const { view, a } = being(['sneak-attack-7d6']);
    expect(view.has(a, 'sneak-attack')).toBe(true);
  });
});

describe('X-CON-7: blindsight', () => {
  test('being blinded takes nothing from it', () => {
    const seer = being(['blindsight'], ['blinded']);
    expect((['see', 'dexterity', 'opportunity'] as const).filter((what) => !seer.can(what))).toEqual([]);
    expect(seer.adds('armor-class')).toBe(0);
    expect(seer.speedFactor()).toBe(1);
  });
  test('it does not help against being flat-footed', () => {
    expect(being(['blindsight'], ['flat-footed']).can('dexterity')).toBe(false);
  });
});

test.each([
  ['resist-trip', 4, 'X-TRP-3'],
  ['resist-bull-rush', 4, 'X-BULL-4'],
  ['resist-overrun', 4, 'X-OVR-4'],
  ['trip', 0, 'its own trips gain nothing'],
  ['resist-disarm', 0, 'X-DIS-2'],
])('stability, %s: %i (%s)', (detail, value) => {
  expect(being(['stability']).adds('maneuver', { detail })).toBe(value);
});

describe('X-FEAT-30: without proficiency', () => {
  const clumsy = scene({ sheet: { traits: ['not-proficient'] }, inventory: hold('longsword', 'acid') });
  test('-4 with the weapon in hand', () => expect(clumsy.adds('attack', { attack: MELEE })).toBe(-4));
  test('nothing with natural weapons', () => {
    expect(clumsy.adds('attack', { attack: attackWith({ weapon: bite }) })).toBe(0);
  });
  test('X-SPL-1: splash weapons need none', () => {
    expect(clumsy.adds('attack', { attack: attackWith({ weapon: weapon('acid'), kind: 'ranged' }) })).toBe(0);
  });
});

test('ACT-18: a creature of single actions has one move or standard action', () => {
  const zombie = being(['single-actions']);
  expect(zombie.can('two-actions')).toBe(false);
  expect(zombie.can('full-round')).toBe(false);
  expect(zombie.can('standard')).toBe(true);
});

test('X-CLS-2: improved evasion is evasion too', () => {
  const { view, a } = being(['improved-evasion']);
  expect(view.has(a, 'evasion')).toBe(true);
});

describe('what giants, dragons and the bodiless have of their own', () => {
  const abilities = { str: 20, dex: 14, con: 12, int: 10, wis: 10, cha: 10 };
  const strong = (trait: string) => scene({ sheet: { traits: [trait], abilities } });
  test('a heavy tail strikes with one and a half times the Strength, where secondary weapons have half', () => {
    const tail = attackWith({ weapon: { ...bite, id: 'tail-slap' } });
    expect(strong('heavy-tail-slap').adds('damage', { attack: tail })).toBe(5);
    expect(strong('heavy-tail-slap').adds('damage', { attack: attackWith({ weapon: bite }) })).toBe(0);
  });
  test('rock throwers have +1 with rocks, thrown and no others', () => {
    const rock = { ...weapon('club'), id: 'rock' };
    const thrown = attackWith({ weapon: rock, kind: 'ranged', thrown: true });
    expect(strong('rock-throwing').adds('attack', { attack: thrown })).toBe(1);
    expect(strong('rock-throwing').adds('attack', { attack: attackWith({ weapon: rock }) })).toBe(0);
    expect(
      strong('rock-throwing').adds('attack', { attack: attackWith({ weapon: weapon('javelin') }) }),
    ).toBe(0);
  });
  test('who has neither body nor Strength strikes by Dexterity', () => {
    const ghost = { sheet: { traits: ['incorporeal'], abilities: { ...abilities, str: null } } };
    expect(scene(ghost).adds('attack', { attack: attackWith({ weapon: bite }) })).toBe(2);
    expect(strong('incorporeal').adds('attack', { attack: attackWith({ weapon: bite }) })).toBe(0);
  });
});
