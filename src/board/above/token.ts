import type { Combatant } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import { ART_MARGIN } from '../art/token-art';
import { type Point, toScreen } from '../camera';
import type { Token } from '../layers/tokens';
import type { Scene } from '../scene';
import type { Disc } from './marks';
import type { Brush } from './sheet';

/** A creature's space on the screen. */
export function discOf({ camera }: Scene, { at, sheet }: Combatant): Disc {
  const space = spaceSquares(sheet.size);
  const middle = toScreen(camera, { x: at.x + space / 2, y: at.y + space / 2 });
  return { ...middle, radius: space * camera.scale * 0.44 };
}

/** A token's own picture somewhere else: walking, or as the ghost of a drag. `at`: top-left in squares. */
export function drawToken(
  { paint, covers }: Brush,
  token: Token | undefined,
  at: Point,
  { scene, opacity }: { scene: Scene; opacity: number },
): void {
  const picture = token?.key == null ? null : scene.pictures.cuttingOf(token.key);
  if (token === undefined || picture === null) return;
  const { scale } = scene.camera;
  const { x, y } = toScreen(scene.camera, { x: at.x - ART_MARGIN, y: at.y - ART_MARGIN });
  const size = (token.look.space + 2 * ART_MARGIN) * scale;
  covers(x, y, x + size, y + size);
  paint.globalAlpha = opacity;
  paint.drawImage(picture.canvas, picture.x, picture.y, picture.width, picture.height, x, y, size, size);
  paint.globalAlpha = 1;
}
