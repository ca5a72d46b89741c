import { type Ghost, paintingStore } from '../../session/painting';
import { toScreen } from '../camera';
import type { Scene } from '../scene';
import { faded } from '../theme';
import { strokeShown } from '../tools/painting';
import type { Painter } from '../tools/types';
import type { Brush } from './sheet';

/** What the pen would leave behind: squares filled and framed, borders as thick lines; dashed where it wipes. */
export function drawGhost(brush: Brush, tool: Painter, scene: Scene): void {
  const { pen } = paintingStore.getState();
  const stroke = strokeShown(tool);
  if (pen === null || stroke === null) return;
  const ghost = pen.ghost(scene.encounter.board, stroke);
  brush.paint.setLineDash(ghost.erases ? [6, 5] : []);
  drawPatches(brush, ghost, scene);
  drawLines(brush, ghost, scene);
  brush.paint.setLineDash([]);
}

/** Shapes on the screen at most: a fill of a ragged ground has very many patches. */
const MOST_FRAMED = 400;

function drawPatches({ paint, covers }: Brush, { patches, erases }: Ghost, { camera, theme }: Scene): void {
  if (patches.length === 0) return;
  const { colours } = theme;
  paint.beginPath();
  for (const { x, y, width, height } of patches) {
    const at = toScreen(camera, { x, y });
    const [w, h] = [width * camera.scale, height * camera.scale];
    covers(at.x - 4, at.y - 4, at.x + w + 4, at.y + h + 4);
    paint.rect(at.x, at.y, w, h);
  }
  paint.fillStyle = faded(erases ? colours.paper : colours.area, erases ? 0.45 : 0.3);
  paint.fill();
  if (patches.length > MOST_FRAMED) return;
  for (const [width, colour] of [
    [4, faded(colours.casing, 0.7)],
    [2, erases ? colours.ink : colours.area],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.stroke();
  }
}

function drawLines({ paint, covers }: Brush, { lines, erases }: Ghost, { camera, theme }: Scene): void {
  if (lines.length === 0) return;
  const { colours } = theme;
  const thick = Math.max(4, camera.scale * 0.14);
  paint.beginPath();
  for (const { x1, y1, x2, y2 } of lines) {
    const [from, to] = [toScreen(camera, { x: x1, y: y1 }), toScreen(camera, { x: x2, y: y2 })];
    covers(
      Math.min(from.x, to.x) - thick - 4,
      Math.min(from.y, to.y) - thick - 4,
      Math.max(from.x, to.x) + thick + 4,
      Math.max(from.y, to.y) + thick + 4,
    );
    paint.moveTo(from.x, from.y);
    paint.lineTo(to.x, to.y);
  }
  paint.lineCap = 'round';
  for (const [width, colour] of [
    [thick + 4, colours.casing],
    [thick, erases ? colours.ink : colours.area],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.stroke();
  }
}
