import { Container } from 'pixi.js';
import type { CombatantId } from '../engine/state';
import type { Square } from '../grid/square';
import type { Bands } from './bands';
import { createFogLayer } from './layers/fog';
import { createGridLayer } from './layers/grid';
import { createLabelLayer, type LabelLayer } from './layers/labels';
import { createLightLayer } from './layers/lights';
import { createPictureLayer, type LoadedPicture } from './layers/picture';
import { createReachLayer } from './layers/reach';
import { createRimLayer } from './layers/rim';
import { createSelectionLayer } from './layers/selection';
import { createStrikeLayer } from './layers/strikes';
import { createStructureLayer } from './layers/structures';
import { createThreatLayer } from './layers/threat';
import { createTileLayer } from './layers/tiles';
import { createTokenLayer, type Token } from './layers/tokens';
import type { Scene } from './scene';

/** Where the selected one can step to, and where the one in hand can go. */
export interface Reach {
  readonly moving: CombatantId | null;
  readonly dots: readonly Square[];
  readonly bands: Bands;
}

/** Everything that stays as it is while the pointer moves, in Pixi, bottom to top. */
export interface Stage {
  readonly root: Container;
  readonly tokens: ReadonlyMap<CombatantId, Token>;
  readonly labels: LabelLayer['labels'];
  /** The picture under the grid, once it is there. */
  readonly picture: LoadedPicture | null;
  /** `largest`: side of a texture in pixels. @returns true while pictures are still missing */
  draw(scene: Scene, reach: Reach, largest: number): boolean;
  /** What is drawn is put together anew at the next rendering: of what lies on which texture Pixi remembers also those that nobody shows any more. */
  regroup(): void;
  destroy(): void;
}

/** @param changed something can be drawn that could not before */
export function createStage(changed: () => void): Stage {
  const root = new Container();
  const world = root.addChild(new Container());
  const picture = createPictureLayer(changed);
  const tiles = createTileLayer();
  const grid = createGridLayer();
  const threat = createThreatLayer();
  const reach = createReachLayer();
  const strikes = createStrikeLayer();
  const structures = createStructureLayer();
  const lights = createLightLayer();
  const fog = createFogLayer();
  const selection = createSelectionLayer();
  const tokens = createTokenLayer();
  const labels = createLabelLayer();
  const rim = createRimLayer();
  const marks = [threat.root, reach.root, strikes.root];
  const above = [...marks, structures.root, lights.root, fog.root, tokens.root, selection.root, labels.root];
  world.addChild(grid.floor, picture.root, tiles.root, grid.lines, ...above);
  root.addChild(rim.root);
  return {
    root,
    tokens: tokens.tokens,
    labels: labels.labels,
    get picture() {
      return picture.loaded;
    },
    draw(scene, { moving, dots, bands }, largest) {
      const { camera } = scene;
      world.scale.set(camera.scale);
      world.position.set(-camera.x * camera.scale, -camera.y * camera.scale);
      grid.draw(scene);
      picture.draw(scene, largest);
      tiles.draw(scene);
      threat.draw(scene, moving);
      reach.draw(scene, dots, bands);
      strikes.draw(scene, moving);
      structures.draw(scene);
      lights.draw(scene);
      fog.draw(scene);
      selection.draw(scene);
      const more = tokens.draw(scene);
      labels.draw(scene, tokens.tokens);
      rim.draw(scene);
      return more;
    },
    regroup() {
      world.visible = false;
      world.visible = true;
    },
    destroy() {
      picture.destroy();
      root.destroy({ children: true });
    },
  };
}
