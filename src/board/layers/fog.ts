import { Graphics } from 'pixi.js';
import { type SightRows, stretches } from '../../session/sight-rows';
import type { Scene } from '../scene';

/** What a side does not see: flat where it never looked, a veil over ground it remembers. Drawn again only when that changes. */
export interface FogLayer {
  readonly root: Graphics;
  draw(scene: Scene): void;
}

/** How much of remembered ground the veil takes. */
const REMEMBERED = 0.5;

export function createFogLayer(): FogLayer {
  const root = new Graphics();
  let drawn: SightRows | null = null;
  let theme = '';
  return {
    root,
    draw({ encounter, theme: { key, colours } }) {
      const rows = encounter.sight ?? null;
      if (rows === drawn && key === theme) return;
      [drawn, theme] = [rows, key];
      root.clear();
      if (rows === null) return;
      if (lay(root, rows, 'e')) root.fill({ color: colours.fog, alpha: REMEMBERED });
      if (lay(root, rows, 'u')) root.fill(colours.fog);
    },
  };
}

/** Rows that are alike are laid as one. @returns false where there is nothing of it */
function lay(root: Graphics, rows: SightRows, wanted: 'e' | 'u'): boolean {
  let any = false;
  for (let y = 0, height = 1; y < rows.length; y += height) {
    height = 1;
    while (rows[y + height] === rows[y]) height += 1;
    for (const { x, length, seen } of stretches(rows[y] ?? '')) {
      if (seen !== wanted) continue;
      root.rect(x, y, length, height);
      any = true;
    }
  }
  return any;
}
