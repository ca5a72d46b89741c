import type { Combatant } from '../../engine/state';
import { spaceSquares } from '../../grid/size';
import type { Square } from '../../grid/square';
import { flankingShown, type Moving, type Rings, ringsShown, strikesShown } from '../../session/shown';
import { type Point, toScreen } from '../camera';
import type { Scene } from '../scene';
import { sideStyle } from '../theme';
import { dragOf } from '../tools/drag-of';
import { type Disc, edgeTowards } from './marks';
import { traceOutline } from './outline';
import { plate } from './plate';
import type { Brush } from './sheet';
import { textWidth } from './text-width';
import { discOf } from './token';
import type { Above } from './types';

/** Who is in hand and where its path leads: overlays are shown as if it stood there. */
export function movingIn({ tool, scene }: Above): Moving | null {
  const drag = dragOf(tool);
  const who = drag === null || drag.draft.place ? null : scene.view.find(drag.draft.who);
  return drag === null || who === null ? null : { who: who.id, to: drag.route.path.at(-1) ?? who.at };
}

/** Reach rings and lanes of charges. @returns whether there are any: tokens are then drawn above them */
export function drawBelowTokens(brush: Brush, above: Above): boolean {
  const { scene } = above;
  const { view, ui } = scene;
  const moving = movingIn(above);
  const rings = ringsShown(view, ui, moving);
  if (rings !== null) drawRings(brush, rings, scene);
  const strikes = strikesShown(view, ui, moving?.who ?? null);
  const charger = view.find(moving?.who ?? view.encounter.current ?? ui.selected ?? '');
  const lanes = strikes === null || charger === null ? [] : strikes.lanes;
  if (charger !== null) for (const lane of lanes) drawLane(brush, charger, lane, scene);
  return rings !== null || lanes.length > 0;
}

/** Lines through everyone who is flanked. */
export function drawFlankings(brush: Brush, above: Above): void {
  const { scene } = above;
  const { view, ui } = scene;
  const moving = movingIn(above);
  for (const { on, by } of flankingShown(view, ui, moving)) {
    const there = (id: string): Combatant => {
      const who = view.combatant(id);
      return moving?.who === id ? { ...who, at: moving.to } : who;
    };
    drawFlanking(brush, [there(by[0]), there(by[1])], there(on), scene);
  }
}

/** A second ring has another line, so that the two are told apart. */
const DASHES: readonly (readonly number[])[] = [[], [12, 5], [4, 5]];

function drawRings(brush: Brush, { who, rings }: Rings, scene: Scene): void {
  const { paint, covers } = brush;
  const { camera, theme } = scene;
  const colour = theme.colours[sideStyle(who.side)];
  for (const [index, ring] of rings.entries()) {
    const dash = ring.threatens ? (DASHES[Math.min(index, 1)] ?? []) : [1, 6];
    const box = traceOutline(paint, camera, ring.squares);
    covers(box.left - 5, box.top - 5, box.right + 5, box.bottom + 5);
    paint.lineJoin = 'round';
    paint.lineCap = 'round';
    for (const [width, stroke] of [
      [6, theme.colours.casing],
      [3, colour],
    ] as const) {
      paint.setLineDash(width === 3 ? [...dash] : []);
      paint.lineWidth = width;
      paint.strokeStyle = stroke;
      paint.stroke();
    }
    paint.setLineDash([]);
    drawHole(paint, ring.hole, colour, scene);
  }
}

