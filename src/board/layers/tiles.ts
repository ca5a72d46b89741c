import { Sprite } from 'pixi.js';
import type { Board, TerrainFeature } from '../../grid/board';
import { parseSquareKey, type Square, type SquareKey } from '../../grid/square';
import { paintTile, TILE_VARIANTS } from '../art/terrain';
import { litGround } from '../lit-ground';
import type { Picture } from '../pictures';
import { type Scene, squarePixels } from '../scene';
import { type Chunks, createChunks } from './chunks';

interface Tile {
  readonly sprite: Sprite;
  /** As the terrain has them: the same list while nothing changes there. */
  readonly laid: readonly TerrainFeature[];
  readonly features: ReadonlySet<TerrainFeature>;
  readonly variant: number;
  key: string | null;
}
/** The ground: a sprite for every square that is not plain floor. Drawn again only when the terrain or the zoom changes. */
export interface TileLayer {
  readonly root: Chunks['root'];
  draw(scene: Scene): void;
}

export function createTileLayer(): TileLayer {
  const chunks = createChunks();
  const tiles = new Map<string, Tile>();
  let terrain: Board['terrain'] | null = null;
  let painted = '';
  const drop = (key: string, tile: Tile, scene: Scene): void => {
    if (tile.key !== null) scene.pictures.release(tile.key);
    tile.sprite.destroy();
    tiles.delete(key);
  };
  /** Only squares that are another than before: a torch that is carried about changes a few of many. */
  const lay = (scene: Scene, now: Board['terrain']): void => {
    for (const [key, tile] of tiles) if (now[key as SquareKey] === undefined) drop(key, tile, scene);
    for (const [key, features] of Object.entries(now)) {
      const known = tiles.get(key);
      if (known?.laid === features) continue;
      if (known !== undefined) drop(key, known, scene);
      // Solid squares are drawn with the walls, above the grid.
      if (features.includes('solid')) continue;
      const tile = tileAt(parseSquareKey(key), features, chunks);
      tiles.set(key, tile);
      if (painted !== '') paintOver(tile, scene);
    }
  };
  return {
    root: chunks.root,
    draw(scene) {
      const look = `${squarePixels(scene)}|${scene.theme.key}`;
      if (look !== painted) painted = '';
      const lit = litGround(scene.view);
      if (lit !== terrain) {
        terrain = lit;
        lay(scene, lit);
      }
      if (painted === '') for (const tile of tiles.values()) paintOver(tile, scene);
      painted = look;
      chunks.show(scene.visible);
    },
  };
}

function tileAt(square: Square, features: readonly TerrainFeature[], chunks: Chunks): Tile {
  const sprite = chunks.at(square).addChild(new Sprite());
  sprite.position.set(square.x, square.y);
  const variant = ((square.x * 73856093) ^ (square.y * 19349663)) >>> 0;
  return { sprite, laid: features, features: new Set(features), variant: variant % TILE_VARIANTS, key: null };
}

function paintOver(tile: Tile, scene: Scene): void {
  const before = tile.key;
  const picture = pictureOf(tile, scene);
  tile.sprite.texture = scene.pictures.take(picture);
  tile.sprite.scale.set(1 / picture.width);
  tile.key = picture.key;
  if (before !== null) scene.pictures.release(before);
}

function pictureOf({ features, variant }: Tile, scene: Scene): Picture {
  const pixels = squarePixels(scene);
  return {
    key: `tile|${[...features].join('+')}|${variant}|${pixels}|${scene.theme.key}`,
    width: pixels,
    height: pixels,
    paint(paint) {
      paint.scale(pixels, pixels);
      paintTile(paint, features, variant, scene.theme);
    },
  };
}
