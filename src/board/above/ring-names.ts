import type { ReachRing } from '../../rules/questions/reach-rings';
import { ringsShown } from '../../session/shown';
import { toScreen } from '../camera';
import type { Shown } from '../layers/labels';
import type { Scene } from '../scene';
import { weaponName } from '../words';
import { type Box, freeScreen, leastHiding } from './boxes';
import { plate } from './plate';
import type { Brush } from './sheet';
import { movingIn } from './shown';
import { textWidth } from './text-width';
import type { Above } from './types';

/** CSS pixels a square from which a ring says whose it is. */
const NAMED = 26;
const HEIGHT = 18;

/** On each reach ring, whose it is and how far: on top of everything, where it hides least of the names around. */
export function drawRingNames(brush: Brush, above: Above): void {
  const { scene, labels } = above;
  const shown = scene.camera.scale < NAMED ? null : ringsShown(scene.view, scene.ui, movingIn(above));
  if (shown === null) return;
  const taken = [...labels.values()].flatMap((label) => boxOf(label, scene) ?? []);
  const free = freeScreen(scene.screen, scene.insets);
  for (const ring of shown.rings) taken.push(drawRingName(brush, ring, { scene, taken, free }));
}

function boxOf({ key, sprite }: Shown, { pictures, camera, density }: Scene): Box | null {
  const picture = pictures.cuttingOf(key);
  if (picture === null) return null;
  const { x, y } = toScreen(camera, sprite.position);
  return { x, y, width: picture.width / density, height: picture.height / density };
}

function drawRingName(
  { paint, covers }: Brush,
  ring: ReachRing,
  { scene, taken, free }: { readonly scene: Scene; readonly taken: readonly Box[]; readonly free: Box },
): Box {
  const { theme, text } = scene;
  const names = ring.weapons.map((id) => weaponName(text, id)).join(', ');
  const words = text.t('ui:board.ring', { weapon: names, feet: ring.feet });
  const font = `600 11px ${theme.font}`;
  const width = Math.ceil(textWidth(paint, font, words)) + 12;
  const box = leastHiding(placesOn(ring, width, scene), { free, taken });
  covers(box.x - 2, box.y - 2, box.x + width + 2, box.y + HEIGHT + 2);
  plate(paint, box, theme);
  paint.font = font;
  paint.fillStyle = theme.colours.ink;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(words, box.x + width / 2, box.y + HEIGHT / 2 + 0.5);
  return box;
}

/** The middle of its upper edge, of its lower one, then along both to their ends. */
function* placesOn({ squares }: ReachRing, width: number, { camera }: Scene): Generator<Box> {
  const rows = squares.map(({ y }) => y);
  const edges = [Math.min(...rows), Math.max(...rows)] as const;
  for (const along of [0.5, 0.15, 0.85])
    for (const [index, row] of edges.entries()) {
      const columns = squares.filter(({ y }) => y === row).map(({ x }) => x);
      const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
      const { x, y } = toScreen(camera, { x: left + (right - left) * along, y: row + index });
      yield { x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT };
    }
}
