// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { Scene } from '../../src/board/scene';
import { createTokenButtons } from '../../src/board/tokens-dom';
import { createText } from '../../src/text/i18n';
import { ALONE } from './fights';
import { fightOf } from './hand';

const store = fightOf(ALONE);
const text = createText('en');
const ALL = { x: 0, y: 0, width: 26, height: 5 };

/** What the buttons look at of a scene. */
function scene(visible = ALL): Scene {
  const { encounter, ui, view } = store.getState();
  const camera = { x: 1, y: 0, scale: 32 };
  return { encounter, view: view(), ui, text, camera, visible } as Scene;
}
const labels = (root: HTMLElement) =>
  [...root.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

test('every creature on the screen is a button that says who, where and how it is', () => {
  const { root, draw, idOf } = createTokenButtons();
  draw(scene());
  expect(labels(root)).toEqual([
    'Fighter, B3, 20 of 20 hit points, has the turn',
    'Friend, Z5, 20 of 20 hit points',
  ]);
  const [fighter, friend] = root.querySelectorAll('button');
  expect(fighter?.getAttribute('aria-pressed')).toBe('true');
  expect([fighter?.tabIndex, friend?.tabIndex]).toEqual([0, -1]);
  expect(idOf(fighter ?? null)).toBe('F');
  expect(root.style.transform).toBe('matrix(0.5, 0, 0, 0.5, -32, 0)');
});

test('whoever is off the screen has none, and the same button comes along when the creature moves', () => {
  const { root, draw } = createTokenButtons();
  draw(scene());
  const [fighter] = root.querySelectorAll('button');
  draw(scene({ ...ALL, width: 10 }));
  expect(labels(root)).toHaveLength(1);
  store.getState().send({ type: 'act', actor: 'F', action: 'five-foot-step', args: { path: [[2, 3]] } });
  draw(scene());
  expect(labels(root)[0]).toBe('Fighter, C4, 20 of 20 hit points, has the turn');
  expect(root.querySelector('button')).toBe(fighter);
  expect(fighter?.style.left).toBe('128px');
});

test('Page Down goes round in initiative order', () => {
  const { root, draw, focus, focusNext } = createTokenButtons();
  document.body.append(root);
  draw(scene());
  focus('F');
  focusNext(1);
  expect((document.activeElement as HTMLElement).dataset.tokenId).toBe('A');
  focusNext(1);
  expect((document.activeElement as HTMLElement).dataset.tokenId).toBe('F');
});
