import { Sprite } from 'pixi.js';
import type { Board, TerrainFeature } from '../../grid/board';
import { parseSquareKey, type Square } from '../../grid/square';
import { paintTile, TILE_VARIANTS } from '../art/terrain';
import type { Picture } from '../pictures';
import { type Scene, squarePixels } from '../scene';
import { type Chunks, createChunks } from './chunks';

interface Tile {
  readonly sprite: Sprite;
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
  let tiles: Tile[] = [];
  let terrain: Board['terrain'] | null = null;
  let painted = '';
  const lay = (scene: Scene): void => {
    for (const { key } of tiles) if (key !== null) scene.pictures.release(key);
    chunks.clear();
    const squares = Object.entries(scene.encounter.board.terrain);
    // Solid squares are drawn with the walls, above the grid.
    tiles = squares.flatMap(([key, features]) =>
      features.includes('solid') ? [] : tileAt(parseSquareKey(key), features, chunks),
    );
    painted = '';
  };
  return {
    root: chunks.root,
    draw(scene) {
      if (scene.encounter.board.terrain !== terrain) {
        terrain = scene.encounter.board.terrain;
        lay(scene);
      }
      const look = `${squarePixels(scene)}|${scene.theme.key}`;
      if (look !== painted) for (const tile of tiles) paintOver(tile, scene);
      painted = look;
      chunks.show(scene.visible);
    },
  };
}

function tileAt(square: Square, features: readonly TerrainFeature[], chunks: Chunks): Tile {
  const sprite = chunks.at(square).addChild(new Sprite());
  sprite.position.set(square.x, square.y);
  const variant = ((square.x * 73856093) ^ (square.y * 19349663)) >>> 0;
  return { sprite, features: new Set(features), variant: variant % TILE_VARIANTS, key: null };
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
