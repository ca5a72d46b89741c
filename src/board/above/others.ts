import { spaceSquares } from '../../grid/size';
import type { Point } from '../camera';
import { HAND_COLOURS, type LivePath } from '../remote';
import type { Theme } from '../theme';
import { type Box, bestPlace, boxAround, freeScreen } from './boxes';
import { middleOf } from './path';
import { plate } from './plate';
import type { Brush } from './sheet';
import { stampWords } from './stamps';
import { textWidth } from './text-width';
import { drawToken } from './token';
import type { Above } from './types';

/** Dashes of each hand, in CSS pixels: its line says the same as its colour. */
const DASHES: readonly (readonly number[])[] = [[], [12, 7], [3, 7], [14, 5, 3, 5], [7, 7], [20, 6]];
const BAR = 5;
const PADDING = 8;
const HEIGHT = 22;

/** Paths that several others draw: each one's line, the ghost at its end, and the name of who draws it. The one in front has its own costs and dangers. @returns what other words should not hide */
export function drawOthers(brush: Brush, live: readonly LivePath[], above: Above): readonly Box[] {
  const taken: Box[] = [];
  for (const path of live) {
    const end = drawLine(brush, path, above);
    if (end === null || path.by === null) continue;
    const label = { name: path.by.name, colour: colourOf(path.by.hand, above.scene.theme) };
    taken.push(drawLabel(brush, label, { at: end, above, taken }), boxAround(end, above.scene.camera.scale));
  }
  return taken;
}

const colourOf = (hand: number, { colours }: Theme): string =>
  colours[HAND_COLOURS[hand % HAND_COLOURS.length] ?? 'hand-1'];

/** Where its label belongs; null where there is nothing to draw. */
function drawLine(brush: Brush, { drag, by }: LivePath, { scene, tokens, tool }: Above): Point | null {
  const { draft, route } = drag;
  const mover = scene.view.find(draft.who);
  const end = route.path.at(-1);
  if (mover === null || end === undefined) return null;
  const at = { camera: scene.camera, space: spaceSquares(mover.sheet.size) };
  const tip = middleOf(end, at);
  // The one in front is drawn whole already.
  if (drag === tool) return tip;
  trace(
    brush,
    [draft.from, ...route.path].map((square) => middleOf(square, at)),
  );
  stroke(brush, by?.hand ?? 0, scene.theme);
  drawToken(brush, tokens.get(mover.id), end, { scene, opacity: 0.55 });
  return tip;
}

function trace({ paint, covers }: Brush, points: readonly Point[]): void {
  paint.beginPath();
  for (const { x, y } of points) {
    paint.lineTo(x, y);
    covers(x - 12, y - 12, x + 12, y + 12);
  }
}

function stroke({ paint }: Brush, hand: number, theme: Theme): void {
  paint.lineCap = 'round';
  paint.lineJoin = 'round';
  paint.setLineDash([]);
  paint.globalAlpha = 0.8;
  paint.strokeStyle = theme.colours.casing;
  paint.lineWidth = 7;
  paint.stroke();
  paint.globalAlpha = 1;
  paint.setLineDash([...(DASHES[hand % DASHES.length] ?? [])]);
  paint.strokeStyle = colourOf(hand, theme);
  paint.lineWidth = 3.5;
  paint.stroke();
  paint.setLineDash([]);
}

interface Place {
  readonly at: Point;
  readonly above: Above;
  readonly taken: readonly Box[];
}
function drawLabel(
  brush: Brush,
  { name, colour }: { readonly name: string; readonly colour: string },
  { at, above: { scene }, taken }: Place,
): Box {
  const { paint, covers } = brush;
  const { theme, camera } = scene;
  const font = `650 12px ${theme.font}`;
  const width = Math.ceil(textWidth(paint, font, name)) + BAR + 2 * PADDING;
  const token = boxAround(at, camera.scale);
  const room = { free: freeScreen(scene.screen, scene.insets), taken: [token, ...taken] };
  const box = bestPlace(at, { width, height: HEIGHT }, room);
  covers(box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 2);
  plate(paint, box, theme);
  paint.fillStyle = colour;
  paint.fillRect(box.x + 3, box.y + 4, BAR, box.height - 8);
  const ink = theme.colours.ink;
  stampWords(brush, name, { font, ink, at: { x: box.x + BAR + PADDING, y: box.y + box.height / 2 + 0.5 } });
  return box;
}
