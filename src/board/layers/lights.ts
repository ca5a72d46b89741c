import { Graphics } from 'pixi.js';
import type { Light } from '../../engine/state';
import type { Scene } from '../scene';

/** Where lights stand on the board: a small flame in a ring. Drawn again only when they change. */
export interface LightLayer {
  readonly root: Graphics;
  draw(scene: Scene): void;
}

/** Units a square: shapes smaller than a unit get too few corners. */
const UNIT = 64;

export function createLightLayer(): LightLayer {
  const root = new Graphics({ scale: 1 / UNIT });
  let drawn: readonly Light[] | null = null;
  let theme = '';
  return {
    root,
    draw({ encounter: { lights }, theme: { key, colours } }) {
      if (lights === drawn && key === theme) return;
      [drawn, theme] = [lights, key];
      root.clear();
      for (const { at } of lights) {
        const [x, y] = [at[0] * UNIT, at[1] * UNIT];
        root.circle(x, y, 15).fill(colours.lamp).stroke({ color: colours['lamp-edge'], width: 3 });
        root
          .moveTo(x, y - 10)
          .bezierCurveTo(x + 3, y - 5, x + 8, y - 2, x + 6, y + 4)
          .bezierCurveTo(x + 5, y + 9, x - 5, y + 9, x - 6, y + 4)
          .bezierCurveTo(x - 7, y, x - 2, y - 4, x, y - 10)
          .fill(colours['lamp-edge']);
      }
    },
  };
}
