import type { View } from '../engine/contract';
import type { CombatantId, Encounter } from '../engine/state';
import type { Ui } from '../session/ui-state';
import type { Text } from '../text/i18n';
import type { Area, Camera, Extent, Insets } from './camera';
import type { Pictures } from './pictures';
import type { Theme } from './theme';

/** Everything the layers are drawn from, as it stands in this frame. */
export interface Scene {
  readonly encounter: Encounter;
  readonly view: View;
  readonly ui: Ui;
  readonly text: Text;
  readonly theme: Theme;
  /** Snapped: a square is a whole number of device pixels, and so is the board's offset. */
  readonly camera: Camera;
  readonly screen: Extent;
  readonly insets: Insets;
  /** Device pixels a CSS pixel. */
  readonly density: number;
  /** Squares on the screen. */
  readonly visible: Area;
  readonly pictures: Pictures;
  /** Whom the layer above shows instead (they are walking just now). */
  readonly absent: ReadonlySet<CombatantId>;
}

/** Device pixels a square. */
export const squarePixels = (scene: Scene): number => Math.round(scene.camera.scale * scene.density);
