import { expect, test } from 'vitest';
import { loupeAt } from '../../src/board/above/handles';
import { NO_INSETS } from '../../src/board/camera';

const phone = { screen: { width: 390, height: 700 }, insets: NO_INSETS };

test('the loupe stands above the corner, beside it under the upper edge, and never over the place itself', () => {
  expect(loupeAt({ x: 200, y: 400 }, phone)).toEqual({ x: 200, y: 296 });
  expect(loupeAt({ x: 100, y: 90 }, phone)).toEqual({ x: 204, y: 90 });
  expect(loupeAt({ x: 300, y: 90 }, phone)).toEqual({ x: 196, y: 90 });
});

test('all of it is on the screen', () => {
  for (const x of [0, 20, 195, 380]) {
    for (const y of [0, 30, 350, 700]) {
      const at = loupeAt({ x, y }, phone);
      expect(at.x, `${x}, ${y}`).toBeGreaterThanOrEqual(68);
      expect(at.x, `${x}, ${y}`).toBeLessThanOrEqual(322);
      expect(at.y, `${x}, ${y}`).toBeGreaterThanOrEqual(68);
      expect(at.y, `${x}, ${y}`).toBeLessThanOrEqual(632);
      expect(Math.hypot(at.x - x, at.y - y), `${x}, ${y}`).toBeGreaterThan(60);
    }
  }
});
