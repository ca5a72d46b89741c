import { faded, type Theme } from '../theme';
import { conditionGlyph, GLYPH_BOX } from './condition-glyphs';
import type { Look } from './look';
import { drawRing } from './ring';

type Paint = CanvasRenderingContext2D;
/** The picture is larger than the token's space by this much on every side, in squares: halo and badges reach over. */
export const ART_MARGIN = 0.16;

const FULL = 2 * Math.PI;
/** The hit point gauge: an arc on the left, from below up to the top. */
const GAUGE = { from: 0.72 * Math.PI, to: 1.42 * Math.PI };

/**
 * Paints a token into a square picture of `(space + 2 margins) * square` pixels.
 * @param square device pixels a square of the board
 */
export function paintToken(paint: Paint, look: Look, square: number, theme: Theme): void {
  const middle = (look.space / 2 + ART_MARGIN) * square;
  const radius = look.space * square * 0.44 * look.build;
  paint.save();
  paint.translate(middle, middle);
  if (look.ghost) paint.globalAlpha = 0.55;
  if (look.acting) drawTurnHalo(paint, radius, square, theme);
  if (look.state === 'dead') drawDead(paint, look, radius, theme);
  else drawBody(paint, look, { radius, square }, theme);
  paint.restore();
}

interface Measures {
  readonly radius: number;
  readonly square: number;
}

function drawBody(paint: Paint, look: Look, { radius, square }: Measures, theme: Theme): void {
  const side = theme.colours[look.style];
  const line = Math.max(1.5, Math.min(radius * 0.15, square * 0.075));
  paint.fillStyle = theme.colours.face;
  circle(paint, Math.max(0.5, radius - line / 2));
  paint.fill();
  paint.fillStyle = faded(side, look.state === 'down' ? 0.1 : 0.24);
  paint.fill();
  if (look.ghost) paint.setLineDash([square * 0.05, square * 0.05]);
  drawRing(paint, { style: look.style, radius, line, colour: side, gap: theme.colours.face });
  paint.setLineDash([]);
  drawGauge(paint, look, { radius: radius - line * 2, line }, theme);
  drawInitials(paint, look, radius, theme);
  if (look.prone) drawProne(paint, radius, line, theme);
  drawBadges(paint, look, { radius, square }, theme);
}

function circle(paint: Paint, radius: number): void {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, FULL);
}

/** A ring around the ring and a pointer on top: whose turn it is. */
function drawTurnHalo(paint: Paint, radius: number, square: number, { colours }: Theme): void {
  for (const [width, colour] of [
    [0.13, colours.casing],
    [0.055, colours.turn],
  ] as const) {
    paint.strokeStyle = colour;
    paint.lineWidth = Math.max(1.5, square * width);
    circle(paint, radius + square * 0.085);
    paint.stroke();
  }
  const tip = -radius - square * 0.02;
  paint.fillStyle = colours.turn;
  paint.strokeStyle = colours.casing;
  paint.lineWidth = square * 0.035;
  paint.beginPath();
  paint.moveTo(-square * 0.14, tip - square * 0.13);
  paint.lineTo(square * 0.14, tip - square * 0.13);
  paint.lineTo(0, tip + square * 0.06);
  paint.closePath();
  paint.stroke();
  paint.fill();
}

function drawGauge(
  paint: Paint,
  look: Look,
  { radius, line }: { radius: number; line: number },
  theme: Theme,
): void {
  // Smaller than its own line it could not be read.
  if (radius < line) return;
  const { colours } = theme;
  paint.lineCap = 'round';
  paint.lineWidth = line * 1.1;
  paint.strokeStyle = colours['hp-track'];
  paint.beginPath();
  paint.arc(0, 0, radius, GAUGE.from, GAUGE.to);
  paint.stroke();
  if (look.health <= 0) return;
  paint.strokeStyle = look.health > 0.34 ? colours.hp : colours['hp-low'];
  paint.beginPath();
  paint.arc(0, 0, radius, GAUGE.from, GAUGE.from + (GAUGE.to - GAUGE.from) * Math.min(1, look.health));
  paint.stroke();
  paint.lineCap = 'butt';
}

function drawInitials(paint: Paint, look: Look, radius: number, theme: Theme): void {
  const size = radius * (look.initials.length > 3 ? 0.52 : look.initials.length > 2 ? 0.62 : 0.76);
  paint.save();
  if (look.prone) paint.rotate(-0.42);
  paint.font = `700 ${size}px ${theme.font}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillStyle =
    look.state === 'down' ? faded(theme.colours['face-ink'], 0.55) : theme.colours['face-ink'];
  paint.fillText(look.initials, 0, size * 0.04);
  paint.restore();
}

/** On the ground: the initials lie tilted on a bar. */
function drawProne(paint: Paint, radius: number, line: number, { colours }: Theme): void {
  paint.strokeStyle = colours['face-ink'];
  paint.lineWidth = line * 0.9;
  paint.beginPath();
  paint.moveTo(-radius * 0.5, radius * 0.6);
  paint.lineTo(radius * 0.5, radius * 0.6);
  paint.stroke();
}

function drawDead(paint: Paint, look: Look, radius: number, theme: Theme): void {
  paint.globalAlpha = 0.75;
  paint.strokeStyle = theme.colours[look.style];
  paint.lineWidth = Math.max(1, radius * 0.07);
  circle(paint, radius * 0.94);
  paint.stroke();
  paint.beginPath();
  for (const turn of [1, -1]) {
    paint.moveTo(-radius * 0.3 * turn, -radius * 0.3);
    paint.lineTo(radius * 0.3 * turn, radius * 0.3);
  }
  paint.stroke();
}

function drawBadges(paint: Paint, look: Look, { radius, square }: Measures, theme: Theme): void {
  const size = Math.min(square * 0.17, radius * 0.4);
  const shown = [
    ...look.badges.map((badge) => badge as BadgeLook),
    ...(look.more > 0 ? [{ id: '', letters: `+${look.more}` }] : []),
  ];
  for (const [index, badge] of shown.entries()) {
    const angle = (-78 + index * (44 / Math.max(0.9, radius / square / 0.44))) * (Math.PI / 180);
    drawBadge(paint, badge, { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius, size }, theme);
  }
}

interface BadgeLook {
  readonly id: string;
  readonly letters: string;
}
function drawBadge(
  paint: Paint,
  badge: BadgeLook,
  at: { x: number; y: number; size: number },
  theme: Theme,
): void {
  const { colours, font } = theme;
  paint.save();
  paint.translate(at.x, at.y);
  paint.fillStyle = colours['face-ink'];
  paint.strokeStyle = colours.face;
  paint.lineWidth = at.size * 0.22;
  circle(paint, at.size);
  paint.fill();
  paint.stroke();
  paint.fillStyle = colours.face;
  const glyph = conditionGlyph(badge.id);
  if (glyph === null) {
    paint.font = `700 ${at.size * 1.05}px ${font}`;
    paint.textAlign = 'center';
    paint.textBaseline = 'middle';
    paint.fillText(badge.letters, 0, at.size * 0.06);
  } else {
    const scale = (1.4 * at.size) / GLYPH_BOX;
    paint.scale(scale, scale);
    paint.translate(-GLYPH_BOX / 2, -GLYPH_BOX / 2);
    paint.strokeStyle = colours.face;
    paint.lineWidth = 2.6;
    paint.lineCap = 'round';
    paint.lineJoin = 'round';
    paint.stroke(glyph);
  }
  paint.restore();
}
