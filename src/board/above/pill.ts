import type { Band } from '../../rules/questions/answers';
import type { Extent, Point } from '../camera';
import type { Theme } from '../theme';
import { type Box, boxAround, keptInside, leastHiding, overlap, type Room } from './boxes';
import { strokeBand } from './line-style';
import { plate } from './plate';
import type { Brush } from './sheet';
import { stampWords } from './stamps';
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
  /** What should stay in view, if it can: the path, and who stands beside it. */
  readonly taken: readonly Box[];
  readonly touch: boolean;
  readonly theme: Theme;
}

/** Measures and places it: beside a mouse pointer where it hides least of the path, away from a finger. */
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
  if (!touch) return leastHiding(besidePointer(at, width, height), { free, taken });
  const box = awayFromFinger(at, { width, height }, { free, taken });
  // Pixels tell nobody where a word on a canvas stands: this does.
  const { x, y } = brush.corner;
  paint.canvas.dataset['cost'] = [box.x - x, box.y - y, box.width, box.height].map(Math.round).join(' ');
  return box;
}

/** Pixels that a finger hides around its tip. */
const FINGER = 44;

/** Above the finger, at the upper edge beside it, and only where there is no room beside it either, below. */
export function awayFromFinger(at: Point, { width, height }: Extent, { free, taken }: Room): Box {
  const finger = boxAround(at, 2 * FINGER);
  const places = [...overFinger(at, width, height), ...besideFinger(at, width, height)];
  const seen = places.filter((box) => !overlap(keptInside(box, free), finger));
  return leastHiding(seen.length > 0 ? seen : places, { free, taken });
}

/** Ever further from the pointer, below right of it first. */
function* besidePointer({ x, y }: Point, width: number, height: number): Generator<Box> {
  for (const away of [20, 56, 100])
    for (const [left, top] of [
      [x + away, y + away - 2],
      [x + away, y - height - away + 2],
      [x - width - away, y + away - 2],
      [x - width - away, y - height - away + 2],
      [x - width / 2, y + away + 16],
      [x - width / 2, y - height - away - 16],
    ] as const)
      yield { x: left, y: top, width, height };
}

/** The hand hides what is below the finger. */
function* overFinger({ x, y }: Point, width: number, height: number): Generator<Box> {
  for (const away of [64, 104, 150])
    for (const left of [x - width / 2, x + 12, x - width - 12])
      yield { x: left, y: y - height - away, width, height };
}

/** Beside it on either side, a little above; then below. */
function* besideFinger({ x, y }: Point, width: number, height: number): Generator<Box> {
  for (const left of [x + FINGER + 8, x - width - FINGER - 8])
    for (const top of [y - height, y - height / 2]) yield { x: left, y: top, width, height };
  for (const away of [FINGER + 20, FINGER + 60]) yield { x: x - width / 2, y: y + away, width, height };
}

export function drawPill(brush: Brush, pill: Pill, box: Box, theme: Theme): void {
  const { paint } = brush;
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
  const ink = theme.colours.ink;
  stampWords(brush, pill.cost, { font: costFont(theme), ink, at: { x: left, y: middle + 0.5 } });
  for (const [index, note] of pill.notes.entries()) {
    const at = { x: box.x + PADDING, y: box.y + 26 + 15 * index + 7 };
    stampWords(brush, note, { font: noteFont(theme), ink, at });
  }
}

const costFont = ({ font }: Theme): string => `700 15px ${font}`;
const noteFont = ({ font }: Theme): string => `500 12px ${font}`;
