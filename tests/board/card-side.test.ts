import { expect, test } from 'vitest';
import { CARD_ROOM, cardSide } from '../../src/board/card-side';

const HEIGHT = 600;
const at = (y: number) => ({ x: 100, y });

test('a path in the middle leaves the card below', () => {
  expect(cardSide([at(300), at(320)], HEIGHT, 'high')).toBe('high');
  expect(cardSide([at(300), at(320)], HEIGHT, 'low')).toBe('high');
});

test('a card goes up from a path at the lower edge, and not onto one at the upper', () => {
  expect(cardSide([at(300), at(HEIGHT - CARD_ROOM + 1)], HEIGHT, 'high')).toBe('low');
  expect(cardSide([at(20), at(40), at(HEIGHT - 10)], HEIGHT, 'low')).toBe('high');
});

test('where it hides as much either way it stays', () => {
  const both = [at(20), at(300), at(HEIGHT - 20)];
  expect(cardSide(both, HEIGHT, 'low')).toBe('low');
  expect(cardSide(both, HEIGHT, 'high')).toBe('high');
});
