import type { Extent, Insets, Point } from '../camera';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

/** The part of the screen that no panel covers. */
export const freeScreen = (screen: Extent, insets: Insets): Box => ({
  x: insets.left + 4,
  y: insets.top + 4,
  width: Math.max(1, screen.width - insets.left - insets.right - 8),
  height: Math.max(1, screen.height - insets.top - insets.bottom - 8),
});

/** Moved into the free part as far as it fits; the same box where it lies there already. */
export function keptInside(box: Box, free: Box): Box {
  const { width, height } = box;
  const x = Math.max(free.x, Math.min(box.x, free.x + free.width - width));
  const y = Math.max(free.y, Math.min(box.y, free.y + free.height - height));
  return x === box.x && y === box.y ? box : { x, y, width, height };
}

export interface Room {
  readonly free: Box;
  readonly taken: readonly Box[];
}

/** The one of these boxes that hides least of what is there, moved into the free part. Earlier ones win ties. */
export function leastHiding(boxes: Iterable<Box>, { free, taken }: Room): Box {
  let best: Box | null = null;
  let leastHidden = Number.POSITIVE_INFINITY;
  for (const wished of boxes) {
    const box = keptInside(wished, free);
    const moved = Math.abs(box.x - wished.x) + Math.abs(box.y - wished.y);
    const hidden = hiddenBy(box, taken, moved * 4, leastHidden);
    if (hidden >= leastHidden) continue;
    best = box;
    leastHidden = hidden;
    if (hidden === 0) break;
  }
  if (best === null) throw new RangeError('no box to choose from');
  return best;
}

/** How much of what is there a box hides, on top of what already counts against it; more than `most` is not told apart. */
function hiddenBy(box: Box, taken: readonly Box[], counted: number, most: number): number {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  let hidden = counted;
  for (const { x, y, width, height } of taken) {
    if (hidden >= most) return hidden;
    if (x >= right || y >= bottom || x + width <= box.x || y + height <= box.y) continue;
    hidden +=
      (Math.min(right, x + width) - Math.max(box.x, x)) * (Math.min(bottom, y + height) - Math.max(box.y, y));
  }
  return hidden;
}

/** The place around a point for a box of this size that hides least. */
export const bestPlace = (at: Point, size: Extent, room: Room): Box =>
  leastHiding(candidates(at, size), room);

function* candidates({ x, y }: Point, { width, height }: Extent): Generator<Box> {
  for (const away of [18, 44, 80, 124]) {
    for (const [across, down] of [
      [1, -0.4],
      [-1, -0.4],
      [1, 0.6],
      [-1, 0.6],
      [0, -1],
      [0, 1],
    ] as const) {
      const left = across === 0 ? x - width / 2 : across > 0 ? x + away : x - away - width;
      const top = across === 0 ? y + down * (away + height / 2) - height / 2 : y + down * away - height / 2;
      yield { x: left, y: top, width, height };
    }
  }
}
