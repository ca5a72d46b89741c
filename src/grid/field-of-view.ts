import { type BoardIndex, isSolid } from './board-index';
import { lineOfSight } from './line-of-effect';
import type { Square } from './square';

/** Fields of view that are kept for one board: whoever comes back to a place sees the same. */
const MOST_REMEMBERED = 120;

/**
 * The squares that are in line of sight from a body, row by row: 1 for each that is, filled ones that show a face among them (X-LOS-5).
 * Light is not asked. Found outwards from the body, so that what lies behind walls costs nothing.
 */
export function fieldOfView(index: BoardIndex, body: readonly Square[]): Uint8Array {
  const all = rememberedOf(index);
  const key = body.map(({ x, y }) => `${x},${y}`).join(' ');
  const known = all.get(key);
  if (known !== undefined) return known;
  if (all.size >= MOST_REMEMBERED) all.clear();
  const made = lookAround(index, body);
  all.set(key, made);
  return made;
}

function rememberedOf(index: BoardIndex): Map<string, Uint8Array> {
  const known = index.derived.get('views');
  if (known instanceof Map) return known as Map<string, Uint8Array>;
  const made = new Map<string, Uint8Array>();
  index.derived.set('views', made);
  return made;
}

const UNASKED = 0;
const SEEN = 1;
const NOT_SEEN = 2;

function lookAround(index: BoardIndex, body: readonly Square[]): Uint8Array {
  const { columns, rows } = index;
  const found = new Uint8Array(columns * rows);
  const next: Square[] = [];
  const ask = (x: number, y: number): void => {
    const at = y * columns + x;
    if (x < 0 || y < 0 || x >= columns || y >= rows || found[at] !== UNASKED) return;
    const square = { x, y };
    if (isSolid(index, square)) {
      // It is come to from a square that is seen: that face shows.
      found[at] = SEEN;
    } else if (lineOfSight(index, body, [square])) {
      found[at] = SEEN;
      next.push(square);
    } else {
      found[at] = NOT_SEEN;
    }
  };
  for (const { x, y } of body) ask(x, y);
  for (let square = next.pop(); square !== undefined; square = next.pop()) {
    const { x, y } = square;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) ask(x + dx, y + dy);
  }
  return found.map((it) => (it === SEEN ? 1 : 0));
}
