import { expect, test } from 'vitest';
import { boxAround, overlap } from '../../src/board/above/boxes';
import { awayFromFinger } from '../../src/board/above/pill';

const FREE = { x: 0, y: 0, width: 390, height: 500 };
const PILL = { width: 150, height: 60 };

test('what a path costs is inside the board and not under the finger, wherever that is and whatever else stands there', () => {
  for (let x = 5; x < FREE.width; x += 20)
    for (let y = 5; y < FREE.height; y += 20) {
      // Everything but what the finger hides is taken.
      const taken = [
        { x: 0, y: 0, width: FREE.width, height: Math.max(0, y - 44) },
        { x: 0, y: y + 44, width: FREE.width, height: FREE.height },
        { x: 0, y: 0, width: Math.max(0, x - 44), height: FREE.height },
        { x: x + 44, y: 0, width: FREE.width, height: FREE.height },
      ];
      for (const crowd of [[], taken]) {
        const box = awayFromFinger({ x, y }, PILL, { free: FREE, taken: crowd });
        const where = `${x}, ${y}: ${JSON.stringify(box)}`;
        expect(overlap(box, boxAround({ x, y }, 80)), where).toBe(false);
        expect(box.x >= 0 && box.y >= 0, where).toBe(true);
        expect(box.x + box.width <= FREE.width && box.y + box.height <= FREE.height, where).toBe(true);
      }
    }
});
