import type { CombatantId } from '../../engine/state';
import { type Point, toScreen } from '../camera';
import { isInSight } from '../in-sight';
import type { Shown } from '../layers/labels';
import type { Moment } from '../playback';
import type { Scene } from '../scene';
import { dragOf } from '../tools/drag-of';
import { drawArea, drawAreaWords, drawCaught } from './area';
import { freeScreen } from './boxes';
import { drawBadges } from './cover-badges';
import { drawCursor } from './cursor';
import { drawDrag } from './drag';
import { drawFloating, drawStrike } from './floating';
import { drawGhost } from './ghost';
import { drawHandles } from './handles';
import { drawMarching, drawPicking } from './marching';
import { type Disc, drawFocus, drawHover, drawTarget, drawWanted } from './marks';
import { drawMarkedNames } from './names';
import { drawOthers } from './others';
import { drawRingNames } from './ring-names';
import type { Brush } from './sheet';
import { drawBelowTokens, drawFlankings } from './shown';
import { discOf, drawToken } from './token';
import type { Above } from './types';

export function drawAbove(brush: Brush, above: Above): void {
  const { scene, tool, aim } = above;
  if (aim !== null) drawArea(brush, aim, scene);
  const drawn = drawBelowTokens(brush, above);
  const overlaid = aim !== null || drawn;
  if (overlaid) drawTokensAgain(brush, above);
  if (aim !== null) drawCaught(brush, aim, scene);
  drawFlankings(brush, above);
  if (overlaid) drawNamesAgain(brush, above);
  drawHalos(brush, above);
  drawPointed(brush, above);
  drawMarkedNames(brush, above);
  drawRingNames(brush, above);
  const drag = dragOf(tool);
  const others = drag?.route.formation?.filter(({ who }) => who !== drag.draft.who) ?? [];
  drawMarching(brush, above, others);
  const taken = drawOthers(brush, above.live, above);
  if (drag !== null) drawDrag(brush, drag, above, taken);
  if (tool.in === 'painting') drawGhost(brush, tool, scene);
  if (tool.in === 'aligning' || (tool.in === 'panning' && tool.back.in === 'aligning'))
    drawHandles(brush, scene, above.picture);
  if (tool.in === 'picking') drawPicking(brush, tool.from, tool.to, scene);
  if (tool.in === 'targeting' && tool.aims === null) aimAt(brush, tool.over, scene);
  if (above.cursor !== null) drawCursor(brush, above.cursor, scene);
  drawBadges(brush, above);
  if (aim !== null) drawAreaWords(brush, aim, above);
  if (above.moment !== null) drawMoment(brush, above.moment, above);
}

function drawHalos(brush: Brush, { scene, wanted, pulse }: Above): void {
  for (const { by, on } of wanted) {
    const who = scene.view.find(by);
    const cause = on === null ? null : scene.view.find(on);
    if (who !== null)
      drawWanted(
        brush,
        { disc: discOf(scene, who), cause: cause === null ? null : discOf(scene, cause), pulse },
        scene.theme,
      );
  }
}

function drawPointed(brush: Brush, { scene, focused, chance, tool }: Above): void {
  const { ui, view, theme } = scene;
  const free = freeScreen(scene.screen, scene.insets);
  const disc = (id: CombatantId | null): Disc | null => {
    const who = id === null ? null : view.find(id);
    return who === null ? null : discOf(scene, who);
  };
  const hovered = tool.in === 'dragging' || tool.in === 'panning' ? null : disc(ui.hoveredCombatant);
  if (hovered !== null) drawHover(brush, hovered, theme);
  const held = disc(focused);
  if (held !== null) drawFocus(brush, held, theme);
  const target = disc(ui.target);
  const by = disc(scene.encounter.current);
  if (target !== null) drawTarget(brush, { disc: target, chance, by, free }, theme);
}

/** Where something was laid over them, tokens are put on top of it again. */
function drawTokensAgain(brush: Brush, { scene, tokens }: Above): void {
  for (const [id, token] of tokens)
    if (!scene.absent.has(id) && isInSight(token.combatant, scene.visible))
      drawToken(brush, token, token.combatant.at, { scene, opacity: 1 });
}

function drawNamesAgain(brush: Brush, { scene, labels }: Above): void {
  for (const [id, label] of labels) if (!scene.absent.has(id)) drawName(brush, label, scene);
}

function drawName(
  { paint, covers }: Brush,
  { key, sprite }: Shown,
  { pictures, camera, density }: Scene,
): void {
  const picture = pictures.cuttingOf(key);
  if (picture === null) return;
  const { x, y } = toScreen(camera, sprite.position);
  const [width, height] = [picture.width / density, picture.height / density];
  covers(x, y, x + width, y + height);
  paint.drawImage(picture.canvas, picture.x, picture.y, picture.width, picture.height, x, y, width, height);
}

/** The square an action is pointed at. */
function aimAt({ paint, covers }: Brush, square: Point | null, { camera, theme }: Scene): void {
  if (square === null) return;
  const { x, y } = toScreen(camera, square);
  const size = camera.scale;
  covers(x - 4, y - 4, x + size + 4, y + size + 4);
  paint.setLineDash([6, 4]);
  paint.lineWidth = 2.5;
  paint.strokeStyle = theme.colours.ink;
  paint.strokeRect(x + 1, y + 1, size - 2, size - 2);
  paint.setLineDash([]);
}

function drawMoment(brush: Brush, moment: Moment, { scene, tokens }: Above): void {
  for (const { who, at } of moment.walkers) drawToken(brush, tokens.get(who), at, { scene, opacity: 1 });
  for (const { from, to, age } of moment.strikes)
    drawStrike(
      brush,
      { from: toScreen(scene.camera, from), to: toScreen(scene.camera, to), age },
      scene.theme,
    );
  for (const floating of moment.floating)
    drawFloating(brush, { ...floating, at: toScreen(scene.camera, floating.at) }, scene.theme);
}
