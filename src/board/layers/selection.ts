import { Graphics } from 'pixi.js';
import { spaceSquares } from '../../grid/size';
import type { Scene } from '../scene';

/** Brackets at the corners of the space of whoever is selected. */
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
      const ids = ui.group.length > 0 ? ui.group : ui.selected === null ? [] : [ui.selected];
      const boxes = ids.flatMap((id) => {
        const who = absent.has(id) ? null : view.find(id);
        if (who === null) return [];
        return [{ x: who.at.x - AIR, y: who.at.y - AIR, space: spaceSquares(who.sheet.size) + 2 * AIR }];
      });
      const look = JSON.stringify([boxes, camera.scale, theme.key]);
      if (look === drawn) return;
      drawn = look;
      root.clear();
      if (boxes.length === 0) return;
      for (const box of boxes) brackets(root, box, 4.5 / camera.scale);
      root.fill(theme.colours.casing);
      for (const box of boxes) brackets(root, box, 2.5 / camera.scale);
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
