import { describe, expect, test } from 'vitest';
import { attacked, effectIds, gain, hold, playing, sceneIn } from '../effect-scene';

describe('X-CND-24: fear adds up', () => {
  test.each([
    ['shaken', 'shaken', 'frightened'],
    ['shaken', 'frightened', 'panicked'],
    ['frightened', 'shaken', 'panicked'],
    ['frightened', 'frightened', 'panicked'],
  ])('%s plus %s makes %s', (had, comes, becomes) => {
    const play = playing({ effects: [had] });
    gain(play, comes);
    expect(effectIds(play)).toEqual([becomes]);
  });
  test('the one fear stays what it is', () => {
    const play = playing({});
    gain(play, 'shaken');
    expect(effectIds(play)).toEqual(['shaken']);
  });
  test("another's fear is its own", () => {
    const play = playing({ effects: ['shaken'] });
    play.gain('B', { id: 'shaken', by: null, ends: null, data: {} });
    expect(effectIds(play)).toEqual(['shaken']);
    expect(effectIds(play, 'B')).toEqual(['shaken']);
  });
  test('the worse fear lasts as long as the later one would have', () => {
    const play = playing({ effects: ['shaken'] });
    const ends = { when: 'turn-start', of: 'B', round: 4 } as const;
    play.gain('A', { id: 'shaken', by: 'B', ends, data: {} });
    expect(play.combatant('A').effects).toMatchObject([{ id: 'frightened', by: 'B', ends }]);
  });
});

test('X-CND-11: more fatigue exhausts', () => {
  const play = playing({ effects: ['fatigued'] });
  gain(play, 'fatigued');
  expect(effectIds(play)).toEqual(['exhausted']);
});

describe('whoever loses hold', () => {
  test.each([
    ['stunned', 'X-CND-28'],
    ['panicked', 'X-CND-19'],
  ])('%s drops everything it holds (%s)', (id) => {
    const play = playing({ inventory: hold('longsword', 'dagger') });
    gain(play, id);
    expect(play.combatant('A').inventory.hands).toEqual([]);
    expect(play.encounter.ground.map(({ item, at }) => [item.name, at])).toEqual([
      ['longsword', { x: 1, y: 1 }],
      ['dagger', { x: 1, y: 1 }],
    ]);
    expect(play.events.filter(({ type }) => type === 'inventoryChanged')).toHaveLength(2);
  });
  test('fear that adds up to panic does so too', () => {
    const play = playing({ effects: ['frightened'], inventory: hold('longsword') });
    gain(play, 'shaken');
    expect(play.combatant('A').inventory.hands).toEqual([]);
  });
  test('what comes later drops nothing more', () => {
    const play = playing({ effects: ['stunned'], inventory: hold('longsword') });
    gain(play, 'shaken');
    expect(play.combatant('A').inventory.hands).toHaveLength(1);
  });
});

test('X-CND-10: an obvious threat ends fascination', () => {
  const play = playing({ effects: ['fascinated'] });
  attacked(play, 'A', 'B');
  expect(effectIds(play)).toEqual(['fascinated']);
  attacked(play, 'B', 'A');
  expect(effectIds(play)).toEqual([]);
});

describe('X-TURN-4: turned undead', () => {
  const walk = (from: number, to: number): string[] => {
    const play = playing({ effects: [{ id: 'turned', by: 'B' }] });
    play.emit({
      type: 'moved',
      who: 'B',
      from: { x: from, y: 1 },
      to: { x: to, y: 1 },
      feet: 5,
      mode: 'land',
    });
    return effectIds(play);
  };
  test('lose their fear when the turner approaches within 10 feet', () => expect(walk(4, 3)).toEqual([]));
  test('keep it while the turner stays farther off', () => expect(walk(5, 4)).toEqual(['turned']));
  test('keep it when the turner draws back', () => expect(walk(2, 3)).toEqual(['turned']));
});

test('X-CLS-4: the end of a rage leaves its owner fatigued', () => {
  const play = playing({ effects: [{ id: 'raging', uid: 7 }], sheet: { traits: ['rage'] } });
  play.emit({ type: 'effectEnded', who: 'A', uid: 7, id: 'raging', reason: 'time' });
  expect(effectIds(play)).toEqual(['fatigued']);
  expect(sceneIn(play).adds('ability', { detail: 'str' })).toBe(-2);
});
