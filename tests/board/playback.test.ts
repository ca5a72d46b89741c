import { describe, expect, test } from 'vitest';
import { momentOf, tell } from '../../src/board/playback';
import type { GameEvent } from '../../src/engine/events';
import { createText } from '../../src/text/i18n';
import { BESIDE_AN_OGRE } from './fights';
import { fightOf } from './hand';

const text = createText('en');

function storyOf(send: (store: ReturnType<typeof fightOf>) => void) {
  const store = fightOf(BESIDE_AN_OGRE);
  const events: GameEvent[] = [];
  store.subscribe((now, before) => {
    if (now.change !== before.change) events.push(...now.change.events);
  });
  send(store);
  return { story: tell(events, store.getState().encounter, text), after: store.getState().encounter };
}
const walk = (path: readonly (readonly [number, number])[]) =>
  ({ type: 'act', actor: 'F', action: 'move', args: { path } }) as const;

describe('the story of a walk with an attack of opportunity in it', () => {
  const { story, after } = storyOf((store) => {
    const { send } = store.getState();
    send(
      walk([
        [3, 3],
        [3, 4],
      ]),
    );
    send({ type: 'answer', by: 'O', choice: { answer: 'attack' }, dice: { d20: [19], d8: [5, 5] } });
  });
  test('strikes before the first step, and shows the damage', () => {
    const opening = momentOf(story, 10);
    expect(opening?.walkers).toEqual([{ who: 'F', at: { x: 3, y: 2 } }]);
    expect(opening?.strikes).toHaveLength(1);
    const struck = momentOf(story, 190);
    const damage = after.combatants.F?.damage ?? 0;
    expect(damage).toBeGreaterThan(0);
    expect(struck?.floating.map(({ words }) => words)).toEqual([`−${damage}`]);
  });
  test('goes 60 ms a square and ends where the fight has it', () => {
    const half = momentOf(story, 180 + 30);
    expect(half?.walkers[0]?.at).toEqual({ x: 3, y: 2.5 });
    expect(momentOf(story, 180 + 120)?.walkers[0]?.at).toEqual(after.combatants.F?.at);
  });
  test('is over when the last number has faded', () => {
    expect(momentOf(story, story.length - 1)).not.toBeNull();
    expect(momentOf(story, story.length)).toBeNull();
  });
});

test('events without anything to see make no story', () => {
  const { story } = storyOf((store) =>
    store.getState().send({ type: 'act', actor: 'F', action: 'end-turn', args: {} }),
  );
  expect(story).toMatchObject({ clips: [], length: 0 });
});

test('a long story is told faster', () => {
  const store = fightOf(BESIDE_AN_OGRE);
  const events: GameEvent[] = Array.from({ length: 100 }, (_, index) => ({
    type: 'moved' as const,
    who: 'F',
    from: { x: index, y: 0 },
    to: { x: index + 1, y: 0 },
    feet: 5,
    mode: 'land',
  }));
  const story = tell(events, store.getState().encounter, text);
  expect(story.length).toBe(2600);
  expect(momentOf(story, 1300)?.walkers[0]?.at.x).toBeCloseTo(50, 0);
});

test('what follows while a story is told begins when the story has come to it, or later', () => {
  const step = (x: number): GameEvent => ({
    type: 'moved',
    who: 'F',
    from: { x, y: 0 },
    to: { x: x + 1, y: 0 },
    feet: 5,
    mode: 'land',
  });
  const { encounter } = fightOf(BESIDE_AN_OGRE).getState();
  const events = [step(0), step(1), step(2)];
  const atOnce = tell(events, encounter, text, { events: 2, time: 0 });
  expect(atOnce.length).toBe(180);
  const later = tell(events, encounter, text, { events: 2, time: 500 });
  expect(momentOf(later, 400)?.walkers[0]?.at.x).toBe(2);
  expect(momentOf(later, 530)?.walkers[0]?.at.x).toBe(2.5);
  expect(later.length).toBe(560);
});
