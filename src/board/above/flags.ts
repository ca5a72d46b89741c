import type { CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { Provocation } from '../../rules/questions/answers';
import type { Point } from '../camera';
import type { Pen } from '../pen';
import { faded, type Theme } from '../theme';
import { type Box, bestPlace, boxAround } from './boxes';
import { type Disc, edgeTowards } from './marks';
import { plate } from './plate';
import type { Brush } from './sheet';
import { stamp } from './stamps';
import { drawSwords } from './swords';
import { textWidth } from './text-width';

/** An attack of opportunity on the drawn path: its number in the order, where, by whom, in words. */
export interface Flag {
  readonly number: number;
  readonly by: CombatantId;
  readonly square: Square;
  readonly badge: Point;
  readonly attacker: Disc;
  /** "Ogre, greatclub" */
  readonly who: string;
  /** "hits 65 %, 16 damage" */
  readonly what: string;
}
const BADGE = 26;
const PADDING = 7;
const LINE = 15;

/** Badges of one square stand side by side in its upper half. */
export function placeFlags(
  provocations: readonly Provocation[],
  places: {
    middle(at: Square): Point;
    attacker(by: CombatantId): Disc;
    words(flag: Provocation): readonly [string, string];
  },
): readonly Flag[] {
  const inSquare = new Map<string, number>();
  return provocations.map((provocation, index) => {
    const key = `${provocation.at.x},${provocation.at.y}`;
    const before = inSquare.get(key) ?? 0;
    inSquare.set(key, before + 1);
    const middle = places.middle(provocation.at);
    const [who, what] = places.words(provocation);
    return {
      number: index + 1,
      by: provocation.by,
      square: provocation.at,
      badge: { x: middle.x + before * (BADGE + 2), y: middle.y },
      attacker: places.attacker(provocation.by),
      who,
      what,
    };
  });
}

export interface FlagPlaces {
  readonly free: Box;
  readonly taken: readonly Box[];
}

/** Lines first, then labels, then badges: nothing hides a number. */
export function drawFlags(brush: Brush, flags: readonly Flag[], places: FlagPlaces, theme: Theme): void {
  for (const flag of flags) drawLine(brush, flag, theme);
  const taken = [...places.taken, ...flags.map(({ badge }) => boxAround(badge, BADGE + 4))];
  for (const flag of flags) taken.push(drawLabel(brush, flag, { free: places.free, taken }, theme));
  for (const flag of flags) drawBadge(brush, flag, theme);
}

function drawLine({ paint, covers }: Brush, { badge, attacker: disc }: Flag, { colours }: Theme): void {
  const attacker = edgeTowards(disc, badge);
  covers(
    Math.min(badge.x, attacker.x) - 6,
    Math.min(badge.y, attacker.y) - 6,
    Math.max(badge.x, attacker.x) + 6,
    Math.max(badge.y, attacker.y) + 6,
  );
  paint.lineCap = 'round';
  for (const [width, colour] of [
    [4.5, faded(colours['amber-ink'], 0.75)],
    [2, colours.amber],
  ] as const) {
    paint.lineWidth = width;
    paint.strokeStyle = colour;
    paint.beginPath();
    paint.moveTo(attacker.x, attacker.y);
    paint.lineTo(badge.x, badge.y);
    paint.stroke();
  }
}

function drawLabel(brush: Brush, flag: Flag, places: FlagPlaces, theme: Theme): Box {
  const { paint } = brush;
  const strong = `700 12px ${theme.font}`;
  const plain = `500 12px ${theme.font}`;
  const words = Math.max(textWidth(paint, strong, flag.who), textWidth(paint, plain, flag.what));
  const width = Math.ceil(words) + 2 * PADDING + 4;
  const box = bestPlace(flag.badge, { width, height: 2 * LINE + 8 }, places);
  stamp(brush, `label|${flag.who}|${flag.what}`, grown(box), (pen) => {
    const inside = { x: EDGE, y: EDGE, width: box.width, height: box.height };
    paintLabel(pen, flag, { box: inside, strong, plain }, theme);
  });
  return box;
}

/** Room for the half of an edge that lies outside. */
const EDGE = 1;
const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - EDGE,
  y: y - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
});

function paintLabel(
  pen: Pen,
  { who, what }: Flag,
  { box, strong, plain }: { readonly box: Box; readonly strong: string; readonly plain: string },
  theme: Theme,
): void {
  const { colours } = theme;
  plate(pen, box, theme);
  pen.fillStyle = colours.amber;
  pen.fillRect(box.x, box.y + 5, 4, box.height - 10);
  pen.fillStyle = colours.ink;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.font = strong;
  pen.fillText(who, box.x + PADDING + 3, box.y + 4 + LINE / 2);
  pen.font = plain;
  pen.fillText(what, box.x + PADDING + 3, box.y + 4 + LINE * 1.5);
}

/** From the middle of a badge to the edge of its picture: the number stands out at the upper right. */
const OUT = BADGE / 2 + 8;

function drawBadge(brush: Brush, { badge, number }: Flag, theme: Theme): void {
  stamp(brush, `badge|${number}`, boxAround(badge, 2 * OUT), (pen) =>
    paintBadge(pen, { x: OUT, y: OUT }, number, theme),
  );
}

function paintBadge(pen: Pen, at: Point, number: number, { colours, font }: Theme): void {
  const half = BADGE / 2;
  const corner = { x: at.x + half * 0.82, y: at.y - half * 0.82 };
  pen.beginPath();
  pen.arc(at.x, at.y, half, 0, 2 * Math.PI);
  pen.fillStyle = colours.amber;
  pen.fill();
  pen.lineWidth = 2.5;
  pen.strokeStyle = colours['amber-rim'];
  pen.stroke();
  pen.lineWidth = 1;
  pen.strokeStyle = faded(colours['amber-ink'], 0.6);
  pen.beginPath();
  pen.arc(at.x, at.y, half + 1.8, 0, 2 * Math.PI);
  pen.stroke();
  pen.fillStyle = colours['amber-ink'];
  drawSwords(pen, at, BADGE * 0.68);
  pen.beginPath();
  pen.arc(corner.x, corner.y, 8, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = colours['amber-rim'];
  pen.font = `700 11px ${font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(number), corner.x, corner.y + 0.5);
}
