import { Graphics } from 'pixi.js';
import { spaceSquares } from '../../grid/size';
import type { Scene } from '../scene';

/** Brackets at the corners of the selected creature's space. */
export interface SelectionLayer {
  readonly root: Graphics;
  draw(scene: Scene): void;
}

/** Squares between a space and its brackets: the halo of who acts fits in. */
const AIR = 0.12;

export function createSelectionLayer(): SelectionLayer {
  const root = new Graphics();
  let drawn = '';
  return {
    root,
    draw(scene) {
      const { ui, view, camera, theme, absent } = scene;
      const who = ui.selected === null || absent.has(ui.selected) ? null : view.find(ui.selected);
      const look =
        who === null ? '' : [who.at.x, who.at.y, who.sheet.size, camera.scale, theme.key].join('|');
      if (look === drawn) return;
      drawn = look;
      root.clear();
      if (who === null) return;
      const space = spaceSquares(who.sheet.size);
      const box = { x: who.at.x - AIR, y: who.at.y - AIR, space: space + 2 * AIR };
      brackets(root, box, 4.5 / camera.scale);
      root.fill(theme.colours.casing);
      brackets(root, box, 2.5 / camera.scale);
      root.fill(theme.colours.ink);
    },
  };
}

function brackets(
  shapes: Graphics,
  { x, y, space }: { x: number; y: number; space: number },
  line: number,
): void {
  const arm = Math.min(0.3, space * 0.18) + line / 2;
  for (const [right, down] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    const corner = { x: x + right * space, y: y + down * space };
    const towards = { x: right === 0 ? 0 : -arm, y: down === 0 ? 0 : -arm };
    shapes.rect(corner.x + towards.x - (right === 0 ? line / 2 : -line / 2), corner.y - line / 2, arm, line);
    shapes.rect(corner.x - line / 2, corner.y + towards.y - (down === 0 ? line / 2 : -line / 2), line, arm);
  }
}
