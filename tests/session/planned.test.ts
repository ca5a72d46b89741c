import { describe, expect, test } from 'vitest';
import { askAttack } from '../../src/rules/questions/attack';
import { askDeed } from '../../src/rules/questions/deed';
import { askFullAttack } from '../../src/rules/questions/full-attack';
import { chancesOf, type Held, plannedOf } from '../../src/session/planned';
import { viewFrom } from '../rules/questions/view-from';

const SCORCH = {
  name: 'scorch',
  level: 2,
  damage: '4d6 fire',
  save: 'reflex half',
  dc: 14,
  area: 'burst 10',
  range: 60,
};
const VIEW = viewFrom(`
title: What is in hand
map: |
  . . . . . .
  . . F O . .
  . . . . P .
combatants:
  F: { creature: sparring-warrior, side: party, bab: 6, spells: [${JSON.stringify(SCORCH)}] }
  O: { creature: orc, side: foes }
  P: { creature: orc, side: foes }
initiative: [F, O, P]
`);
const HELD: Held = { by: 'F', target: 'O', pointed: null, weapon: null, intent: null, aimedAt: null };

const chances = (held: Partial<Held>): readonly number[] => {
  const planned = plannedOf(VIEW, { ...HELD, ...held });
  return planned === null ? [] : chancesOf(VIEW, planned);
};

describe('the chance beside the target', () => {
  test('with nothing in hand is that of an attack', () => {
    expect(chances({})).toEqual([askAttack(VIEW, { by: 'F', on: 'O', args: {} }).chance]);
  });

  test('is that of the trip in hand', () => {
    const deed = askDeed(VIEW, { by: 'F', action: 'trip', args: { on: 'O' } });
    expect(deed?.chance).toBeLessThan(0.7);
    expect(chances({ intent: { action: 'trip', args: {} } })).toEqual([deed?.chance]);
  });

  test('is that of each blow of the full attack in hand, with its options', () => {
    const args = { defensively: true };
    const full = askFullAttack(VIEW, { by: 'F', on: 'O', args });
    const told = chances({ intent: { action: 'full-attack', args } });
    expect(told).toHaveLength(2);
    expect(told).toEqual(full?.attacks.map(({ odds }) => odds.chance));
  });

  test('is none out of reach, and none without a target', () => {
    expect(chances({ target: 'P', intent: { action: 'trip', args: {} } })).toEqual([]);
    expect(chances({ target: null })).toEqual([]);
  });
});

test('a spell with an area is about everyone in it, with the save of each', () => {
  const intent = { action: 'cast', args: { spell: 'scorch' } };
  const planned = plannedOf(VIEW, { ...HELD, intent, aimedAt: { x: 5, y: 2 } });
  expect(planned).toMatchObject({ on: null, args: { at: [5, 2] } });
  const deed = askDeed(VIEW, { by: 'F', action: 'cast', args: planned?.args ?? {} });
  expect(deed?.targets.map(({ on, stages }) => [on, stages.map(({ kind }) => kind)])).toEqual([
    ['O', ['save']],
    ['P', ['save']],
  ]);
});
