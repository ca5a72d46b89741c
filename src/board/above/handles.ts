import { paintingStore } from '../../session/painting';
import { type Point, toScreen } from '../camera';
import type { LoadedPicture } from '../layers/picture';
import type { Scene } from '../scene';
import type { Theme } from '../theme';
import { type Box, boxAround, freeScreen, leastHiding } from './boxes';
import type { Brush } from './sheet';

const RADIUS = 66;
/** Screen pixels a pixel of the picture in the loupe. */
const ZOOM = 4;
const AWAY = 104;

/** The two handles of a picture that is being laid, and what lies under the one in use, much enlarged. */
export function drawHandles(brush: Brush, scene: Scene, loaded: LoadedPicture | null): void {
  const { handles } = paintingStore.getState();
  if (handles === null) return;
  const [a, b] = [toScreen(scene.camera, handles.a), toScreen(scene.camera, handles.b)];
  drawSpan(brush, a, b, scene.theme);
  drawHandle(brush, a, { name: 'A', isActive: handles.active === 'a' }, scene.theme);
  drawHandle(brush, b, { name: 'B', isActive: handles.active === 'b' }, scene.theme);
  if (loaded !== null) drawLoupe(brush, handles[handles.active], { scene, loaded });
}

/** The box between both corners. */
function drawSpan({ paint, covers }: Brush, a: Point, b: Point, { colours }: Theme): void {
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [width, height] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  covers(left - 4, top - 4, left + width + 4, top + height + 4);
  paint.setLineDash([7, 5]);
  for (const [line, colour] of [
    [4, colours.casing],
    [2, colours.area],
  ] as const) {
    paint.lineWidth = line;
    paint.strokeStyle = colour;
    paint.strokeRect(left, top, width, height);
  }
  paint.setLineDash([]);
}

interface Look {
  readonly name: string;
  readonly isActive: boolean;
}

/** A ring with cross hairs, so that the place itself stays in sight, and its letter beside it. */
function drawHandle(
  { paint, covers }: Brush,
  at: Point,
  { name, isActive }: Look,
  { colours, font }: Theme,
): void {
  const radius = 13;
  covers(at.x - 34, at.y - 34, at.x + 34, at.y + 34);
  paint.lineCap = 'butt';
  for (const [width, colour] of [
    [isActive ? 7 : 5, colours.casing],
    [isActive ? 4 : 2, colours.area],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.beginPath();
    paint.arc(at.x, at.y, radius, 0, 2 * Math.PI);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      paint.moveTo(at.x + dx * 3, at.y + dy * 3);
      paint.lineTo(at.x + dx * (radius + 5), at.y + dy * (radius + 5));
    }
    paint.stroke();
  }
  paint.font = `700 14px ${font}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.lineWidth = 4;
  paint.strokeStyle = colours.casing;
  paint.strokeText(name, at.x + 23, at.y + 23);
  paint.fillStyle = colours.ink;
  paint.fillText(name, at.x + 23, at.y + 23);
}

interface Under {
  readonly scene: Scene;
  readonly loaded: LoadedPicture;
}

/** Above the place, else beside it; below it only where there is room nowhere else: a hand or a panel may be there. */
export function loupeAt(spot: Point, { screen, insets }: Pick<Scene, 'screen' | 'insets'>): Point {
  const around = (dx: number, dy: number): Box =>
    boxAround({ x: spot.x + dx, y: spot.y + dy }, 2 * RADIUS + 4);
  const { x, y, width } = leastHiding(
    [around(0, -AWAY), around(AWAY, 0), around(-AWAY, 0), around(0, AWAY)],
    {
      free: freeScreen(screen, insets),
      taken: [boxAround(spot, 40)],
    },
  );
  return { x: x + width / 2, y: y + width / 2 };
}

function drawLoupe({ paint, covers }: Brush, at: Point, { scene, loaded }: Under): void {
  const { picture } = scene.encounter;
  if (!picture) return;
  const { colours } = scene.theme;
  const { x, y } = loupeAt(toScreen(scene.camera, at), scene);
  covers(x - RADIUS - 4, y - RADIUS - 4, x + RADIUS + 4, y + RADIUS + 4);
  const pixels = {
    x: (at.x - picture.left) * picture.pixelsPerSquare,
    y: (at.y - picture.top) * picture.pixelsPerSquare,
  };
  const seen = (2 * RADIUS) / ZOOM;
  paint.save();
  paint.beginPath();
  paint.arc(x, y, RADIUS, 0, 2 * Math.PI);
  paint.fillStyle = colours.surround;
  paint.fill();
  paint.clip();
  paint.imageSmoothingEnabled = false;
  paint.drawImage(
    loaded.bitmap,
    (pixels.x - seen / 2) * loaded.scale,
    (pixels.y - seen / 2) * loaded.scale,
    seen * loaded.scale,
    seen * loaded.scale,
    x - RADIUS,
    y - RADIUS,
    2 * RADIUS,
    2 * RADIUS,
  );
  paint.restore();
  paint.beginPath();
  paint.arc(x, y, RADIUS, 0, 2 * Math.PI);
  paint.lineWidth = 3;
  paint.strokeStyle = colours.ink;
  paint.stroke();
  paint.beginPath();
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ] as const) {
    paint.moveTo(x - dx * RADIUS, y - dy * RADIUS);
    paint.lineTo(x + dx * RADIUS, y + dy * RADIUS);
  }
  for (const [width, colour] of [
    [3, colours.casing],
    [1, colours.area],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.stroke();
  }
}
