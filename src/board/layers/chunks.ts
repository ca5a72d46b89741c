import { Container } from 'pixi.js';
import type { Square } from '../../grid/square';
import type { Area } from '../camera';

/** Squares a chunk's side. */
const CHUNK = 16;

/** Containers for what stands on squares, so that whole stretches off the screen are passed over. */
export interface Chunks {
  readonly root: Container;
  /** The container a square belongs to. */
  at(square: Square): Container;
  show(visible: Area): void;
  clear(): void;
}

export function createChunks(): Chunks {
  const root = new Container();
  const chunks = new Map<string, { readonly box: Container; readonly x: number; readonly y: number }>();
  return {
    root,
    at(square) {
      const x = Math.floor(square.x / CHUNK);
      const y = Math.floor(square.y / CHUNK);
      const key = `${x},${y}`;
      const known = chunks.get(key);
      if (known !== undefined) return known.box;
      const box = root.addChild(new Container());
      chunks.set(key, { box, x: x * CHUNK, y: y * CHUNK });
      return box;
    },
    show(visible) {
      for (const { box, x, y } of chunks.values()) {
        box.visible =
          x < visible.x + visible.width &&
          x + CHUNK > visible.x &&
          y < visible.y + visible.height &&
          y + CHUNK > visible.y;
      }
    },
    clear() {
      chunks.clear();
      for (const child of root.removeChildren()) child.destroy({ children: true });
    },
  };
}
