import { ImageSource, Rectangle, Sprite, Texture } from 'pixi.js';
import type { Picture } from '../../engine/state';
import type { Board } from '../../grid/board';
import { fetchInTime } from '../../session/fetched';
import type { Scene } from '../scene';

/** A picture as it is drawn: pixels of the bitmap for each of the file's, less than 1 where it had to be made smaller. */
export interface LoadedPicture {
  readonly id: string;
  readonly bitmap: ImageBitmap;
  readonly scale: number;
}
/** The picture under the grid: loaded once for each id, cut to the board, placed anew only when it or the board's size changes. */
export interface PictureLayer {
  readonly root: Sprite;
  readonly loaded: LoadedPicture | null;
  /** @param largest side of a texture in pixels, as the renderer takes it */
  draw(scene: Scene, largest: number): void;
  destroy(): void;
}

/** A side that no screen shows whole; beyond it memory is the limit, not the eye. */
const LARGEST_USED = 8192;

/** @param onLoaded it can be drawn now, or is known to be missing */
export function createPictureLayer(onLoaded: () => void): PictureLayer {
  const root = new Sprite();
  root.visible = false;
  let wanted: string | null = null;
  let loaded: LoadedPicture | null = null;
  let source: ImageSource | null = null;
  let placed = '';
  const drop = (): void => {
    root.visible = false;
    root.texture.destroy();
    root.texture = Texture.EMPTY;
    source?.destroy();
    loaded?.bitmap.close();
    [loaded, source, placed] = [null, null, ''];
  };
  const fetch = async (picture: Picture, largest: number): Promise<void> => {
    const bitmap = await bitmapOf(picture, Math.min(largest, LARGEST_USED));
    if (bitmap === null) return;
    if (wanted !== picture.id) {
      bitmap.close();
      return;
    }
    loaded = { id: picture.id, bitmap, scale: bitmap.width / picture.width };
    source = new ImageSource({ resource: bitmap, autoGenerateMipmaps: true, scaleMode: 'linear' });
    onLoaded();
  };
  return {
    root,
    get loaded() {
      return loaded;
    },
    draw({ encounter: { picture, board } }, largest) {
      const id = picture?.id ?? null;
      if (id !== wanted) {
        drop();
        wanted = id;
        // What is kept was decoded once; one of an older keeping that cannot be drawn is as one that is missing.
        if (picture) fetch(picture, largest).catch((error: unknown) => console.warn(error));
      }
      if (!picture || loaded === null || source === null) return;
      const place = [
        picture.left,
        picture.top,
        picture.pixelsPerSquare,
        picture.opacity,
        board.columns,
        board.rows,
      ].join();
      if (place === placed) return;
      placed = place;
      lay(root, source, { picture, board, scale: loaded.scale });
    },
    destroy() {
      wanted = null;
      drop();
    },
  };
}

interface Laid {
  readonly picture: Picture;
  readonly board: Board;
  readonly scale: number;
}

/** Only the part over the board is shown: a frame of the texture, which needs no mask. */
function lay(sprite: Sprite, source: ImageSource, { picture, board, scale }: Laid): void {
  const { left, top, width, height, pixelsPerSquare, opacity } = picture;
  const x = Math.max(0, left);
  const y = Math.max(0, top);
  const right = Math.min(board.columns, left + width / pixelsPerSquare);
  const bottom = Math.min(board.rows, top + height / pixelsPerSquare);
  sprite.visible = right > x && bottom > y;
  if (!sprite.visible) return;
  const pixels = pixelsPerSquare * scale;
  const before = sprite.texture;
  const frame = new Rectangle(
    (x - left) * pixels,
    (y - top) * pixels,
    Math.min(source.width, (right - x) * pixels),
    Math.min(source.height, (bottom - y) * pixels),
  );
  sprite.texture = new Texture({ source, frame });
  if (before !== Texture.EMPTY) before.destroy();
  sprite.position.set(x, y);
  sprite.scale.set(1 / pixels);
  sprite.alpha = opacity;
}

/** The kept picture, decoded, made smaller where it is larger than can be drawn; null where this browser does not have it. */
async function bitmapOf({ id, width, height }: Picture, largest: number): Promise<ImageBitmap | null> {
  const { pictureOf } = await fetchInTime(() => import('../../session/pictures'));
  const blob = await pictureOf(id);
  if (blob === null) return null;
  const scale = Math.min(1, largest / Math.max(width, height));
  if (scale === 1) return createImageBitmap(blob);
  return createImageBitmap(blob, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: 'high',
  });
}
