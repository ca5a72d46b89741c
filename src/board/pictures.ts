import { Rectangle, Texture } from 'pixi.js';
import { createSheets, type Slot } from './picture-sheets';

export type Paint = CanvasRenderingContext2D;
/** What a picture looks like: painted once for each key, as long as someone shows it. */
export interface Picture {
  readonly key: string;
  /** Device pixels, whole. */
  readonly width: number;
  readonly height: number;
  paint(paint: Paint): void;
}
/** A picture as part of a canvas. */
export interface Cutting {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Painted pictures by key, shared by all who show them. */
export interface Pictures {
  take(picture: Picture): Texture;
  /** The picture for painting it elsewhere; null while nobody has taken it. */
  cuttingOf(key: string): Cutting | null;
  release(key: string): void;
  clear(): void;
}

interface Kept {
  readonly texture: Texture;
  readonly slot: Slot;
  readonly cutting: Cutting;
  users: number;
}

/** @param gone what many pictures were painted on is not there any more */
export function createPictures(gone: () => void): Pictures {
  const kept = new Map<string, Kept>();
  const sheets = createSheets(gone);
  const drop = (key: string, { texture, slot }: Kept): void => {
    kept.delete(key);
    texture.destroy(false);
    sheets.free(slot);
  };
  const painted = (picture: Picture): Kept => {
    const slot = sheets.paint(picture);
    const { source, canvas, x, y } = slot;
    const { width, height } = picture;
    const texture = new Texture({ source, frame: new Rectangle(x, y, width, height) });
    return { texture, slot, cutting: { canvas, x, y, width, height }, users: 0 };
  };
  return {
    take(picture) {
      const known = kept.get(picture.key) ?? painted(picture);
      kept.set(picture.key, known);
      known.users += 1;
      return known.texture;
    },
    cuttingOf: (key) => kept.get(key)?.cutting ?? null,
    release(key) {
      const picture = kept.get(key);
      if (picture === undefined) return;
      picture.users -= 1;
      if (picture.users <= 0) drop(key, picture);
    },
    clear() {
      for (const [key, picture] of kept) drop(key, picture);
    },
  };
}
