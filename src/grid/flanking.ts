import type { Placement } from './footprint';
import type { Square } from './square';

/**
 * Whether two creatures stand on opposite sides of a target: a line between the middles of some square of each passes
 * through opposite borders of its space, corners included (X-FLK-1..3). Whether they threaten it is not asked here.
 */
export const flanks = (attacker: readonly Square[], ally: readonly Square[], target: Placement): boolean =>
  attacker.some((a) => ally.some((b) => passesOppositeBorders(a, b, target)));

function passesOppositeBorders(a: Square, b: Square, { at, space }: Placement): boolean {
  const across = crossesBoth(a, b, { near: at.x, from: at.y, space });
  return across || crossesBoth(turned(a), turned(b), { near: at.y, from: at.x, space });
}

const turned = ({ x, y }: Square): Square => ({ x: y, y: x });

/** Whether the line between two middles meets the borders x = near and x = near + space of a square space. */
function crossesBoth(a: Square, b: Square, side: { near: number; from: number; space: number }): boolean {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  if (left.x + 0.5 > side.near || right.x + 0.5 < side.near + side.space) return false;
  const rise = (right.y - left.y) / (right.x - left.x);
  return [side.near, side.near + side.space].every((x) => {
    const y = left.y + 0.5 + rise * (x - left.x - 0.5);
    return y >= side.from - 1e-9 && y <= side.from + side.space + 1e-9;
  });
}
