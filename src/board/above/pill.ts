import type { Band } from '../../rules/questions/answers';
import type { Point } from '../camera';
import type { Theme } from '../theme';
import { type Box, keptInside, leastHiding } from './boxes';
import { strokeBand } from './line-style';
import { plate } from './plate';
import type { Brush } from './sheet';
import { textWidth } from './text-width';

/** What the path costs, at the pointer. */
export interface Pill {
  readonly band: Band | null;
  /** "25 of 30 ft" */
  readonly cost: string;
  /** Smaller lines below it. */
  readonly notes: readonly string[];
}
const SWATCH = 26;
const PADDING = 9;

export interface PillPlace {
  readonly free: Box;
  /** What should stay in view, if it can: the path. */
  readonly taken: readonly Box[];
  readonly touch: boolean;
  readonly theme: Theme;
}

/** Measures and places it: beside a mouse pointer where it hides least of the path, well above a finger. */
export function placePill(
  brush: Brush,
  pill: Pill,
  at: Point,
  { free, taken, touch, theme }: PillPlace,
): Box {
  const { paint } = brush;
  const cost = textWidth(paint, costFont(theme), pill.cost) + (pill.band === null ? 0 : SWATCH + 8);
  const notes = pill.notes.map((note) => textWidth(paint, noteFont(theme), note));
  const width = Math.ceil(Math.max(cost, ...notes)) + 2 * PADDING;
  const height = 26 + pill.notes.length * 15 + (pill.notes.length > 0 ? 4 : 0);
  if (touch) return keptInside({ x: at.x - width / 2, y: at.y - height - 64, width, height }, free);
  const places = [
    { x: at.x + 20, y: at.y + 18 },
    { x: at.x + 20, y: at.y - height - 18 },
    { x: at.x - width - 20, y: at.y + 18 },
    { x: at.x - width - 20, y: at.y - height - 18 },
  ];
  return leastHiding(
    places.map((place) => ({ ...place, width, height })),
    { free, taken },
  );
}

export function drawPill(brush: Brush, pill: Pill, box: Box, theme: Theme): void {
  const { paint } = brush;
  const { colours } = theme;
  brush.covers(box.x - 2, box.y - 2, box.x + box.width + 2, box.y + box.height + 2);
  plate(paint, box, theme);
  const middle = box.y + 13.5;
  let left = box.x + PADDING;
  if (pill.band !== null) {
    paint.beginPath();
    paint.moveTo(left + 3, middle);
    paint.lineTo(left + SWATCH - 3, middle);
    strokeBand(brush, pill.band, theme);
    left += SWATCH + 8;
  }
  paint.textAlign = 'left';
  paint.textBaseline = 'middle';
  paint.font = costFont(theme);
  paint.fillStyle = colours.ink;
  paint.fillText(pill.cost, left, middle + 0.5);
  paint.font = noteFont(theme);
  for (const [index, note] of pill.notes.entries()) {
    paint.fillText(note, box.x + PADDING, box.y + 26 + 15 * index + 7);
  }
}

const costFont = ({ font }: Theme): string => `700 15px ${font}`;
const noteFont = ({ font }: Theme): string => `500 12px ${font}`;