/** A cross in each square that lies within the ring and cannot be struck into. */
function drawHole(
  paint: CanvasRenderingContext2D,
  hole: readonly Square[],
  colour: string,
  { camera, theme }: Scene,
): void {
  const arm = Math.min(7, camera.scale * 0.16);
  for (const [width, stroke] of [
    [4.5, theme.colours.casing],
    [2.2, colour],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = stroke;
    paint.beginPath();
    for (const square of hole) {
      const { x, y } = toScreen(camera, { x: square.x + 0.5, y: square.y + 0.5 });
      paint.moveTo(x - arm, y - arm);
      paint.lineTo(x + arm, y + arm);
      paint.moveTo(x + arm, y - arm);
      paint.lineTo(x - arm, y + arm);
    }
    paint.stroke();
  }
}

/** From which a number fits on a token's rim beside its initials. */
const ROOMY = 40;

/** The way of a charge: a dashed line with an arrowhead. */
function drawLane(
  { paint, covers }: Brush,
  { at, sheet }: Combatant,
  lane: readonly Square[],
  { camera, theme }: Scene,
): void {
  const half = spaceSquares(sheet.size) / 2;
  const last = lane.at(-1) ?? at;
  const from = toScreen(camera, { x: at.x + half, y: at.y + half });
  const to = toScreen(camera, { x: last.x + half, y: last.y + half });
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const size = Math.min(14, camera.scale * 0.3);
  const tip = (turn: number): Point => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  coversLine(covers, from, to);
  for (const [width, stroke, dash] of [
    [6, theme.colours.casing, []],
    [3, theme.colours.run, [11, 7]],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = stroke;
    paint.setLineDash([...dash]);
    line(paint, from, to);
    paint.setLineDash([]);
    line(paint, tip(0.5), to, tip(-0.5));
  }
}

function line(paint: CanvasRenderingContext2D, ...points: readonly Point[]): void {
  paint.lineCap = 'round';
  paint.beginPath();
  for (const { x, y } of points) paint.lineTo(x, y);
  paint.stroke();
}

const coversLine = (covers: Brush['covers'], a: Point, b: Point): void =>
  covers(Math.min(a.x, b.x) - 16, Math.min(a.y, b.y) - 16, Math.max(a.x, b.x) + 16, Math.max(a.y, b.y) + 16);

/** A double line from one to the other, left out over whom they have between them, with a knob at each end. */
function drawFlanking(
  { paint, covers }: Brush,
  [one, other]: readonly [Combatant, Combatant],
  target: Combatant,
  scene: Scene,
): void {
  const { theme } = scene;
  const [a, b, between] = [discOf(scene, one), discOf(scene, other), discOf(scene, target)];
  const [from, to] = [edgeTowards(a, b), edgeTowards(b, a)];
  coversLine(covers, from, to);
  const colour = theme.colours[sideStyle(one.side)];
  for (const [width, stroke] of [
    [9, theme.colours.casing],
    [6.5, colour],
    [2.5, theme.colours.casing],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = stroke;
    for (const [start, end] of outsideOf(between, from, to)) line(paint, start, end);
  }
  const knob = Math.min(6, scene.camera.scale * 0.13);
  for (const { x, y } of [from, to]) {
    paint.beginPath();
    paint.arc(x, y, knob, 0, 2 * Math.PI);
    paint.fillStyle = colour;
    paint.fill();
    paint.lineWidth = 2;
    paint.strokeStyle = theme.colours.casing;
    paint.stroke();
  }
  drawPincers(paint, between, [a, b], { colour, casing: theme.colours.casing });
  const top = { x: between.x, y: between.y - between.radius };
  covers(top.x - 24, top.y - 12, top.x + 24, top.y + 12);
  drawBonus(paint, top, scene);
}

/** Two arcs on the one between, each facing one of the two. */
function drawPincers(
  paint: CanvasRenderingContext2D,
  { x, y, radius }: Disc,
  two: readonly Point[],
  { colour, casing }: { colour: string; casing: string },
): void {
  paint.lineCap = 'butt';
  for (const [width, stroke, half] of [
    [7, casing, 0.78],
    [4, colour, 0.7],
  ] as const)
    for (const other of two) {
      const angle = Math.atan2(other.y - y, other.x - x);
      paint.lineWidth = width;
      paint.strokeStyle = stroke;
      paint.beginPath();
      paint.arc(x, y, radius + 2, angle - half, angle + half);
      paint.stroke();
    }
}

/** The parts of a line that lie outside of a disc: two where it goes through, the whole line where it does not. */
function outsideOf(disc: Disc, from: Point, to: Point): readonly (readonly [Point, Point])[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const along = ((disc.x - from.x) * dx + (disc.y - from.y) * dy) / length;
  const off = Math.abs((disc.x - from.x) * dy - (disc.y - from.y) * dx) / length;
  const half = Math.sqrt(Math.max(0, (disc.radius + 4) ** 2 - off ** 2));
  const point = (at: number): Point => ({ x: from.x + (dx * at) / length, y: from.y + (dy * at) / length });
  const [near, far] = [Math.max(0, along - half), Math.min(length, along + half)];
  if (half === 0) return [[from, to]];
  return [
    [from, point(near)],
    [point(far), to],
  ];
}

/** What flanking gives, over whom it is given against. */
function drawBonus(paint: CanvasRenderingContext2D, { x, y }: Point, { theme, text, camera }: Scene): void {
  if (camera.scale < ROOMY) return;
  const words = text.t('ui:board.flanked');
  const font = `750 12px ${theme.font}`;
  const width = Math.ceil(textWidth(paint, font, words)) + 12;
  plate(paint, { x: x - width / 2, y: y - 9, width, height: 18 }, theme);
  paint.font = font;
  paint.fillStyle = theme.colours.ink;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(words, x, y + 0.5);
}
