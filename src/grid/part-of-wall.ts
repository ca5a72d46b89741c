import type { Wall } from './board';

/**
 * Which part of a wall lies in the rectangle from (0, 0) to the size, its borders included: from 0 (its start) to 1 (its end);
 * null where it misses it.
 */
export function partInside(
  wall: Wall,
  size: { readonly width: number; readonly height: number },
): { readonly first: number; readonly last: number } | null {
  const [dx, dy] = [wall.x2 - wall.x1, wall.y2 - wall.y1];
  let first = 0;
  let last = 1;
  const cut = (rate: number, room: number): boolean => {
    if (rate === 0) return room >= 0;
    const at = room / rate;
    if (rate < 0) first = Math.max(first, at);
    else last = Math.min(last, at);
    return first <= last;
  };
  const meets =
    cut(-dx, wall.x1) && cut(dx, size.width - wall.x1) && cut(-dy, wall.y1) && cut(dy, size.height - wall.y1);
  return meets ? { first, last } : null;
}
