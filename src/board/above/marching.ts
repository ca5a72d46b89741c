import type { Combatant } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import type { Square } from '../../grid/square';
import type { Marcher } from '../../session/formation';
import { type Point, toScreen } from '../camera';
import type { Scene } from '../scene';
import { bandColour, strokeBand } from './line-style';
import type { Brush } from './sheet';
import { drawSwords } from './swords';
import { discOf, drawToken } from './token';
import type { Above } from './types';

/** Those who go along with the one in hand: the way of each, its ghost, where it may be struck; who stays is crossed out. */
export function drawMarching(brush: Brush, above: Above, marchers: readonly Marcher[]): void {
  for (const marcher of marchers) {
    const who = above.scene.view.find(marcher.who);
    if (who === null) continue;
    if (marcher.refusal === null) drawWay(brush, marcher, who, above);
    else drawStays(brush, who, above.scene);
  }
}

function drawWay(brush: Brush, { path, from, answer }: Marcher, who: Combatant, above: Above): void {
  const { scene, tokens } = above;
  const end = path.at(-1);
  if (end === undefined) return;
  const middle = middleIn(scene, spaceSquares(who.sheet.size));
  if (answer !== null) {
    trace(brush, [from, ...path].map(middle));
    strokeBand(brush, answer.band, scene.theme);
  }
  drawToken(brush, tokens.get(who.id), end, { scene, opacity: 0.55 });
  for (const { at } of answer?.provocations ?? []) drawBadge(brush, middle(at), scene);
  if (answer !== null) drawEnd(brush, end, who, { scene, colour: bandColour(answer.band, scene.theme) });
}

const middleIn =
  ({ camera }: Scene, space: number) =>
  ({ x, y }: Square): Point =>
    toScreen(camera, { x: x + space / 2, y: y + space / 2 });

function trace({ paint, covers }: Brush, points: readonly Point[]): void {
  paint.beginPath();
  for (const { x, y } of points) {
    paint.lineTo(x, y);
    covers(x - 12, y - 12, x + 12, y + 12);
  }
}

/** The space in which it ends, framed. */
function drawEnd(
  { paint, covers }: Brush,
  end: Square,
  who: Combatant,
  { scene, colour }: { scene: Scene; colour: string },
): void {
  const { x, y } = toScreen(scene.camera, end);
  const size = spaceSquares(who.sheet.size) * scene.camera.scale;
  covers(x - 2, y - 2, x + size + 2, y + size + 2);
  paint.setLineDash([]);
  paint.lineWidth = 2;
  paint.strokeStyle = colour;
  paint.strokeRect(x + 1.5, y + 1.5, size - 3, size - 3);
}

const BADGE = 20;

function drawBadge({ paint, covers }: Brush, { x, y }: Point, { theme: { colours } }: Scene): void {
  covers(x - BADGE, y - BADGE, x + BADGE, y + BADGE);
  paint.setLineDash([]);
  paint.beginPath();
  paint.arc(x, y, BADGE / 2, 0, 2 * Math.PI);
  paint.fillStyle = colours.amber;
  paint.fill();
  paint.lineWidth = 2;
  paint.strokeStyle = colours['amber-rim'];
  paint.stroke();
  paint.fillStyle = colours['amber-ink'];
  drawSwords(paint, { x, y }, BADGE * 0.68);
}

function drawStays({ paint, covers }: Brush, who: Combatant, scene: Scene): void {
  const { x, y, radius } = discOf(scene, who);
  const arm = radius * 0.5;
  const { colours } = scene.theme;
  covers(x - radius, y - radius, x + radius, y + radius);
  paint.setLineDash([]);
  paint.lineCap = 'round';
  for (const [width, colour] of [
    [8, colours.casing],
    [4, colours.far],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.beginPath();
    paint.moveTo(x - arm, y - arm);
    paint.lineTo(x + arm, y + arm);
    paint.moveTo(x + arm, y - arm);
    paint.lineTo(x - arm, y + arm);
    paint.stroke();
  }
}

/** The rectangle in which several are selected, along the lines of the grid. */
export function drawPicking(
  { paint, covers }: Brush,
  a: Square,
  b: Square,
  { camera, theme: { colours } }: Scene,
): void {
  const from = toScreen(camera, { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) });
  const to = toScreen(camera, { x: Math.max(a.x, b.x) + 1, y: Math.max(a.y, b.y) + 1 });
  covers(from.x - 4, from.y - 4, to.x + 4, to.y + 4);
  for (const [width, colour] of [
    [5, colours.casing],
    [2.5, colours.ink],
  ] as const) {
    paint.setLineDash(width === 5 ? [] : [8, 5]);
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.strokeRect(from.x, from.y, to.x - from.x, to.y - from.y);
  }
  paint.setLineDash([]);
}
