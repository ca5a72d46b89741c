import type { Inside } from '../../rules/questions/area';
import type { Aim } from '../../session/aim';
import { ruleName } from '../../text/rule-name';
import { toScreen } from '../camera';
import type { Scene } from '../scene';
import { faded } from '../theme';
import { bestPlace, boxAround, freeScreen } from './boxes';
import { traceOutline } from './outline';
import { plate } from './plate';
import type { Brush } from './sheet';
import { textWidth } from './text-width';
import { discOf } from './token';
import type { Above } from './types';

/** An area at the pointer: filled squares with a firm line around. */
export function drawArea({ paint, covers }: Brush, { answer }: Aim, scene: Scene): void {
  const { camera, theme } = scene;
  const { colours } = theme;
  const barred = answer.refusal !== null;
  const colour = barred ? colours.far : colours.area;
  if (answer.squares.length > 0) {
    const box = traceOutline(paint, camera, answer.squares);
    covers(box.left - 5, box.top - 5, box.right + 5, box.bottom + 5);
    paint.fillStyle = faded(colour, barred ? 0.1 : 0.2);
    paint.fill('evenodd');
    paint.lineJoin = 'round';
    paint.setLineDash(barred ? [8, 6] : []);
    for (const [width, stroke] of [
      [6, faded(colours.casing, 0.8)],
      [3, colour],
    ] as const) {
      paint.lineWidth = width;
      paint.strokeStyle = stroke;
      paint.stroke();
    }
    paint.setLineDash([]);
  }
}

/** Above the tokens: who is in it, and where it begins. */
export function drawCaught(brush: Brush, { answer }: Aim, scene: Scene): void {
  const { colours } = scene.theme;
  const colour = answer.refusal === null ? colours.area : colours.far;
  for (const { id } of answer.inside) {
    const who = scene.view.find(id);
    if (who !== null) drawCorners(brush, discOf(scene, who), scene, colour);
  }
  drawOrigin(brush, toScreen(scene.camera, answer.origin), scene, colour);
}

/** The corners of a square around the ring: no side's ring has that shape. */
function drawCorners(
  { paint, covers }: Brush,
  { x, y, radius }: { x: number; y: number; radius: number },
  { theme }: Scene,
  colour: string,
): void {
  const out = radius + 3;
  const arm = out * 0.5;
  covers(x - out - 4, y - out - 4, x + out + 4, y + out + 4);
  paint.lineJoin = 'miter';
  paint.lineCap = 'butt';
  for (const [width, stroke] of [
    [6, theme.colours.casing],
    [3, colour],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = stroke;
    paint.beginPath();
    for (const [right, down] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const) {
      paint.moveTo(x + right * (out - arm), y + down * out);
      paint.lineTo(x + right * out, y + down * out);
      paint.lineTo(x + right * out, y + down * (out - arm));
    }
    paint.stroke();
  }
}

/** The grid corner it begins at. */
function drawOrigin(
  { paint, covers }: Brush,
  { x, y }: { x: number; y: number },
  { theme }: Scene,
  colour: string,
): void {
  covers(x - 14, y - 14, x + 14, y + 14);
  paint.lineCap = 'butt';
  for (const [width, stroke] of [
    [5.5, theme.colours.casing],
    [2.5, colour],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = stroke;
    paint.beginPath();
    paint.arc(x, y, 6.5, 0, 2 * Math.PI);
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      paint.moveTo(x + dx * 3, y + dy * 3);
      paint.lineTo(x + dx * 11, y + dy * 11);
    }
    paint.stroke();
  }
}

/** Names that are written at the pointer; the card has them all. */
const NAMED = 5;

/** At the pointer: which shape, and who is in it, friends told apart by a word. */
export function drawAreaWords(
  { paint, covers }: Brush,
  { answer, at }: Aim,
  { scene, pointer }: Above,
): void {
  const { theme, camera } = scene;
  const end = toScreen(camera, at);
  // Arrow keys take it away from the pointer.
  const isThere = pointer !== null && Math.hypot(pointer.x - end.x, pointer.y - end.y) < 2 * camera.scale;
  const tip = isThere ? pointer : end;
  const lines = linesOf(answer.inside, scene);
  const title = titleOf(answer, scene);
  const [bold, plain] = [`700 13px ${theme.font}`, `500 12px ${theme.font}`];
  const widths = lines.map((words) => textWidth(paint, plain, words));
  const width = Math.ceil(Math.max(textWidth(paint, bold, title), ...widths)) + 20;
  const height = 24 + 15 * lines.length + (lines.length > 0 ? 3 : 0);
  const free = freeScreen(scene.screen, scene.insets);
  const caught = answer.inside.flatMap(({ id }) => {
    const who = scene.view.find(id);
    return who === null ? [] : [discOf(scene, who)].map((disc) => boxAround(disc, 2 * disc.radius));
  });
  const taken = [boxAround(tip, 24), ...caught];
  const box = bestPlace(tip, { width, height }, { free, taken });
  covers(box.x - 2, box.y - 2, box.x + width + 2, box.y + height + 2);
  plate(paint, box, theme);
  paint.fillStyle = theme.colours.ink;
  paint.textAlign = 'left';
  paint.textBaseline = 'middle';
  paint.font = bold;
  paint.fillText(title, box.x + 10, box.y + 13);
  paint.font = plain;
  for (const [index, words] of lines.entries())
    paint.fillText(words, box.x + 10, box.y + 24 + 15 * index + 7);
}

const titleOf = ({ area, refusal, inside }: Aim['answer'], { text }: Scene): string =>
  refusal === null
    ? text.t('ui:area.title', {
        shape: ruleName(text, 'casting', area.shape),
        feet: area.feet,
        count: inside.length,
      })
    : text.t('ui:area.barred');

function linesOf(inside: readonly Inside[], { view, text }: Scene): readonly string[] {
  const names = inside.map(({ id, is }) => {
    const name = view.find(id)?.sheet.name ?? id;
    return is === 'other' ? name : text.t(`ui:area.${is}`, { name });
  });
  const more = names.length - NAMED;
  return more > 0 ? [...names.slice(0, NAMED), text.t('ui:area.more', { count: more })] : names;
}
