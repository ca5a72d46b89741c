import { CanvasSource, Texture } from 'pixi.js';

export type Paint = CanvasRenderingContext2D;
/** What a picture looks like: painted once for each key, as long as someone shows it. */
export interface Picture {
  readonly key: string;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  paint(paint: Paint): void;
}
/** Painted pictures by key, shared by all who show them. */
export interface Pictures {
  take(picture: Picture): Texture;
  /** The canvas behind a picture, for painting it elsewhere; null while nobody has taken it. */
  canvasOf(key: string): HTMLCanvasElement | null;
  release(key: string): void;
  clear(): void;
}

interface Kept {
  readonly texture: Texture;
  readonly canvas: HTMLCanvasElement;
  users: number;
}

export function createPictures(): Pictures {
  const kept = new Map<string, Kept>();
  const drop = (key: string, picture: Kept): void => {
    kept.delete(key);
    picture.texture.destroy(true);
  };
  return {
    take(picture) {
      const known = kept.get(picture.key) ?? painted(picture);
      kept.set(picture.key, known);
      known.users += 1;
      return known.texture;
    },
    canvasOf: (key) => kept.get(key)?.canvas ?? null,
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

function painted(picture: Picture): Kept {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(picture.width));
  canvas.height = Math.max(1, Math.ceil(picture.height));
  const paint = canvas.getContext('2d');
  if (paint !== null) picture.paint(paint);
  const source = new CanvasSource({ resource: canvas, resolution: 1, autoGenerateMipmaps: false });
  return { texture: new Texture({ source }), canvas, users: 0 };
}
