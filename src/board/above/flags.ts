import type { CombatantId } from '../../engine/state';
import type { Square } from '../../grid/square';
import type { Provocation } from '../../rules/questions/answers';
import type { Point } from '../camera';
import { faded, type Theme } from '../theme';
import { type Box, bestPlace, boxAround } from './boxes';
import { type Disc, edgeTowards } from './marks';
import { plate } from './plate';
import type { Brush } from './sheet';
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

function drawLabel({ paint, covers }: Brush, flag: Flag, places: FlagPlaces, theme: Theme): Box {
  const { colours, font } = theme;
  const strong = `700 12px ${font}`;
  const plain = `500 12px ${font}`;
  const words = Math.max(textWidth(paint, strong, flag.who), textWidth(paint, plain, flag.what));
  const width = Math.ceil(words) + 2 * PADDING + 4;
  const box = bestPlace(flag.badge, { width, height: 2 * LINE + 8 }, places);
  covers(box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 2);
  plate(paint, box, theme);
  paint.fillStyle = colours.amber;
  paint.fillRect(box.x, box.y + 5, 4, box.height - 10);
  paint.fillStyle = colours.ink;
  paint.textAlign = 'left';
  paint.textBaseline = 'middle';
  paint.font = strong;
  paint.fillText(flag.who, box.x + PADDING + 3, box.y + 4 + LINE / 2);
  paint.font = plain;
  paint.fillText(flag.what, box.x + PADDING + 3, box.y + 4 + LINE * 1.5);
  return box;
}

function drawBadge({ paint, covers }: Brush, { badge, number }: Flag, { colours, font }: Theme): void {
  const half = BADGE / 2;
  covers(badge.x - half - 8, badge.y - half - 8, badge.x + half + 8, badge.y + half + 8);
  paint.beginPath();
  paint.arc(badge.x, badge.y, half, 0, 2 * Math.PI);
  paint.fillStyle = colours.amber;
  paint.fill();
  paint.lineWidth = 2.5;
  paint.strokeStyle = colours['amber-rim'];
  paint.stroke();
  paint.lineWidth = 1;
  paint.strokeStyle = faded(colours['amber-ink'], 0.6);
  paint.beginPath();
  paint.arc(badge.x, badge.y, half + 1.8, 0, 2 * Math.PI);
  paint.stroke();
  paint.fillStyle = colours['amber-ink'];
  drawSwords(paint, badge, BADGE * 0.68);
  paint.beginPath();
  paint.arc(badge.x + half * 0.82, badge.y - half * 0.82, 8, 0, 2 * Math.PI);
  paint.fill();
  paint.fillStyle = colours['amber-rim'];
  paint.font = `700 11px ${font}`;
  paint.textAlign = 'center';
  paint.textBaseline = 'middle';
  paint.fillText(String(number), badge.x + half * 0.82, badge.y - half * 0.82 + 0.5);
}
